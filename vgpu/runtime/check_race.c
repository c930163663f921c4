/* racecheck: accesses by different threads to the same bytes, one of them a write, with nothing that orders the two.
 * checkers/racecheck.py emits the calls and decides which accesses need none. */
#include "race_global.h"

static Access begin(Warp *w, u32 site) {
    Race *r = race_of(w);
    Info i = info_of(w, site);
    u32 traits = r->traits[site];
    u32 kind = (i.action != ACTION_READ ? WRITES : 0) | (traits & TRAIT_STRONG ? STRONG : 0);
    if (traits & TRAIT_RELEASE) fence(r, w, GPU);
    else if (traits & TRAIT_RELEASE_CTA) fence(r, w, CTA);
    r->pending_count = 0;
    BlockState *b = state_of(w->block);
    return (Access){w, r, b, &b->warps[w->warp_id], i, site, kind, WHO(site, w->warp_id), traits};
}

/* The shadow of the buffer an address lies in; null when it is not tracked. */
static Shadow *shadow_of(const Access *x, Shadow *known, u64 address) {
    if (known) return known;
    Entry *e = find_entry(x->w->launch, address);
    return e ? (Shadow *)e->shadow : 0;
}

/* A strong access makes this warp's earlier ones known, or learns of others'. */
static void synchronise(const Access *x, u64 address) {
    if (!(x->kind & STRONG)) return;
    if (x->info.action != ACTION_WRITE) acquire(x->race, x->w, address);
    if (x->info.action != ACTION_READ) publish(x->race, x->w, address);
}

/* Lanes at one address, wherever it is. */
static void one(const Access *x, const Lanes *in, Shadow *known, u64 address, u32 bits) {
    u64 offset;
    u32 space = x->info.space;
    if (space != SPACE_GLOBAL && in_shared(x->w, address, &offset)) {
        if (x->race->cells) shared_access(x, in, bits, address, offset);
    } else if (space != SPACE_SHARED && !(space == SPACE_GENERIC && in_local(x->w, address))) {
        Shadow *m = shadow_of(x, known, address);
        if (m) global_one(x, in, m, address, bits);
    }
    synchronise(x, address);
}

/* ---- called by the generated code; each returns how many stores wait for vg_race_values ------------------------- */

/* All lanes of the mask at one address. */
u32 vg_race_uniform(Warp *w, u32 site, u32 mask, u64 address, Shadow *known) {
    Access x = begin(w, site);
    const i64 zero[5] = {0, 0, 0, 0, 0};
    Lanes in = {0, address, zero, 0, 0};
    if (x.kind == WRITE && mask & (mask - 1)) { /* every lane stores the same value */
        u32 lane = CTZ(mask), other = CTZ(mask & (mask - 1));
        find(w, x.traits & TRAIT_NO_VALUES ? WAW : WAW_SAME_VALUE, site, other, address, w->block->index, x.who, lane);
    }
    one(&x, &in, known, address, mask);
    return x.race->pending_count;
}

/* All 32 lanes. */
u32 vg_race_affine(Warp *w, u32 site, u64 base, i64 s0, i64 s1, i64 s2, i64 s3, i64 s4, Shadow *known) {
    STRIDES
    Access x = begin(w, site);
    Lanes in = {0, base, s, 0xffffffffu, 0};
    u32 lanes = x.info.space == SPACE_GLOBAL && !(x.kind & STRONG) ? run_lanes(s, x.info.size) : 1;
    if (x.info.space == SPACE_SHARED && x.race->cells) {
        shared_affine(&x, &in, base, s);
        if (x.kind & STRONG) for (u32 lane = 0; lane < 32; lane++) synchronise(&x, lane_address(base, s, lane));
        return x.race->pending_count;
    }
    for (u32 lane = 0; lane < 32; lane += lanes) {
        u64 address = lane_address(base, s, lane);
        if (lanes == 1) { one(&x, &in, known, address, 1u << lane); continue; }
        Shadow *m = shadow_of(&x, known, address);
        if (m) global_run(&x, &in, m, address, lane, lanes);
    }
    return x.race->pending_count;
}

/* Eight lanes, an address each. */
u32 vg_race_lanes(Warp *w, u32 site, const u64 *addresses, u64 chunk, u32 mask, Shadow *known) {
    Access x = begin(w, site);
    u32 first = (u32)chunk * 8;
    Lanes in = {addresses, 0, 0, mask << first, first};
    for (u32 k = 0; k < 8; k++)
        if (mask >> k & 1) one(&x, &in, known, addresses[k], 1u << (first + k));
    return x.race->pending_count;
}

/* The values of a chunk's stores that collided: byte n of lane k at n / element * 64 + k * element + n % element (uniform: k is 0). */
void vg_race_values(Warp *w, u64 chunk, const u8 *values, u32 element, u32 uniform) {
    Race *r = race_of(w);
    for (u32 n = 0; n < r->pending_count; n++) {
        Pending *p = &r->pending[n];
        if (!uniform && p->lane / 8 != chunk) continue;
        u32 lane = uniform ? 0 : p->lane % 8, same = 1;
        for (u32 i = 0; i < p->bytes; i++) {
            u64 byte = p->address + i - p->start;
            const u8 *of_lane_0 = values + byte / element * 64 + byte % element;
            u8 old = p->here < 32 ? of_lane_0[p->here % 8 * element] : *(u8 *)(p->address + i); /* not in memory yet: see Pending */
            same &= of_lane_0[lane * element] == old;
        }
        find(w, same ? WAW_SAME_VALUE : WAW, p->site, p->lane, p->address, p->other_block, p->other_who, p->other_lane);
    }
}

/* cp.async.commit_group, or (wait) a wait until at most `left` committed groups are under way; left -1: for everything. */
void vg_race_async(Warp *w, u32 wait, u32 left) {
    WarpState *s = warp_state(w);
    if (!wait || left == 0xffffffffu) s->committed++;
    if (!wait) return;
    u32 done = left == 0xffffffffu ? s->committed : s->committed > left ? s->committed - left : 0;
    for (; s->waited < done; s->waited++) s->waited_at[s->waited % MOST_GROUPS] = s->clock;
}

void vg_race_fence(Warp *w, u32 scope) { fence(race_of(w), w, scope); }

/* A warp-level synchronising instruction for the lanes of a mask. */
void vg_race_sync(Warp *w, u32 member) {
    WarpState *s = warp_state(w);
    Frame *f = w->frame;
    while (f->caller) f = f->caller;
    if (!(f->live & ~member)) { sync_lanes(race_of(w), s); return; }
    sync_some(s, member);
    tick(race_of(w), s);
}

/* The same where each lane brought a mask. */
void vg_race_sync_lanes(Warp *w, u32 here, const u32 *masks) {
    WarpState *s = warp_state(w);
    for (u32 left = here; left;) {
        u32 member = masks[CTZ(left)], same = 0;
        for (u32 i = 0; i < 32; i++) same |= (u32)(left >> i & 1 && masks[i] == member) << i;
        sync_some(s, member);
        left &= ~same;
    }
    tick(race_of(w), s);
}

/* ---- called by the scheduler ---------------------------------------------------------------------------------- */

void vg_race_prepare(Block *b) {
    Launch *l = b->warps[0].launch;
    Race *r = (Race *)l->tools[TOOL_RACE];
    BlockState *s = state_of(b);
    s->cells = (Cell *)(((u64)(s->warps + l->warps) + 63) / 64 * 64);
    s->slots = (Slots *)(s->cells + r->cells);
    for (u64 n = 0; n < r->cells; n++) s->cells[n] = (Cell){0, 0, 0, 0};
    for (u32 n = 0; n < l->warps; n++)
        for (u32 k = 0; k < STAMP_CACHE; k++) s->warps[n].stamp[k] = 0;
    s->used_barriers = 1;
}

void vg_race_start(Block *b) {
    Launch *l = b->warps[0].launch;
    Race *r = (Race *)l->tools[TOOL_RACE];
    BlockState *s = state_of(b);
    u32 clock = r->next_clock++; /* later than all clocks in the cells that earlier blocks left */
    for (u32 id = 0; s->used_barriers && id < 16; id++) {
        s->barrier_acquired[id] = 0;
        for (u32 a = 0; a < l->warps; a++) s->barrier[id][a] = 0;
    }
    s->used_barriers = 0;
    for (u32 n = 0; n < l->warps; n++) {
        WarpState *w = &s->warps[n];
        w->clock = clock;
        w->floor = w->least = w->full = clock - 1;
        w->partial_count = w->fenced[CTA] = w->fenced[GPU] = w->committed = w->waited = 0;
        w->acquired = 0;
        for (u32 a = 0; a < l->warps; a++) w->vc[a] = clock - 1;
    }
}

/* What the warp knows goes to the barrier. */
static void arrive(BlockState *b, Launch *l, u32 id, u32 warp) {
    WarpState *s = &b->warps[warp];
    for (u32 a = 0; a < l->warps; a++) if (b->barrier[id][a] < s->vc[a]) b->barrier[id][a] = s->vc[a];
    if (b->barrier[id][warp] < s->clock) b->barrier[id][warp] = s->clock;
    if (b->barrier_acquired[id] < s->acquired) b->barrier_acquired[id] = s->acquired;
}

void vg_race_arrive(Warp *w, u32 id) {
    BlockState *b = state_of(w->block);
    b->used_barriers = 1;
    arrive(b, w->launch, id, w->warp_id);
    sync_lanes(race_of(w), &b->warps[w->warp_id]);
}

/* What the barrier knows goes to the warps it releases. Threads that have ended count as arrived at a barrier of the whole block. */
void vg_race_release(Block *b, u32 id, u32 warps, u32 whole) {
    Launch *l = b->warps[0].launch;
    Race *r = (Race *)l->tools[TOOL_RACE];
    BlockState *s = state_of(b);
    u32 latest = 0, *known = s->barrier[id];
    for (u32 a = 0; a < l->warps; a++)
        if (warps >> a & 1 && latest < s->warps[a].clock) latest = s->warps[a].clock;
    for (u32 a = 0; a < l->warps; a++) {
        if (warps >> a & 1) known[a] = latest; /* all go on with later clocks than that: one number says what everyone knows */
        else if (whole && b->warps[a].status == DONE) { arrive(s, l, id, a); known[a] = 0xffffffffu; }
    }
    for (u32 n = 0; n < l->warps; n++) {
        WarpState *w = &s->warps[n];
        if (!(warps >> n & 1)) continue;
        w->least = 0xffffffffu;
        for (u32 a = 0; a < l->warps; a++) {
            if (w->vc[a] < known[a]) w->vc[a] = known[a];
            if (a != n && w->least > w->vc[a]) w->least = w->vc[a];
        }
        if (w->acquired < s->barrier_acquired[id]) w->acquired = s->barrier_acquired[id];
        w->clock = latest;
        sync_lanes(r, w);
    }
    for (u32 a = 0; a < l->warps; a++) known[a] = 0;
    s->barrier_acquired[id] = 0;
}

/* For the layout test: sizes that Python must know. */
u32 vg_race_size(u32 which) {
    static const u32 sizes[] = {sizeof(Race), sizeof(Cell) + sizeof(Slots), sizeof(BlockState), sizeof(WarpState), sizeof(Finding), sizeof(Shadow),
                                sizeof(Stamp), sizeof(Sync)};
    return which < sizeof sizes / sizeof *sizes ? sizes[which] : 0;
}
