/* racecheck's records, and what orders two accesses.
 *
 * A warp has a clock that grows at everything that orders its accesses: barriers, warp-level syncs, fences. An access is known by its
 * block, warp, lane, site and the warp's clock then. What a warp knows of the others' clocks (vc) it learns at barriers. Across blocks,
 * and beside barriers, a fence followed by a strong write publishes what the warp knows, and a strong read of the same address acquires
 * what was published until then: one clock for all addresses, so that never too little counts as ordered. */
#ifndef VGPU_RACE_H
#define VGPU_RACE_H
#include "check.h"

enum { MOST_WARPS = 32, MOST_PARTIAL = 14, MOST_GROUPS = 16, STAMP_CACHE = 8, PUBLICATIONS = 8, MOST_FINDINGS = 192, MOST_PENDING = 64 };

/* Kinds of access. Strong: atomic, volatile, relaxed, acquire, release; strong accesses do not race with each other. */
enum { WRITES = 1, STRONG = 2 };
enum { READ, WRITE, STRONG_READ, STRONG_WRITE };

/* Race.traits of a site */
enum { TRAIT_STRONG = 1, TRAIT_RELEASE = 2, TRAIT_RELEASE_CTA = 4, TRAIT_NO_VALUES = 8, TRAIT_ASYNC = 16 };

enum { RAW, WAR, WAW, WAW_SAME_VALUE };
enum { CTA, GPU, SCOPES };

typedef struct { u32 kind, site, other, count; } Finding;
typedef struct { u32 block, clock, who, pad; } Stamp;
typedef struct { u64 address, time; } Sync;

/* Another thread's access that a store collides with, until the values tell which kind of race it is. */
typedef struct { u64 start, address; u32 bytes, lane, here, site, other_block, other_who, other_lane, pad; } Pending;

/* Shadow of one buffer: a record for every 32 bytes, and four for every granule of 1 << shift bytes. */
typedef struct { u64 base, limit; u64 *sectors; u32 (*granules)[4]; u32 shift, pad; } Shadow;

/* Launch.tools[TOOL_RACE] */
typedef struct {
    u64 any;             /* whether accesses of unknown origin may touch tracked buffers */
    Shadow **origins;    /* by symbol, then by parameter; null: not tracked */
    u8 *traits;          /* by site */
    Finding *findings;
    Stamp *stamps;
    u8 *published;       /* a Published a block, null when the kernel has no fence */
    Sync *syncs;         /* strong writes after a fence, by address */
    u64 sync_mask, overflow_time, time;
    u64 cells;           /* of a block's shared memory; 0: no shared access needs to be looked at */
    u32 cell_shift, finding_count, first_stamp, next_stamp, stamp_count, next_clock, unpublished, pending_count;
    Pending pending[MOST_PENDING];
} Race;

typedef struct { u32 clock, mask; } Partial;

typedef struct {
    u32 clock;
    u32 floor; /* accesses with clocks up to this, by whichever warp of the block, are ordered before the next one */
    u32 least; /* the least of vc */
    u32 full;  /* of this warp's own accesses, those with clocks up to this are ordered for all its lanes */
    u32 partial_count, pad;
    Partial partial[MOST_PARTIAL]; /* later syncs of some lanes */
    u64 acquired;
    u32 committed, waited; /* groups of asynchronous copies */
    u32 waited_at[MOST_GROUPS]; /* clocks at which this warp waited for the latest of them */
    u32 fenced[SCOPES]; /* clock at the last fence, 0: none */
    u32 vc[MOST_WARPS]; /* what it knows of others' clocks; its own entry has no meaning */
    u32 fence_row[SCOPES][MOST_WARPS]; /* vc at that fence */
    u32 stamp_site[STAMP_CACHE], stamp_clock[STAMP_CACHE], stamp[STAMP_CACHE];
} WarpState;

/* One warp's access to a word of shared memory; clock 0: none. group: of an asynchronous copy that may be unfinished, plus 1. */
typedef struct { u32 clock, lanes, who, group; } Slot;

/* A word of shared memory: the only access since all earlier ones became ordered. Or kind SEVERAL: see its Slots; then lanes and who hold
 * the warps that have read it, and that have written it strongly, at clock `latest` with nothing else in between. */
typedef struct { u32 latest, lanes, who, kind; } Cell;
enum { SEVERAL = 4, NEVER_OLD = 0xffffffff };
typedef struct { Slot write, strong[2], read[2]; } Slots;

/* Block.tool_data[TOOL_RACE] */
typedef struct {
    Cell *cells;
    Slots *slots;
    u64 used_barriers, barrier_acquired[16];
    u32 barrier[16][MOST_WARPS]; /* what those who arrived know */
    WarpState warps[];
} BlockState;

/* An access being checked. */
typedef struct {
    Warp *w;
    Race *race;
    BlockState *block;
    WarpState *me;
    Info info;
    u32 site, kind, who, traits;
} Access;

#define WHO(SITE, WARP) ((SITE) | (WARP) << 27)
#define WHO_SITE(W) ((W) & 0x7ffffff)
#define WHO_WARP(W) ((W) >> 27)

static Race *race_of(Warp *w) { return LAUNCH_STATE(Race, w, TOOL_RACE); }
static BlockState *state_of(Block *b) { return BLOCK_STATE(BlockState, b, TOOL_RACE); }
static WarpState *warp_state(Warp *w) { return &state_of(w->block)->warps[w->warp_id]; }

/* ---- clocks --------------------------------------------------------------------------------------------------- */

static void set_floor(WarpState *s) { s->floor = s->least < s->full ? s->least : s->full; }

static void tick(Race *r, WarpState *s) {
    if (++s->clock >= r->next_clock) r->next_clock = s->clock + 1;
}

/* All lanes' accesses until now come before all lanes' later ones. */
static void sync_lanes(Race *r, WarpState *s) {
    s->full = s->clock;
    s->partial_count = 0;
    set_floor(s);
    tick(r, s);
}

/* The same for some lanes; the clock must tick afterwards. */
static void sync_some(WarpState *s, u32 mask) {
    if (s->partial_count == MOST_PARTIAL) { /* forget which lanes: rather too much order than too little */
        s->full = s->clock;
        s->partial_count = 0;
        set_floor(s);
    }
    s->partial[s->partial_count++] = (Partial){s->clock, mask};
}

/* Whether syncs of parts of the warp order lane a's access at `clock` before lane b's next one. */
static u32 lanes_ordered(const WarpState *s, u32 clock, u32 a, u32 b) {
    u32 reached = 1u << a;
    for (u32 i = 0; i < s->partial_count; i++)
        if (s->partial[i].clock >= clock && s->partial[i].mask & reached) reached |= s->partial[i].mask;
    return reached >> b & 1;
}

/* ---- publications --------------------------------------------------------------------------------------------- */

typedef struct { u64 time; u32 row[]; /* SCOPES rows of clocks, a clock a warp */ } Publication;
typedef struct { u64 count; u8 ring[]; } Published; /* PUBLICATIONS of them, and one for what fell out */

static u64 publication_bytes(Launch *l) { return 8 + (u64)SCOPES * 4 * (l->warps + (l->warps & 1)); }
static u32 *scope_row(Launch *l, Publication *p, u32 scope) { return p->row + scope * (l->warps + (l->warps & 1)); }

static Published *published_of(Race *r, Launch *l, u32 block) {
    return (Published *)(r->published + block * (8 + (PUBLICATIONS + 1) * publication_bytes(l)));
}

static Publication *publication(Launch *l, Published *p, u64 n) { return (Publication *)(p->ring + n % PUBLICATIONS * publication_bytes(l)); }
static Publication *forgotten(Launch *l, Published *p) { return (Publication *)(p->ring + PUBLICATIONS * publication_bytes(l)); }

/* Whether a block's warp had published its access by a time. */
COLD static u32 was_published(Race *r, Launch *l, u32 block, u32 warp, u32 clock, u64 by, u32 scope) {
    if (r->unpublished) return 1; /* no room for what fences publish: anything may be ordered */
    if (!by || !r->published) return 0;
    Published *p = published_of(r, l, block);
    if (scope_row(l, forgotten(l, p), scope)[warp] >= clock) return 1;
    for (u64 n = p->count < PUBLICATIONS ? 0 : p->count - PUBLICATIONS; n < p->count; n++) {
        Publication *one = publication(l, p, n);
        if (one->time <= by && scope_row(l, one, scope)[warp] >= clock) return 1;
    }
    return 0;
}

/* The entry of an address; null when the table is full. */
static Sync *sync_at(Race *r, u64 address, u32 make) {
    u64 at = address * 0x9e3779b97f4a7c15u >> 32;
    for (u32 probes = 0; probes < 64; probes++, at++) {
        Sync *s = &r->syncs[at & r->sync_mask];
        if (s->address == address) return s;
        if (!s->address) {
            if (make) s->address = address;
            return make ? s : 0;
        }
    }
    return 0;
}

COLD static void fence(Race *r, Warp *w, u32 scope) {
    WarpState *s = warp_state(w);
    for (u32 k = CTA; k <= scope; k++) {
        for (u32 a = 0; a < w->launch->warps; a++) s->fence_row[k][a] = s->vc[a];
        s->fence_row[k][w->warp_id] = s->fenced[k] = s->clock;
    }
    sync_lanes(r, s);
}

/* A strong write after a fence: others who read it know what this warp knew at the fence. What another warp fenced, and this one has
 * learnt of at a barrier, counts too. */
COLD static void publish(Race *r, Warp *w, u64 address) {
    Launch *l = w->launch;
    WarpState *s = warp_state(w), *all = state_of(w->block)->warps;
    if (!s->fenced[CTA] || !r->published) return;
    Published *p = published_of(r, l, w->block->index);
    Publication *last = p->count ? publication(l, p, p->count - 1) : 0, *out = publication(l, p, p->count), *old = forgotten(l, p);
    u32 fresh = !last, rows[SCOPES][MOST_WARPS];
    for (u32 k = 0; k < SCOPES; k++)
        for (u32 a = 0; a < l->warps; a++) {
            u32 both = s->vc[a] < all[a].fenced[k] ? s->vc[a] : all[a].fenced[k], mine = s->fenced[k] ? s->fence_row[k][a] : 0;
            rows[k][a] = both > mine ? both : mine;
            fresh |= last && scope_row(l, last, k)[a] < rows[k][a];
        }
    u64 time = last ? last->time : 0;
    if (fresh) {
        for (u32 k = 0; k < SCOPES; k++)
            for (u32 a = 0; a < l->warps; a++) {
                u32 *kept = &scope_row(l, old, k)[a], *slot = &scope_row(l, out, k)[a];
                if (p->count >= PUBLICATIONS && *slot > *kept) *kept = *slot;
                *slot = rows[k][a];
            }
        time = out->time = ++r->time;
        p->count++;
    }
    if (time < s->acquired) time = s->acquired;
    Sync *to = sync_at(r, address, 1);
    u64 *at = to ? &to->time : &r->overflow_time;
    if (*at < time) *at = time;
}

COLD static void acquire(Race *r, Warp *w, u64 address) {
    if (!r->published) return;
    WarpState *s = warp_state(w);
    Sync *from = sync_at(r, address, 0);
    u64 time = from && from->time > r->overflow_time ? from->time : r->overflow_time;
    if (s->acquired < time) s->acquired = time;
}

/* ---- order ---------------------------------------------------------------------------------------------------- */

typedef struct { u32 block, warp, clock, lanes; } Earlier;
typedef struct { u32 found, mine, other; } Clash;

/* The first lane of `bits` that is not ordered after an earlier access, and the lane of that access. */
COLD static Clash clash(const Access *x, Earlier e, u32 bits) {
    const Clash none = {0, 0, 0};
    Warp *w = x->w;
    u32 same_block = e.block == w->block->index;
    if (same_block && e.warp == w->warp_id) {
        if (e.clock <= x->me->full || POPC(e.lanes | bits) < 2) return none;
        for (u32 b = 0; b < 32; b++)
            for (u32 a = 0; a < 32; a++)
                if (bits >> b & e.lanes >> a & 1 && a != b && !lanes_ordered(x->me, e.clock, a, b)) return (Clash){1, b, a};
        return none;
    }
    if (same_block && x->me->vc[e.warp] >= e.clock) return none;
    if (was_published(x->race, w->launch, e.block, e.warp, e.clock, x->me->acquired, same_block ? CTA : GPU)) return none;
    return (Clash){1, CTZ(bits), CTZ(e.lanes)};
}

/* ---- findings ------------------------------------------------------------------------------------------------- */

COLD static void find(Warp *w, u32 kind, u32 site, u32 lane, u64 address, u32 other_block, u32 other_who, u32 other_lane) {
    Race *r = race_of(w);
    u32 other = WHO_SITE(other_who);
    for (u32 n = 0; n < r->finding_count; n++) {
        Finding *f = &r->findings[n];
        if (f->kind == kind && f->site == site && f->other == other) { f->count++; return; }
    }
    if (r->finding_count == MOST_FINDINGS) return;
    Event e = event_at(w, EVENT_RACE, site, lane);
    e.reason = kind;
    e.pad = r->finding_count;
    e.address = address;
    e.extra[0] = other | (u64)other_lane << 32 | (u64)WHO_WARP(other_who) << 40;
    e.extra[1] = other_block;
    e.extra[2] = (u64)w->block->shared;
    record_event(w->launch, &e);
    r->findings[r->finding_count++] = (Finding){kind, site, other, 1};
}

/* A collision: two stores wait for their values to tell whether they are the same. `start`: where this lane's access begins. */
COLD static void collide(const Access *x, u32 lane, u64 start, u64 address, u32 bytes, u32 other_block, u32 other_who, u32 other_lane, u32 other_writes, u32 here) {
    Race *r = x->race;
    if (!(x->kind & WRITES)) find(x->w, RAW, x->site, lane, address, other_block, other_who, other_lane);
    else if (!other_writes) find(x->w, WAR, x->site, lane, address, other_block, other_who, other_lane);
    else if (x->info.action == ACTION_ATOMIC) find(x->w, RAW, x->site, lane, address, other_block, other_who, other_lane);
    else if ((x->traits | r->traits[WHO_SITE(other_who)]) & TRAIT_NO_VALUES || r->pending_count == MOST_PENDING) find(x->w, WAW, x->site, lane, address, other_block, other_who, other_lane);
    else r->pending[r->pending_count++] = (Pending){start, address, bytes, lane, here, x->site, other_block, other_who, other_lane, 0};
}
#endif
