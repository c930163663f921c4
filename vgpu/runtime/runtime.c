/* The part of the virtual GPU that is the same for every kernel: scheduling blocks and warps, barriers, calls, faults, printf, and
 * the warp-wide operations that are too long to generate in place.
 *
 * Compiled ahead to runtime.ll (see README.md in this folder): freestanding C, no libc, no target features, so that the JIT can
 * build it for whatever CPU it finds. */
#include "check.h"

static void copy(u8 *to, const u8 *from, u64 n) {
    for (u64 i = 0; i < n; i++) to[i] = from[i];
}

/* p is 8-byte aligned; n is rounded up to words. */
static void zero(u8 *p, u64 n) {
    for (u64 i = 0; i < (n + 7) / 8; i++) ((volatile u64 *)p)[i] = 0;
}

#define EACH_HOOK(L, WHAT, ...) \
    for (Hooks *h = (L)->hooks; h < (L)->hooks + (L)->hook_count; h++) if (h->WHAT) h->WHAT(__VA_ARGS__);

/* ---- events ------------------------------------------------------------------------------------------------ */

Event vg_event_at(Warp *w, u32 kind, u32 site, u32 lane) {
    Event e = {kind, site, w->block->index, w->warp_id, lane, 0, 0, 0, 0, {0, 0, 0}};
    return e;
}

/* Record an event; beyond the buffer's end only the count grows. */
void vg_event(Launch *l, Event *e) {
    u32 at = __atomic_fetch_add(&l->event_count, 1, __ATOMIC_RELAXED);
    if (at < l->event_cap) copy((u8 *)&l->events[at], (const u8 *)e, sizeof *e);
}

static i32 stop(Warp *w, Event *e) {
    vg_event(w->launch, e);
    __atomic_store_n(&w->launch->stop, 1, __ATOMIC_RELAXED);
    return 1;
}

i32 vg_trap(Warp *w, u32 site, u32 mask) {
    Event e = vg_event_at(w, EVENT_TRAP, site, CTZ(mask));
    e.mask = mask;
    return stop(w, &e);
}

i32 vg_device_malloc(Warp *w, u32 site, u32 mask) {
    Event e = vg_event_at(w, EVENT_MALLOC, site, CTZ(mask));
    return stop(w, &e);
}

i32 vg_assert(Warp *w, u32 site, u32 mask, u64 *message, u64 *file, u32 *line, u64 *function) {
    u32 lane = CTZ(mask);
    Event e = vg_event_at(w, EVENT_ASSERT, site, lane);
    e.address = message[lane];
    e.extra[0] = file[lane];
    e.extra[1] = line[lane];
    e.extra[2] = function[lane];
    return stop(w, &e);
}

/* ---- memory ------------------------------------------------------------------------------------------------ */

Entry *vg_find(Launch *l, u64 address) {
    u64 low = 0, high = l->table_count;
    while (low < high) {
        u64 mid = (low + high) / 2;
        if (l->table[mid].base <= address) low = mid + 1; else high = mid;
    }
    if (!low) return 0;
    Entry *e = &l->table[low - 1];
    return address < e->limit ? e : 0;
}

static u32 in_constant(Launch *l, u64 address) {
    Entry *e = vg_find(l, address);
    return e && (e->flags & ENTRY_CONSTANT) == ENTRY_CONSTANT;
}

/* isspacep. A kernel's parameters lie in global memory too, as on hardware from compute capability 9.0 on. */
u32 vg_is_space(Warp *w, u64 address, u32 space) {
    Launch *l = w->launch;
    u32 shared = address - (u64)w->block->shared < w->block->shared_size;
    u32 local = address - (u64)w->stack < (u64)(w->stack_end - w->stack);
    switch (space) {
    case SPACE_SHARED: return shared;
    case SPACE_LOCAL: return local;
    case SPACE_PARAM: return address - l->params < l->params_size;
    case SPACE_CONST: return in_constant(l, address);
    default: return !shared && !local && !in_constant(l, address);
    }
}

/* Whether one lane's access is allowed; when it is, the range that proves it. */
static u32 permitted(Warp *w, u32 site, u32 lane, u64 address, Range *room) {
    Launch *l = w->launch;
    u32 info = l->site_info[site], size = info & 255, action = info >> 8 & 15, space = info >> 12 & 15, origin = info >> 16;
    room->start = room->length = 0;
    if (size > 1 && address & (size - 1)) return 0;
    Range place = l->places[site];
    if (space == SPACE_SHARED) {
        u64 offset = address - (u64)w->block->shared - place.start, room_left = w->block->shared_size - place.start;
        if (place.length && place.length < room_left) room_left = place.length;
        return offset < room_left && size <= room_left - offset;
    }
    if (place.length && (address < place.start || address + size > place.start + place.length)) return 0;
    if (space == SPACE_LOCAL || space == SPACE_GENERIC) {
        for (Frame *f = w->frame; f; f = f->caller) { /* a caller's local array may be passed by address */
            u64 bytes = l->functions[f->function].local_size, start = f->local + lane * bytes;
            if (bytes && address >= start && address + size <= start + bytes) return 1;
        }
        if (space == SPACE_LOCAL) return 0;
        if (address >= (u64)w->block->shared && address + size <= (u64)w->block->shared + w->block->shared_size) return 1;
        if (action == ACTION_READ && address >= l->params && address + size <= l->params + l->params_size) return 1;
    }
    if (space == SPACE_PARAM) return address >= l->params && address + size <= l->params + l->params_size;
    if (origin) {
        Range *mine = &l->ranges[2 * (origin - 1)];
        Range r = mine[action == ACTION_READ];
        if (mine[0].length || mine[1].length) { /* the pointer came with this parameter: it must stay in that buffer */
            if (address < r.start || address + size > r.start + r.length) return 0;
            return 1;
        }
    }
    Entry *e = vg_find(l, address);
    if (!e || address + size > e->limit || (e->flags & 1 && action != ACTION_READ)) return 0;
    room->start = e->base;
    room->length = e->limit - e->base;
    return 1;
}

static i32 fault(Warp *w, u32 site, u32 lane, u64 address) {
    Event e = vg_event_at(w, EVENT_FAULT, site, lane);
    e.address = address;
    e.extra[0] = (u64)w->block->shared;
    e.extra[1] = w->block->shared_size;
    e.extra[2] = w->frame->local;
    return stop(w, &e);
}

i32 vg_fault_affine(Warp *w, u32 site, u32 mask, u64 base, i64 s0, i64 s1, i64 s2, i64 s3, i64 s4) {
    Range room = {0, 0};
    for (u32 lane = 0; lane < 32; lane++) {
        if (!(mask >> lane & 1)) continue;
        u64 a = base + (lane & 1 ? s0 : 0) + (lane & 2 ? s1 : 0) + (lane & 4 ? s2 : 0) + (lane & 8 ? s3 : 0) + (lane & 16 ? s4 : 0);
        if (!permitted(w, site, lane, a, &room)) return fault(w, site, lane, a);
        if (!s0 && !s1 && !s2 && !s3 && !s4) break;
    }
    if (room.length) w->block->sites[site] = room;
    return 0;
}

i32 vg_fault_lanes(Warp *w, u32 site, u64 *addresses, u64 chunk, u32 mask) {
    Range room = {0, 0};
    for (u32 i = 0; i < 8; i++) {
        u32 lane = (u32)chunk * 8 + i;
        if (mask >> i & 1 && !permitted(w, site, lane, addresses[i], &room)) return fault(w, site, lane, addresses[i]);
    }
    if (room.length) w->block->sites[site] = room;
    return 0;
}

void vg_copy(u8 *to, const u8 *from, u32 size, u32 limit) {
    for (u32 i = 0; i < size; i++) to[i] = i < limit ? from[i] : 0;
}

#define SPREAD(NAME, T) \
    void NAME(T *out, T base, T s0, T s1, T s2, T s3, T s4) { \
        for (u32 i = 0; i < 32; i++) \
            out[i] = base + (i & 1 ? s0 : 0) + (i & 2 ? s1 : 0) + (i & 4 ? s2 : 0) + (i & 8 ? s3 : 0) + (i & 16 ? s4 : 0); \
    }
SPREAD(vg_spread32, u32)
SPREAD(vg_spread64, u64)

/* ---- warp-wide operations ----------------------------------------------------------------------------------- */

/* `here`: the lanes that execute the instruction; masks[lane]: the lanes that it works with. */

/* The lanes that any of the masks names. */
u32 vg_union(const u32 *masks, u32 here) {
    u32 all = 0;
    for (u32 i = 0; i < 32; i++) if (here >> i & 1) all |= masks[i];
    return all;
}

/* The lanes whose partners, as far as they live, are all here. */
u32 vg_complete(const u32 *masks, u32 here, u32 live) {
    u32 out = 0;
    for (u32 i = 0; i < 32; i++) out |= (u32)(here >> i & 1 && !(masks[i] & live & ~here)) << i;
    return out;
}

#define MATCH(BITS, T) \
    void vg_match_any##BITS(const T *v, const u32 *masks, u32 here, u32 *out) { \
        for (u32 i = 0; i < 32; i++) { \
            u32 m = 0; \
            for (u32 j = 0; j < 32; j++) m |= (u32)((masks[i] & here) >> j & 1 && v[j] == v[i]) << j; \
            out[i] = m; \
        } \
    } \
    void vg_match_all##BITS(const T *v, const u32 *masks, u32 here, u32 *out) { \
        for (u32 i = 0; i < 32; i++) { \
            u32 mine = masks[i] & here, same = 1; \
            for (u32 j = 0; j < 32; j++) same &= !(mine >> j & 1 && v[j] != v[i]); \
            out[i] = same ? mine : 0; \
        } \
    }
MATCH(32, u32)
MATCH(64, u64)

#define REDUX(NAME, T, START, STEP) \
    u32 NAME(const u32 *v, u32 here) { \
        T a = (T)(START); \
        for (u32 i = 0; i < 32; i++) if (here >> i & 1) { T x = (T)v[i]; a = STEP; } \
        return (u32)a; \
    } \
    void NAME##_lanes(const u32 *v, const u32 *masks, u32 here, u32 *out) { \
        for (u32 i = 0; i < 32; i++) out[i] = here >> i & 1 ? NAME(v, masks[i] & here) : 0; \
    }
REDUX(vg_redux_add, u32, 0, a + x)
REDUX(vg_redux_and, u32, 0xffffffffu, a & x)
REDUX(vg_redux_or, u32, 0, a | x)
REDUX(vg_redux_xor, u32, 0, a ^ x)
REDUX(vg_redux_min_u32, u32, 0xffffffffu, x < a ? x : a)
REDUX(vg_redux_max_u32, u32, 0, x > a ? x : a)
REDUX(vg_redux_min_s32, i32, 0x7fffffff, x < a ? x : a)
REDUX(vg_redux_max_s32, i32, -0x7fffffff - 1, x > a ? x : a)

/* Lanes that a warp-level sync names will never come: report, and let the others go on. */
i32 vg_sync_missing(Warp *w, u32 site, u32 mask, u32 missing) {
    Event e = vg_event_at(w, EVENT_SYNC_MISSING, site, CTZ(mask));
    e.mask = mask;
    e.reason = missing;
    if (w->launch->flags & FLAG_SYNCCHECK) record_event(w->launch, &e);
    return 0;
}

/* ---- single-precision atomics -------------------------------------------------------------------------------- */

/* Additions in global memory flush subnormal operands and results to zero, those in shared memory do not (PTX ISA, "atom"). */
static float flush(float x) {
    float size = __builtin_fabsf(x);
    return size < 0x1p-126f ? __builtin_copysignf(0, x) : x;
}

float vg_atomic_add_f32(Warp *w, u32 *p, float v) {
    u32 bits = __atomic_load_n(p, __ATOMIC_RELAXED), sum_bits;
    float old, sum;
    (void)w;
    v = flush(v);
    do {
        __builtin_memcpy(&old, &bits, 4);
        sum = flush(flush(old) + v);
        __builtin_memcpy(&sum_bits, &sum, 4);
    } while (!__atomic_compare_exchange_n(p, &bits, sum_bits, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
    __builtin_memcpy(&old, &bits, 4);
    return old;
}

float vg_atomic_add_generic_f32(Warp *w, u32 *p, float v) {
    if ((u64)p - (u64)w->block->shared >= w->block->shared_size) return vg_atomic_add_f32(w, p, v);
    float old, sum; /* the block's own memory */
    __builtin_memcpy(&old, p, 4);
    sum = old + v;
    __builtin_memcpy(p, &sum, 4);
    return old;
}

/* ---- half-precision atomics ---------------------------------------------------------------------------------- */

static float half_to_float(u16 h) {
    u32 sign = (u32)(h & 0x8000) << 16, exp = h >> 10 & 31, man = h & 1023, bits;
    if (exp == 31) bits = sign | 0x7f800000 | man << 13;
    else if (exp) bits = sign | (exp + 112) << 23 | man << 13;
    else { float f = (float)man * 0x1p-24f; __builtin_memcpy(&bits, &f, 4); bits |= sign; }
    float out;
    __builtin_memcpy(&out, &bits, 4);
    return out;
}

static u16 float_to_half(float f) {
    u32 x;
    __builtin_memcpy(&x, &f, 4);
    u32 sign = x >> 16 & 0x8000, a = x & 0x7fffffff;
    if (a > 0x7f800000) return 0x7fff;
    if (a >= 0x477ff000) return (u16)(sign | 0x7c00);
    if (a < 0x38800000) { /* subnormal: scale so that the unit is 1 and let the addition round to even */
        float v, magic = 0x1p-1f; /* 0.5 has ulp 2^-24 */
        __builtin_memcpy(&v, &a, 4);
        v += magic;
        u32 r;
        __builtin_memcpy(&r, &v, 4);
        return (u16)(sign | (r - 0x3f000000));
    }
    u32 r = a + 0xfff + (a >> 13 & 1) - (112u << 23);
    return (u16)(sign | r >> 13);
}

static float bfloat_to_float(u16 h) {
    u32 bits = (u32)h << 16;
    float out;
    __builtin_memcpy(&out, &bits, 4);
    return out;
}

static u16 float_to_bfloat(float f) {
    u32 x;
    __builtin_memcpy(&x, &f, 4);
    if ((x & 0x7fffffff) > 0x7f800000) return 0x7fff;
    return (u16)((x + 0x7fff + (x >> 16 & 1)) >> 16);
}

static u16 add_f16(u16 a, u16 b) { return float_to_half(half_to_float(a) + half_to_float(b)); }
static u16 add_bf16(u16 a, u16 b) { return float_to_bfloat(bfloat_to_float(a) + bfloat_to_float(b)); }

#define ATOMIC_HALF(NAME) \
    u16 vg_atomic_add_##NAME(u16 *p, u16 v) { \
        u16 old = __atomic_load_n(p, __ATOMIC_RELAXED); \
        while (!__atomic_compare_exchange_n(p, &old, add_##NAME(old, v), 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {} \
        return old; \
    } \
    u32 vg_atomic_add_##NAME##x2(u32 *p, u32 v) { \
        u32 old = __atomic_load_n(p, __ATOMIC_RELAXED), sum; \
        do sum = (u32)add_##NAME((u16)old, (u16)v) | (u32)add_##NAME((u16)(old >> 16), (u16)(v >> 16)) << 16; \
        while (!__atomic_compare_exchange_n(p, &old, sum, 0, __ATOMIC_RELAXED, __ATOMIC_RELAXED)); \
        return old; \
    }
ATOMIC_HALF(f16)
ATOMIC_HALF(bf16)

/* ---- printf ------------------------------------------------------------------------------------------------- */

/* Bytes of the argument block a format needs (CUDA promotes: int 4, everything wider 8, naturally aligned). */
static u32 argument_bytes(Launch *l, u64 format, u32 *count) {
    Entry *e = vg_find(l, format);
    u32 bytes = 0;
    *count = 0;
    if (!e) return 0;
    const char *s = (const char *)format, *end = (const char *)e->limit;
    while (s < end && *s) {
        if (*s++ != '%') continue;
        if (s < end && *s == '%') { s++; continue; }
        u32 wide = 0;
        while (s < end && *s) {
            char c = *s++;
            if (c == '*') { bytes = (bytes + 3) / 4 * 4 + 4; continue; }
            if (c == 'l' || c == 'j' || c == 'z' || c == 't') { wide = 1; continue; }
            if ((c >= '0' && c <= '9') || c == '.' || c == '-' || c == '+' || c == ' ' || c == '#' || c == 'h') continue;
            if (c != 'd' && c != 'i' && c != 'u' && c != 'x' && c != 'X' && c != 'o' && c != 'c') wide = 1;
            bytes = wide ? (bytes + 7) / 8 * 8 + 8 : (bytes + 3) / 4 * 4 + 4;
            (*count)++;
            break;
        }
        if (bytes > 4096) return 4096;
    }
    return bytes;
}

/* A record a lane: total bytes, site, block, thread (u32 each), the format's address, then its arguments. */
i32 vg_printf(Warp *w, u32 site, u32 mask, u64 *formats, u64 *arguments, u32 *results) {
    Launch *l = w->launch;
    for (u32 lane = 0; lane < 32; lane++) {
        if (!(mask >> lane & 1)) continue;
        u32 count, bytes = argument_bytes(l, formats[lane], &count);
        u64 from = arguments[lane];
        if (from < (u64)w->stack || from + bytes > (u64)w->stack_end) bytes = 0;
        u32 total = (24 + bytes + 7) / 8 * 8;
        u64 at = __atomic_fetch_add(&l->print_used, total, __ATOMIC_RELAXED);
        if (at + total > l->print_cap) {
            Event e = vg_event_at(w, EVENT_PRINT_LIMIT, site, lane);
            return stop(w, &e);
        }
        u32 head[4] = {total, site, w->block->index, w->warp_id * 32 + lane};
        copy(l->print + at, (const u8 *)head, 16);
        copy(l->print + at + 16, (const u8 *)&formats[lane], 8);
        copy(l->print + at + 24, (const u8 *)from, bytes);
        if (results) results[lane] = count;
    }
    return 0;
}

/* ---- barriers ----------------------------------------------------------------------------------------------- */

/* The block's threads as barriers count them: whole warps. */
static u32 counted_threads(Launch *l) { return 32 * l->warps; }

/* Lanes of a warp arrive at a barrier instruction. excused: missing ones that may be missing. Non-zero stops the kernel. */
i32 vg_arrive(Warp *w, u32 site, u32 kind, u32 id, u32 threads, u32 mask, u32 said, u32 excused) {
    Block *b = w->block;
    id &= 15;
    if (w->launch->flags & FLAG_SYNCCHECK) {
        Frame *f = w->frame;
        while (f->caller) f = f->caller;
        u32 elsewhere = f->live & ~mask & ~excused;
        if (elsewhere || threads % 32 || threads > counted_threads(w->launch)) {
            Event e = vg_event_at(w, elsewhere ? EVENT_DIVERGENT_BARRIER : EVENT_MISSING_THREADS, site, CTZ(mask));
            e.mask = mask;
            e.reason = elsewhere ? elsewhere : threads;
            return stop(w, &e);
        }
    }
    b->used_barriers = 1;
    EACH_HOOK(w->launch, arrive, w, id)
    if (kind == BAR_ARRIVE) {
        b->arrived[id] += 32;
        return 0;
    }
    b->red_count[id] += POPC(said);
    b->red_and[id] &= said == mask;
    b->red_or[id] |= said != 0;
    w->bar_id = id;
    w->bar_threads = threads;
    w->bar_kind = kind;
    w->bar_mask |= mask;
    w->site = site;
    return 0;
}

static void release(Block *b, Launch *l, u32 id) {
    u32 released = 0, whole = 1;
    for (u32 i = 0; i < l->warps; i++) {
        Warp *w = &b->warps[i];
        if (w->status != BARRIER || w->bar_id != id) continue;
        released |= 1u << i;
        whole &= !w->bar_threads;
        Frame *f = w->frame;
        w->bar_value = w->bar_kind == BAR_AND ? b->red_and[id] : w->bar_kind == BAR_OR ? b->red_or[id] : b->red_count[id];
        w->bar_mask = 0;
        w->status = YIELD;
        if (f->mode == GENERAL) {
            u32 n = l->functions[f->function].words;
            for (u32 k = 0; k < n; k++) {
                f->pending[k] |= f->pending[2 * n + k];
                f->pending[2 * n + k] = 0;
            }
        }
    }
    b->arrived[id] = b->red_count[id] = b->red_or[id] = 0;
    b->red_and[id] = 1;
    b->epoch++;
    EACH_HOOK(l, release, b, id, released, whole)
}

/* Barriers whose threads are all here let them go. Returns how many did. */
static u32 release_complete(Block *b, Launch *l) {
    u32 released = 0;
    for (u32 id = 0; id < 16; id++) {
        u32 waiting = 0, running = 0, count = 0;
        for (u32 i = 0; i < l->warps; i++) {
            Warp *w = &b->warps[i];
            if (w->status == DONE) continue;
            if (w->status == BARRIER && w->bar_id == id) { waiting++; if (w->bar_threads) count = w->bar_threads; }
            else running++;
        }
        if (!waiting) continue;
        if (count ? waiting * 32 + b->arrived[id] >= count : !running) { release(b, l, id); released++; }
    }
    return released;
}

/* ---- frames and calls --------------------------------------------------------------------------------------- */

static u32 first_mode(Launch *l, u32 lanes) {
    return lanes == 0xffffffffu && !(l->flags & FLAG_GENERAL) ? FAST : GENERAL;
}

static Frame *new_frame(Launch *l, u8 *at, u32 function, u32 lanes) {
    Function *fn = &l->functions[function];
    Frame *f = (Frame *)at;
    zero(at, fn->waits + 4 * fn->blocks);
    f->function = function;
    f->live = lanes;
    f->mode = first_mode(l, lanes);
    f->pinned = l->flags & FLAG_GENERAL;
    f->pending[0] = f->mode == GENERAL;
    *(u32 *)(at + fn->waits) = f->mode == GENERAL ? lanes : 0;
    f->local = (u64)at + fn->local;
    return f;
}

/* Call descriptors: function, argument count, result count, then (from, bytes a lane, to) for each argument and each result. */
static i32 push_frame(Warp *w) {
    Launch *l = w->launch;
    const u32 *d = l->calls + w->call_target;
    Frame *f = w->frame;
    u8 *at = (u8 *)f + l->functions[f->function].frame_size;
    if (at + l->functions[d[0]].frame_size > w->stack_end) {
        Event e = vg_event_at(w, EVENT_STACK, w->site, CTZ(w->call_mask));
        e.extra[0] = w->depth;
        return stop(w, &e);
    }
    Frame *callee = new_frame(l, at, d[0], w->call_mask);
    callee->caller = f;
    callee->call = w->call_target;
    callee->call_mask = w->call_mask;
    for (u32 i = 0; i < d[1]; i++) copy(at + d[3 + 3 * i + 2], (u8 *)f + d[3 + 3 * i], 32 * (u64)d[3 + 3 * i + 1]);
    w->frame = callee;
    w->depth++;
    return 0;
}

static void pop_frame(Warp *w) {
    Frame *f = w->frame, *caller = f->caller;
    const u32 *d = w->launch->calls + f->call, *r = d + 3 + 3 * d[1];
    for (u32 i = 0; i < d[2]; i++, r += 3)
        for (u32 lane = 0; lane < 32; lane++)
            if (f->call_mask >> lane & 1) copy((u8 *)caller + r[2] + lane * r[1], (u8 *)f + r[0] + lane * r[1], r[1]);
    w->frame = caller;
    w->depth--;
}

/* ---- the scheduler ------------------------------------------------------------------------------------------ */

/* Run a warp until it is done, waits at a barrier, or its slice is used up. */
static i32 run_warp(Warp *w, Worker *k) {
    Launch *l = w->launch;
    for (;;) {
        Function *fn = &l->functions[w->frame->function];
        Code code = w->frame->mode == FAST ? fn->fast : fn->general;
        if (!code) {
            k->needs_function = w->frame->function;
            k->needs_mode = w->frame->mode;
            return -1;
        }
        i32 status = code(w);
        if (status == CALL) { if (push_frame(w)) return ABORT; }
        else if (status == RETURN) pop_frame(w);
        else if (status != TO_FAST && status != TO_GENERAL) return status;
    }
}

static void reset_barriers(Block *b) {
    for (u32 i = 0; i < 16; i++) { b->arrived[i] = b->red_count[i] = b->red_or[i] = 0; b->red_and[i] = 1; }
    b->used_barriers = 0;
}

/* What is the same for every block that a context will hold. */
static void prepare_context(Launch *l, Worker *k, u8 *memory) {
    Block *b = (Block *)memory;
    b->warps = (Warp *)(memory + (sizeof(Block) + 255) / 256 * 256);
    b->shared = (u8 *)b->warps + (l->warps * sizeof(Warp) + 255) / 256 * 256;
    b->shared_size = l->static_shared + l->dynamic_shared;
    b->sites = k->sites;
    b->counters = k->counters;
    b->tool = k->tool;
    u8 *stacks = b->shared + (b->shared_size + 255) / 256 * 256 + 256;
    reset_barriers(b);
    for (u32 i = 0; i < 32; i++) b->order[i] = (u8)i;
    for (u32 i = 0; i < l->warps; i++) {
        Warp *w = &b->warps[i];
        u32 first = 32 * i, count = l->threads - first < 32 ? l->threads - first : 32;
        zero((u8 *)w, sizeof *w);
        w->block = b;
        w->launch = l;
        w->warp_id = i;
        w->lanes = count == 32 ? 0xffffffffu : (1u << count) - 1;
        w->stack = stacks + i * l->stack_size;
        w->stack_end = w->stack + l->stack_size;
        w->tids = (i32 *)w->stack;
        for (u32 lane = 0; lane < 32; lane++) {
            u32 t = first + lane, x = l->block[0], y = l->block[1];
            w->tids[lane] = (i32)(t % x);
            w->tids[32 + lane] = (i32)(t / x % y);
            w->tids[64 + lane] = (i32)(t / x / y);
        }
        for (u32 a = 0; a < 3; a++) w->tid[a] = w->tids[32 * a];
        w->frame = new_frame(l, w->stack + 512, l->entry, w->lanes);
    }
    u8 *room = stacks + l->warps * l->stack_size;
    for (Hooks *h = l->hooks; h < l->hooks + l->hook_count; h++) {
        b->tool_data[h->slot] = (u64)room;
        room += h->room;
        if (h->prepare) h->prepare(b);
    }
}

static void shuffle_warps(Launch *l, Block *b) {
    u64 r = l->seed * 0x9e3779b97f4a7c15u + b->index * 0xbf58476d1ce4e5b9u;
    for (u32 i = l->warps; i > 1; i--) {
        r ^= r >> 29; r *= 0x94d049bb133111ebu; r ^= r >> 32;
        u32 j = (u32)(r % i);
        u8 t = b->order[i - 1]; b->order[i - 1] = b->order[j]; b->order[j] = t;
    }
}

static void start_block(Launch *l, u8 *memory, u64 number) {
    Block *b = (Block *)memory;
    u32 index = l->block_order ? l->block_order[number] : (u32)number;
    b->index = index;
    b->ctaid[0] = index % l->grid[0];
    b->ctaid[1] = index / l->grid[0] % l->grid[1];
    b->ctaid[2] = index / l->grid[0] / l->grid[1];
    b->epoch = 1;
    if (b->used_barriers) reset_barriers(b);
    for (u64 i = 0; i < (b->shared_size + 7) / 8; i++) ((volatile u64 *)b->shared)[i] = ~0ull; /* not zero: nobody may count on it */
    if (l->seed) shuffle_warps(l, b);
    for (u32 i = 0; i < l->warps; i++) {
        Warp *w = &b->warps[i];
        Frame *f = w->frame; /* every set and mask in it is empty again when a block has ended */
        w->fuel = l->slice;
        w->status = YIELD;
        f->resume = f->force = f->missed = f->passed = 0;
        f->pinned = l->flags & FLAG_GENERAL;
        f->last = 0;
        f->live = w->lanes;
        f->mode = first_mode(l, w->lanes);
        if (f->mode == GENERAL) {
            f->pending[0] = 1;
            *(u32 *)((u8 *)f + l->functions[l->entry].waits) = w->lanes;
        }
    }
    EACH_HOOK(l, start, b)
}

static i32 out_of_budget(Warp *w) {
    Event e = vg_event_at(w, EVENT_BUDGET, w->site, CTZ(w->frame->live ? w->frame->live : 1));
    for (u32 i = 0; i < w->launch->warps; i++) { /* what it spins on may be for a warp to do that waits */
        Warp *other = &w->block->warps[i];
        if (other->status == BARRIER) { e.extra[0] = 1 + i; e.extra[1] = other->site; e.extra[2] = other->bar_id; }
    }
    return stop(w, &e);
}

static i32 stuck(Block *b, Launch *l) {
    for (u32 i = 0; i < l->warps; i++) {
        Warp *w = &b->warps[i];
        if (w->status != BARRIER) continue;
        Event e = vg_event_at(w, EVENT_DEADLOCK, w->site, CTZ(w->bar_mask));
        e.reason = w->bar_id;
        e.mask = w->bar_mask;
        for (u32 j = 0; j < l->warps; j++)
            if (b->warps[j].status == BARRIER && b->warps[j].bar_id != w->bar_id) { e.extra[0] = 1 + j; e.extra[1] = b->warps[j].site; e.extra[2] = b->warps[j].bar_id; }
        return stop(w, &e);
    }
    return 1;
}

/* Run a block as far as it goes. 0: done; 1: all its warps had their slice; 2: stopped; 3: code is missing. */
static i32 run_block(Block *b, Worker *k) {
    Launch *l = b->warps[0].launch;
    for (;;) {
        u32 yielded = 0, live = 0, ids = 0, counted = 0;
        for (u32 n = 0; n < l->warps; n++) {
            Warp *w = &b->warps[b->order[n]];
            if (w->status != YIELD) {
                live += w->status != DONE;
                if (w->status == BARRIER) { ids |= 1u << w->bar_id; counted |= w->bar_threads; }
                continue;
            }
            if (__atomic_load_n(&l->stop, __ATOMIC_RELAXED)) return 2;
            i32 status = run_warp(w, k);
            if (status < 0) return 3;
            if (status == ABORT) return 2;
            w->status = (u32)status;
            live += status != DONE;
            if (status == BARRIER) { ids |= 1u << w->bar_id; counted |= w->bar_threads; }
            if (status == YIELD) {
                yielded++;
                w->fuel += l->slice;
                if (__atomic_sub_fetch(&l->budget, l->slice, __ATOMIC_RELAXED) < 0) { out_of_budget(w); return 2; }
            }
        }
        if (!live) return 0;
        if (!yielded && !counted && !(ids & (ids - 1))) { /* the usual case: everyone is at the same barrier */
            release(b, l, CTZ(ids));
            continue;
        }
        u32 released = release_complete(b, l);
        if (yielded && !released) return 1;
        if (!yielded && !released) { stuck(b, l); return 2; }
    }
}

/* Turns a worker takes before it lets Python look around (for Ctrl-C, above all). */
#define TURNS 4096

/* Blocks whose warps use up their slices take turns with new ones, so that blocks may wait for each other. */
i32 vg_run(Launch *l, Worker *k) {
    for (u32 turn = 0;; turn++) {
        if (turn == TURNS) return RUN_PAUSED;
        if (__atomic_load_n(&l->stop, __ATOMIC_RELAXED)) return RUN_STOPPED;
        if (k->queued == 0 || (k->start_another && k->used < k->context_count)) {
            k->start_another = 0;
            u64 n = __atomic_fetch_add(&l->next_block, 1, __ATOMIC_RELAXED);
            if (n < l->block_count) {
                u32 context = k->free_count ? k->free_list[--k->free_count] : k->used;
                u8 *memory = k->arena + context * k->context_size;
                if (context == k->used) { k->used++; prepare_context(l, k, memory); }
                start_block(l, memory, n);
                k->head = (k->head + (u32)k->context_count - 1) % (u32)k->context_count; /* the newest goes first */
                k->queue[k->head] = context;
                k->queued++;
            } else if (k->queued == 0) return RUN_FINISHED;
        }
        u32 context = k->queue[k->head];
        i32 r = run_block((Block *)(k->arena + context * k->context_size), k);
        if (r == 3) return RUN_NEEDS_CODE;
        if (r == 2) return RUN_STOPPED;
        k->head = (k->head + 1) % (u32)k->context_count;
        k->queued--;
        if (r == 1) {
            turn += TURNS / 64;
            if (turn >= TURNS) turn = TURNS - 1;
            k->queue[(k->head + k->queued++) % k->context_count] = context;
            k->start_another = 1;
        } else k->free_list[k->free_count++] = context;
    }
}

/* For the layout test: offsets as the compiler sees them. */
#define OFF(T, F) __builtin_offsetof(T, F)
u32 vg_offset(u32 which) {
    static const u32 offsets[] = {
        OFF(Warp, frame), OFF(Warp, block), OFF(Warp, launch), OFF(Warp, fuel), OFF(Warp, warp_id), OFF(Warp, bar_value),
        OFF(Warp, call_target), OFF(Warp, call_mask), OFF(Warp, tid), OFF(Warp, tids), OFF(Warp, stack), OFF(Warp, stack_end),
        OFF(Warp, site), OFF(Warp, tool), OFF(Warp, scratch), OFF(Block, ctaid), OFF(Block, shared), OFF(Block, shared_size),
        OFF(Block, index), OFF(Block, counters), OFF(Block, sites), OFF(Launch, params), OFF(Launch, grid), OFF(Launch, block),
        OFF(Launch, dynamic_shared), OFF(Launch, ranges), OFF(Launch, symbols), OFF(Launch, static_shared), OFF(Launch, counters),
        OFF(Frame, resume), OFF(Frame, mode), OFF(Frame, live), OFF(Frame, pinned), OFF(Frame, force), OFF(Frame, last), OFF(Frame, pending),
        sizeof(Warp), sizeof(Block), sizeof(Launch), sizeof(Worker), sizeof(Event), sizeof(Function), sizeof(Entry),
    };
    return which < sizeof offsets / sizeof *offsets ? offsets[which] : 0xffffffffu;
}
