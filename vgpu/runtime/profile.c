/* Counters, traces and access records: what the generated code calls when a launch is watched.
 *
 * profile/counters.py and profile/trace.py emit the calls and read the records; profile/requests.py says in Python what one request
 * counts as, and the tests hold the two against each other. */
#include "runtime.h"

/* Words of a site's row. Global and local memory count sectors, shared memory wavefronts, constant memory distinct addresses. */
enum { ROW_MOVED, ROW_DISTINCT, ROW_PASSES, ROW_IDEAL, ROW_REQUESTS, ROW_LANES, ROW_WORDS = 8 };

/* Slots of a trace record; the address of an access is told apart by the space it is found in. */
enum { SLOT_ADDRESS, SLOT_ADDRESS_SHARED, SLOT_ADDRESS_LOCAL, SLOT_VISIT = 0xffff };

/* `place`: the instruction, or the basic block of a visit (thread: the warp; value: function, active lanes). */
typedef struct { u32 place; u16 slot, thread; u64 value; } TraceRecord;
typedef struct { u32 site, block; u16 thread, space; u32 pad; u64 address; } AccessRecord;

/* What Launch.counters points at. */
typedef struct {
    u64 *blocks; /* a basic block: runs of the fast copy, runs of the general copy, lanes of the latter */
    u64 *rows;   /* ROW_WORDS a site */
    u64 *gather; /* 32 addresses a site, filled eight at a time */
    u8 *memo;    /* a Memo a site */
    TraceRecord *trace;
    u64 trace_cap, trace_count;
    u32 trace_block, trace_warp, trace_lanes, pad;
    AccessRecord *accesses;
    u64 access_cap, access_count;
} Watch;

static Watch *watch(Warp *w) { return (Watch *)w->launch->counters; }

/* ---- one request -------------------------------------------------------------------------------------------- */

typedef struct { u32 moved, distinct, passes, ideal; } Request;

#define EACH_LANE(mask) for (u32 rest_ = (mask), lane; rest_ && (lane = CTZ(rest_), 1); rest_ &= rest_ - 1)

/* Vector types, but no target features: LLVM splits or joins them. */
typedef u32 word8 __attribute__((vector_size(32)));
typedef u64 long8 __attribute__((vector_size(64), aligned(8)));
static const word8 IOTA[4] = {{0, 1, 2, 3, 4, 5, 6, 7}, {8, 9, 10, 11, 12, 13, 14, 15}, {16, 17, 18, 19, 20, 21, 22, 23}, {24, 25, 26, 27, 28, 29, 30, 31}};

/* One number a lane, equal for equal addresses. `whole`: the address divided by the access size; else only that. */
typedef struct { word8 of[4]; u32 whole; } Keys;

static u32 log2_of(u32 size) { return size ? 31 - (u32)__builtin_clz(size) : 0; }

static Keys keys(u32 mask, const u64 *a, u32 shift) {
    Keys k;
    u64 first = mask ? a[CTZ(mask)] >> shift : 0, lost = 0;
    EACH_LANE(mask) lost |= (a[lane] >> shift ^ first) >> 32;
    for (u32 v = 0; v < 4; v++) k.of[v] = __builtin_convertvector(*(const long8 *)(a + 8 * v) >> shift, word8);
    k.whole = !lost;
    if (lost) EACH_LANE(mask) { /* lanes 16 GiB and more apart: number the addresses by the first lane that has each */
        u32 j = 0;
        while (!(mask >> j & 1) || a[j] >> shift != a[lane] >> shift) j++;
        k.of[lane / 8][lane % 8] = j;
    }
    return k;
}

/* The active lanes whose number no lower active lane has; numbers count as equal when they differ in their low `bits` only. */
__attribute__((noinline)) static u32 firsts(const Keys *k, u32 mask, u32 bits) {
    word8 a = k->of[0] >> bits, b = k->of[1] >> bits, c = k->of[2] >> bits, d = k->of[3] >> bits;
    word8 zero = {0}, one = zero + 1, in_a = zero, in_b = zero, in_c = zero, in_d = zero; /* had by a lower lane; in registers: see below */
    EACH_LANE(mask) {
        word8 own = zero + (k->of[lane / 8][lane % 8] >> bits), me = zero + lane;
        in_a |= (word8)(a == own) & (word8)(IOTA[0] > me);
        in_b |= (word8)(b == own) & (word8)(IOTA[1] > me);
        in_c |= (word8)(c == own) & (word8)(IOTA[2] > me);
        in_d |= (word8)(d == own) & (word8)(IOTA[3] > me);
    }
    word8 out = (~in_a & one << IOTA[0]) | (~in_b & one << IOTA[1]) | (~in_c & one << IOTA[2]) | (~in_d & one << IOTA[3]);
    u32 lanes = 0;
    for (u32 i = 0; i < 8; i++) lanes |= out[i];
    return lanes & mask;
}

/* The most active lanes that have one number. (Arrays of vectors would become masked stores, which some processors do very slowly.) */
static u32 crowd(const Keys *k, u32 mask) {
    word8 a = k->of[0], b = k->of[1], c = k->of[2], d = k->of[3], zero = {0}, in_a = zero, in_b = zero, in_c = zero, in_d = zero;
    EACH_LANE(mask) {
        word8 own = zero + k->of[lane / 8][lane % 8];
        in_a -= (word8)(a == own);
        in_b -= (word8)(b == own);
        in_c -= (word8)(c == own);
        in_d -= (word8)(d == own);
    }
    word8 times[4] = {in_a, in_b, in_c, in_d};
    u32 most = 0;
    EACH_LANE(mask) if (times[lane / 8][lane % 8] > most) most = times[lane / 8][lane % 8];
    return most;
}

/* Different sectors, when addresses are too far apart for Keys. */
static u32 sectors_far(const u64 *a, u32 mask) {
    u32 out = 0;
    EACH_LANE(mask) {
        u32 seen = 0;
        for (u32 j = 0; j < lane; j++) seen |= mask >> j & 1 && a[j] >> 5 == a[lane] >> 5;
        out += !seen;
    }
    return out;
}

static void count_addresses(Request *r, const Keys *k, u32 mask, u32 atomic) {
    r->distinct = POPC(firsts(k, mask, 0));
    r->passes = atomic ? crowd(k, mask) : 0;
}

/* The busiest bank's words decide. An atomic takes a turn for each lane, even on the same word. */
static void count_shared(Request *r, u32 mask, const u64 *a, u32 size, u32 atomic) {
    u32 shift = log2_of(size), phases = size > 4 ? size / 4 : 1, lanes = 32 / phases, banks = 32 / phases;
    Keys k = keys(mask, a, shift);
    for (u32 p = 0; p < phases; p++) {
        u32 here = mask & (lanes == 32 ? 0xffffffffu : ((1u << lanes) - 1) << p * lanes), most = 0;
        u8 load[32] = {0};
        u32 turns = atomic ? here : firsts(&k, here, shift < 2 ? 2 - shift : 0);
        EACH_LANE(turns) {
            u32 now = ++load[a[lane] >> (shift < 2 ? 2 : shift) & (banks - 1)];
            if (now > most) most = now;
        }
        r->moved += most;
        r->ideal += here != 0;
    }
    count_addresses(r, &k, mask, atomic);
}

static void count_global(Request *r, u32 mask, const u64 *a, u32 size, u32 atomic) {
    u32 shift = log2_of(size);
    Keys k = keys(mask, a, shift);
    r->moved = k.whole ? POPC(firsts(&k, mask, 5 - shift)) : sectors_far(a, mask);
    count_addresses(r, &k, mask, atomic);
    r->ideal = (r->distinct * size + 31) / 32;
}

/* Offsets in each lane's own memory. Hardware interleaves it by words: word k of the 32 lanes is one stretch of 128 bytes. */
static void count_local(Request *r, u32 mask, const u64 *offsets, u32 size) {
    u32 shift = size > 4 ? log2_of(size) : 2, words = size > 4 ? size / 4 : 1;
    Keys k = keys(mask, offsets, shift);
    for (u32 group = 0; group < 4; group++) r->moved += words * POPC(firsts(&k, mask & 0xffu << 8 * group, 0));
    r->distinct = POPC(mask);
    r->ideal = (POPC(mask) * size + 31) / 32;
}

static void count_constant(Request *r, u32 mask, const u64 *a, u32 size) {
    Keys k = keys(mask, a, log2_of(size));
    count_addresses(r, &k, mask, 0);
    r->moved = r->distinct;
    r->ideal = 1;
}

static void add(u64 *row, const Request *r, u32 lanes) {
    row[ROW_MOVED] += r->moved;
    row[ROW_DISTINCT] += r->distinct;
    row[ROW_PASSES] += r->passes;
    row[ROW_IDEAL] += r->ideal;
    row[ROW_REQUESTS]++;
    row[ROW_LANES] += lanes;
}

/* The frame of this warp whose local memory holds an address: the caller's when an array was passed down. */
static Frame *local_frame(Warp *w, u64 address) {
    for (Frame *f = w->frame; f; f = f->caller) {
        u64 bytes = 32 * (u64)w->launch->functions[f->function].local_size;
        if (address - f->local < bytes) return f;
    }
    return 0;
}

/* Which space an address lies in, and where there: 0 global (the address), 1 shared (offset), 2 local (offset in the lane's memory). */
__attribute__((noinline)) static u32 place(Warp *w, u32 lane, u64 *address) {
    u64 offset = *address - (u64)w->block->shared;
    if (offset < w->block->shared_size) { *address = offset; return 1; }
    if (*address - (u64)w->stack >= (u64)(w->stack_end - w->stack)) return 0;
    Frame *f = local_frame(w, *address);
    if (!f) return 0;
    *address -= f->local + lane * (u64)w->launch->functions[f->function].local_size;
    return 2;
}

static u64 *row_of(Warp *w, u32 at) { return watch(w)->rows + (u64)ROW_WORDS * at; }

/* Counts a request; the last kind of request met in it is what the result says. */
static Request count(Warp *w, u32 site, u32 mask, u64 *a) {
    u32 info = w->launch->site_info[site], size = info & 255, action = info >> 8 & 15, space = info >> 12 & 15;
    u32 in[3] = {0, 0, 0}, first = site & ~3u;
    Request r = {0, 0, 0, 0};
    if (space == SPACE_SHARED) {
        for (u32 i = 0; i < 32; i++) a[i] -= (u64)w->block->shared;
        in[1] = mask;
    } else if (space == SPACE_GENERIC || space == SPACE_LOCAL) {
        EACH_LANE(mask) in[place(w, lane, &a[lane])] |= 1u << lane;
    } else in[0] = mask;
    for (u32 k = 0; k < 3; k++) { /* a generic access that turns out shared or local has the two rows after its own */
        if (!in[k]) continue;
        r = (Request){0, 0, 0, 0};
        if (space == SPACE_CONST) count_constant(&r, in[k], a, size);
        else if (k == 1) count_shared(&r, in[k], a, size, action == ACTION_ATOMIC);
        else if (k == 2) count_local(&r, in[k], a, size);
        else count_global(&r, in[k], a, size, action == ACTION_ATOMIC);
        add(row_of(w, space == SPACE_GENERIC ? first + ((site + k) & 3) : site), &r, POPC(in[k]));
    }
    return r;
}

#define SPREAD_LANES(a) \
    u64 a[32]; \
    for (u32 i = 0; i < 32; i++) \
        a[i] = base + (i & 1 ? s0 : 0) + (i & 2 ? s1 : 0) + (i & 4 ? s2 : 0) + (i & 8 ? s3 : 0) + (i & 16 ? s4 : 0);

/* What a site's last strides counted as, by the first address's place in a sector. */
typedef struct { i64 strides[5]; u32 mask, pad; struct { u8 moved, distinct, passes, ideal; } of[32]; } Memo;

/* Strides known only at run time. They seldom change, and addresses 32 bytes on count alike: mostly the answer is known. */
void vg_count_affine(Warp *w, u32 site, u32 mask, u64 base, i64 s0, i64 s1, i64 s2, i64 s3, i64 s4) {
    Memo *m = (Memo *)watch(w)->memo + site;
    i64 *s = m->strides;
    u32 space = w->launch->site_info[site] >> 12 & 15, known = space == SPACE_GLOBAL || space == SPACE_SHARED, at = base & 31;
    if (known && m->of[at].moved && m->mask == mask && s[0] == s0 && s[1] == s1 && s[2] == s2 && s[3] == s3 && s[4] == s4) {
        Request r = {m->of[at].moved, m->of[at].distinct, m->of[at].passes, m->of[at].ideal};
        add(row_of(w, site), &r, POPC(mask));
        return;
    }
    SPREAD_LANES(a)
    Request r = count(w, site, mask, a);
    if (m->mask != mask || s[0] != s0 || s[1] != s1 || s[2] != s2 || s[3] != s3 || s[4] != s4) {
        for (u32 i = 0; i < 32; i++) m->of[i].moved = 0;
        s[0] = s0; s[1] = s1; s[2] = s2; s[3] = s3; s[4] = s4;
        m->mask = mask;
    }
    m->of[at].moved = (u8)r.moved;
    m->of[at].distinct = (u8)r.distinct;
    m->of[at].passes = (u8)r.passes;
    m->of[at].ideal = (u8)r.ideal;
}

/* The site's 32 gathered addresses. */
void vg_count_lanes(Warp *w, u32 site, u32 mask) {
    u64 a[32];
    const u64 *from = watch(w)->gather + 32 * (u64)site;
    for (u32 i = 0; i < 32; i++) a[i] = from[i];
    count(w, site, mask, a);
}

/* ---- traces ------------------------------------------------------------------------------------------------- */

static void note(Watch *k, u32 place, u32 slot, u32 thread, u64 value) {
    u64 at = k->trace_count++;
    if (at >= k->trace_cap) return;
    TraceRecord r = {place, (u16)slot, (u16)thread, value};
    k->trace[at] = r;
}

static void note_lane(Warp *w, u32 number, u32 slot, u32 lane, u64 value) {
    Watch *k = watch(w);
    if (!(k->trace_lanes >> lane & 1)) return;
    u32 offset = slot & 0xff; /* slots of addresses: 0 first access, 4 second access of an instruction */
    if (offset == SLOT_ADDRESS || offset == SLOT_ADDRESS + 4) slot += place(w, lane, &value);
    note(k, number, slot, w->warp_id * 32 + lane, value);
}

/* A warp enters a basic block. */
void vg_trace_block(Warp *w, u32 block, u32 function, u32 mask) {
    note(watch(w), block, SLOT_VISIT, w->warp_id, (u64)function << 32 | mask);
}

void vg_trace_affine(Warp *w, u32 number, u32 slot, u32 mask, u64 base, i64 s0, i64 s1, i64 s2, i64 s3, i64 s4) {
    SPREAD_LANES(a)
    for (u32 i = 0; i < 32; i++) if (mask >> i & 1) note_lane(w, number, slot, i, a[i]);
}

void vg_trace_lanes(Warp *w, u32 number, u32 slot, const u64 *values, u64 chunk, u32 mask) {
    for (u32 i = 0; i < 8; i++) if (mask >> i & 1) note_lane(w, number, slot, (u32)chunk * 8 + i, values[i]);
}

/* ---- who touches what --------------------------------------------------------------------------------------- */

static void record(Warp *w, u32 site, u32 lane, u64 address) {
    Watch *k = watch(w);
    u32 space = place(w, lane, &address);
    if (space == 2) return; /* local memory is nobody else's business */
    u64 at = k->access_count++;
    if (at >= k->access_cap) return;
    AccessRecord r = {site, w->block->index, (u16)(w->warp_id * 32 + lane), (u16)space, 0, address};
    k->accesses[at] = r;
}

void vg_access_affine(Warp *w, u32 site, u32 mask, u64 base, i64 s0, i64 s1, i64 s2, i64 s3, i64 s4) {
    SPREAD_LANES(a)
    for (u32 i = 0; i < 32; i++) if (mask >> i & 1) record(w, site, i, a[i]);
}

void vg_access_lanes(Warp *w, u32 site, const u64 *addresses, u64 chunk, u32 mask) {
    for (u32 i = 0; i < 8; i++) if (mask >> i & 1) record(w, site, (u32)chunk * 8 + i, addresses[i]);
}


/* For the layout test: sizes and offsets as the compiler sees them. */
u32 vg_watch_layout(u32 which) {
    static const u32 layout[] = {
        sizeof(Watch), sizeof(TraceRecord), sizeof(AccessRecord), sizeof(Memo), ROW_WORDS, __builtin_offsetof(Watch, trace_count),
        __builtin_offsetof(Watch, trace_lanes), __builtin_offsetof(Watch, access_count), __builtin_offsetof(TraceRecord, value),
        __builtin_offsetof(AccessRecord, address),
    };
    return which < sizeof layout / sizeof *layout ? layout[which] : 0xffffffffu;
}
