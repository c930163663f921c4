/* initcheck: which bytes of global and shared memory were written. checkers/initcheck.py emits the calls.
 *
 * One bit a byte. A buffer that is wholly written has no bitmap, a shared variable that is has its bit in `done`: the generated code
 * looks at those first and calls nothing. */
#include "check.h"

enum { EVERYTHING = 63 };

typedef struct { u64 bitmap, base; } Origin; /* a parameter's buffer; bitmap 0: wholly initialised; base 0: not known */
typedef struct { u32 start, size; } Variable;

/* Launch.tools[TOOL_INIT] */
typedef struct {
    u64 any;   /* whether any buffer has a bitmap */
    u32 *hits; /* uninitialised reads by site */
    Origin *origins;
    Variable *variables; /* of shared memory */
    u64 variable_count;
} Checked;

/* Block.tool_data[TOOL_INIT]; then the bytes of each variable that are not written, then the bitmap of shared memory. */
typedef struct {
    u64 done; /* bit n: variable n is wholly written; bit 63: all of them are */
    u32 *left;
    u8 *bitmap;
} SharedState;

/* ---- ranges of bits ------------------------------------------------------------------------------------------ */

static u64 load64(const u8 *p) { u64 v; __builtin_memcpy(&v, p, 8); return v; }
static void store64(u8 *p, u64 v) { __builtin_memcpy(p, &v, 8); }

static u32 all_set(const u8 *map, u64 at, u64 n) {
    while (n) {
        u32 bit = at & 7, take = n < 8 - bit ? (u32)n : 8 - bit;
        if (!bit && n >= 64) {
            if (~load64(map + (at >> 3))) return 0;
            take = 64;
        } else {
            u32 want = ((1u << take) - 1) << bit;
            if ((map[at >> 3] & want) != want) return 0;
        }
        at += take;
        n -= take;
    }
    return 1;
}

/* The same for one access: its address is a multiple of its size, so that up to 8 bytes are bits of one byte. */
static inline u32 is_set(const u8 *map, u64 at, u32 size) {
    u32 want = ((1u << size) - 1) << (at & 7);
    return size <= 8 ? (map[at >> 3] & want) == want : all_set(map, at, size);
}

/* Returns how many were not set before. */
static u32 set_bits(u8 *map, u64 at, u64 n) {
    u32 fresh = 0;
    while (n) {
        u32 bit = at & 7, take = n < 8 - bit ? (u32)n : 8 - bit;
        u8 *p = map + (at >> 3);
        if (!bit && n >= 64) {
            u64 old = load64(p);
            if (~old) { fresh += (u32)__builtin_popcountll(~old); store64(p, ~0ull); }
            take = 64;
        } else {
            u32 want = ((1u << take) - 1) << bit;
            fresh += POPC(want & ~(u32)*p);
            *p |= (u8)want;
        }
        at += take;
        n -= take;
    }
    return fresh;
}

/* ---- where an address is tracked ------------------------------------------------------------------------------ */

typedef struct { u8 *map; u64 at; u32 shared; } Place;

/* The bitmap and bit of an address; map 0 when it need not be looked at. */
static Place place_of(Warp *w, Info i, u64 address) {
    Checked *c = LAUNCH_STATE(Checked, w, TOOL_INIT);
    u64 offset;
    if (i.space != SPACE_GLOBAL && in_shared(w, address, &offset)) return (Place){BLOCK_STATE(SharedState, w->block, TOOL_INIT)->bitmap, offset, 1};
    if (i.space == SPACE_SHARED) return (Place){0, 0, 0};
    if (i.origin) {
        Origin *o = &c->origins[i.origin - 1];
        if (o->base) return (Place){(u8 *)o->bitmap, address - o->base, 0};
    }
    if (i.space == SPACE_GENERIC && in_local(w, address)) return (Place){0, 0, 0};
    Entry *e = find_entry(w->launch, address);
    return e ? (Place){(u8 *)e->init_bitmap, address - e->base, 0} : (Place){0, 0, 0};
}

/* Shared bytes are written: note which variables that completes. */
static void write_shared(Warp *w, u64 at, u64 n) {
    Checked *c = LAUNCH_STATE(Checked, w, TOOL_INIT);
    SharedState *s = BLOCK_STATE(SharedState, w->block, TOOL_INIT);
    u32 complete = c->variable_count < EVERYTHING;
    for (u32 v = 0; v < c->variable_count; v++) {
        u64 start = c->variables[v].start, end = start + c->variables[v].size, from = at > start ? at : start, to = at + n < end ? at + n : end;
        if (from < to) s->left[v] -= set_bits(s->bitmap, from, to - from);
        if (s->left[v]) complete = 0;
        else if (v < EVERYTHING) s->done |= 1ull << v;
    }
    if (complete) s->done |= 1ull << EVERYTHING;
}

static void report(Warp *w, u32 site, u32 lane, u64 address) {
    Checked *c = LAUNCH_STATE(Checked, w, TOOL_INIT);
    if (c->hits[site]++) return;
    Event e = event_at(w, EVENT_UNINITIALIZED, site, lane);
    e.address = address;
    e.extra[0] = (u64)w->block->shared;
    e.extra[1] = w->block->shared_size;
    record_event(w->launch, &e);
}

/* One stretch of bytes that `lanes` lanes from `lane` on access together, `size` bytes each. */
static void stretch(Warp *w, u32 site, Info i, u32 lane, u32 lanes, u64 address) {
    Place p = place_of(w, i, address);
    if (!p.map) return;
    if (i.action != ACTION_WRITE && !all_set(p.map, p.at, lanes * i.size)) {
        for (u32 k = 0; k < lanes; k++)
            if (!all_set(p.map, p.at + k * i.size, i.size)) report(w, site, lane + k, address + k * i.size);
    }
    if (i.action == ACTION_READ) return;
    if (p.shared) write_shared(w, p.at, lanes * i.size); else set_bits(p.map, p.at, lanes * i.size);
}

/* ---- called by the generated code ----------------------------------------------------------------------------- */

/* All lanes of the mask at one address. */
void vg_init_uniform(Warp *w, u32 site, u32 mask, u64 address) { stretch(w, site, info_of(w, site), CTZ(mask), 1, address); }

/* All 32 lanes. */
void vg_init_affine(Warp *w, u32 site, u64 base, i64 s0, i64 s1, i64 s2, i64 s3, i64 s4) {
    STRIDES
    Info i = info_of(w, site);
    u32 lanes = run_lanes(s, i.size);
    if (lanes == 1 && i.action == ACTION_READ && (i.space == SPACE_SHARED || i.origin)) { /* one variable, one buffer: looked up once */
        Place p = place_of(w, i, base);
        for (u32 lane = 0; p.map && lane < 32; lane++) {
            u64 delta = lane_address(0, s, lane);
            if (!is_set(p.map, p.at + delta, i.size)) report(w, site, lane, base + delta);
        }
        return;
    }
    for (u32 lane = 0; lane < 32; lane += lanes) {
        u64 address = lane_address(base, s, lane);
        if (lane && address == base) continue; /* a broadcast */
        stretch(w, site, i, lane, lanes, address);
    }
}

/* Eight lanes, an address each. */
void vg_init_lanes(Warp *w, u32 site, const u64 *addresses, u64 chunk, u32 mask) {
    Info i = info_of(w, site);
    for (u32 k = 0; k < 8; k++)
        if (mask >> k & 1) stretch(w, site, i, (u32)chunk * 8 + k, 1, addresses[k]);
}

/* ---- called by the scheduler ---------------------------------------------------------------------------------- */

void vg_init_prepare(Block *b) {
    SharedState *s = BLOCK_STATE(SharedState, b, TOOL_INIT);
    Checked *c = (Checked *)b->warps[0].launch->tools[TOOL_INIT];
    s->left = (u32 *)(s + 1);
    s->bitmap = (u8 *)(s->left + (c->variable_count + 1) / 2 * 2);
}

void vg_init_start(Block *b) {
    SharedState *s = BLOCK_STATE(SharedState, b, TOOL_INIT);
    Checked *c = (Checked *)b->warps[0].launch->tools[TOOL_INIT];
    s->done = 0;
    for (u32 v = 0; v < c->variable_count; v++) s->left[v] = c->variables[v].size;
    for (u64 n = 0; n < (b->shared_size + 7) / 8; n += 8) store64(s->bitmap + n, 0);
}
