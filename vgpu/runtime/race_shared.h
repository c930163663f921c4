/* racecheck, shared memory: a cell for every word (or the smallest size that the kernel accesses it with). */
#ifndef VGPU_RACE_SHARED_H
#define VGPU_RACE_SHARED_H
#include "race.h"

/* Lanes of the instruction being checked that store to a place too: which of them, in this chunk, stores last before `lane`; 32: none. */
typedef struct { const u64 *addresses; u64 base; const i64 *strides; u32 mask, first; } Lanes;

static u64 address_of(const Lanes *in, u32 lane) {
    return in->addresses ? in->addresses[lane - in->first] : lane_address(in->base, in->strides, lane);
}

/* The lane is of the same instruction and chunk: its value is not in memory yet. */
static u32 same_instruction(const Access *x, const Lanes *in, u32 other_who, u32 other_lane, u32 other_clock, u32 lane, u64 address) {
    if (other_who != x->who || other_clock != x->me->clock || other_lane / 8 != lane / 8 || other_lane >= lane) return 32;
    if (!(in->mask >> other_lane & 1)) return 32;
    u64 offset = address - address_of(in, other_lane);
    return offset < x->info.size ? other_lane : 32;
}

/* An asynchronous copy happens when its thread waits for it. False: it has not. */
COLD static u32 settle(const Access *x, Cell *c, Slot *s) {
    const WarpState *copier = &x->block->warps[WHO_WARP(s->who)];
    u32 group = s->group - 1;
    if (group >= copier->waited) return 0;
    if (copier->waited - group <= MOST_GROUPS) s->clock = copier->waited_at[group % MOST_GROUPS];
    s->group = 0;
    c->latest = s->clock > x->me->clock ? s->clock : x->me->clock;
    return 1;
}

COLD static void check_slot(const Access *x, const Lanes *in, const Slot *s, u32 bits, u64 start, u64 address, u32 bytes, u32 writes) {
    if (!s->clock) return;
    Clash c = clash(x, (Earlier){x->w->block->index, WHO_WARP(s->who), s->clock, s->lanes}, bits);
    if (!c.found) return;
    u32 here = same_instruction(x, in, s->who, c.other, s->clock, c.mine, address);
    collide(x, c.mine, start, address, bytes, x->w->block->index, s->who, c.other, writes, here);
}

/* Keep an access: over one of the same warp and clock, an empty place, or one that is ordered before it. */
COLD static void keep(const Access *x, Slot *pair, u32 bits) {
    for (u32 i = 0; i < 2; i++)
        if (pair[i].clock == x->me->clock && WHO_WARP(pair[i].who) == x->w->warp_id) { pair[i].lanes |= bits; return; }
    for (u32 i = 0; i < 2; i++) {
        Slot *s = &pair[i];
        Earlier e = {x->w->block->index, WHO_WARP(s->who), s->clock, s->lanes};
        if (!s->clock || !clash(x, e, bits).found) { *s = (Slot){x->me->clock, bits, x->who, 0}; return; }
    }
}

static Slot *slot_for(Slots *s, u32 kind) {
    return kind == WRITE ? &s->write : kind == STRONG_WRITE ? s->strong : s->read;
}

/* The cell holds an access that is not known to be ordered before this one. */
COLD static void shared_slow(const Access *x, const Lanes *in, u64 n, u32 bits, u64 start, u64 address, u32 bytes) {
    Cell *c = &x->block->cells[n];
    Slots *s = &x->block->slots[n];
    u32 clock = x->me->clock;
    if (c->kind != SEVERAL) {
        *s = (Slots){{0, 0, 0, 0}, {{0, 0, 0, 0}, {0, 0, 0, 0}}, {{0, 0, 0, 0}, {0, 0, 0, 0}}};
        *slot_for(s, c->kind) = (Slot){c->latest, c->lanes, c->who, 0};
        c->kind = SEVERAL;
        c->lanes = c->who = 0;
    }
    if (s->write.group && !settle(x, c, &s->write))
        collide(x, CTZ(bits), start, address, bytes, x->w->block->index, s->write.who, CTZ(s->write.lanes), 1, 32);
    else check_slot(x, in, &s->write, bits, start, address, bytes, 1);
    for (u32 i = 0; i < 2; i++) {
        if (!(x->kind & STRONG)) check_slot(x, in, &s->strong[i], bits, start, address, bytes, 1);
        u32 strong_read = s->read[i].clock && x->race->traits[WHO_SITE(s->read[i].who)] & TRAIT_STRONG;
        if (x->kind & WRITES && !(x->kind & STRONG && strong_read)) check_slot(x, in, &s->read[i], bits, start, address, bytes, 0);
    }
    if (x->kind == WRITE) { /* what was ordered before is ordered before whoever comes after; the rest has been reported */
        *c = (Cell){clock, bits, x->who, WRITE};
        return;
    }
    keep(x, x->kind == STRONG_WRITE ? s->strong : s->read, bits);
    u32 again = c->latest == clock, warp = 1u << x->w->warp_id;
    if (c->latest < clock) c->latest = clock;
    c->lanes = c->latest == clock && x->kind == READ ? (again ? c->lanes : 0) | warp : 0;
    c->who = c->latest == clock && x->kind == STRONG_WRITE ? (again ? c->who : 0) | warp : 0;
}

/* Whether this warp has done the same since anything else happened to the cell. */
static inline u32 done_before(const Access *x, const Cell *c) {
    u32 warps = x->kind == READ ? c->lanes : x->kind == STRONG_WRITE ? c->who : 0;
    return c->kind == SEVERAL && c->latest == x->me->clock && warps >> x->w->warp_id & 1;
}

/* The thread that alone accessed the cell since all else was ordered accesses it again: the stronger of the two accesses stays. */
static inline u32 own_cell(const Access *x, Cell *c, u32 bits) {
    if (c->latest != x->me->clock || c->kind == SEVERAL || c->lanes != bits || WHO_WARP(c->who) != x->w->warp_id || bits & (bits - 1)) return 0;
    if (x->kind == WRITE) *c = (Cell){c->latest, bits, x->who, WRITE};
    return x->kind == WRITE || (x->kind == READ && (c->kind == WRITE || c->kind == READ));
}

/* The store of an asynchronous copy: in its cell until it has been waited for. */
COLD static void async_store(const Access *x, const Lanes *in, u64 n, u32 bits, u64 address) {
    Cell *c = &x->block->cells[n];
    if (c->latest > x->me->floor) shared_slow(x, in, n, bits, address, (u64)x->w->block->shared + (n << x->race->cell_shift), 1u << x->race->cell_shift);
    *c = (Cell){NEVER_OLD, 0, 0, SEVERAL};
    x->block->slots[n] = (Slots){{x->me->clock, bits, x->who, x->me->committed + 1}, {{0, 0, 0, 0}, {0, 0, 0, 0}}, {{0, 0, 0, 0}, {0, 0, 0, 0}}};
}

/* Lanes access bytes of one cell each from `address` on; several lanes only when they all access the same bytes. */
static inline void shared_access(const Access *x, const Lanes *in, u32 bits, u64 address, u64 offset) {
    u32 shift = x->race->cell_shift, clock = x->me->clock;
    for (u64 n = offset >> shift, last = (offset + x->info.size - 1) >> shift; n <= last; n++) {
        Cell *c = &x->block->cells[n];
        if (x->traits & TRAIT_ASYNC) async_store(x, in, n, bits, address);
        else if (c->latest <= x->me->floor) *c = (Cell){clock, bits, x->who, x->kind};
        else if (c->latest == clock && c->who == x->who && c->kind == x->kind && (x->kind != WRITE || c->lanes == bits)) c->lanes |= bits;
        else if (!done_before(x, c) && !own_cell(x, c, bits)) {
            u64 at = (u64)x->w->block->shared + (n << shift);
            shared_slow(x, in, n, bits, address, at > address ? at : address, x->info.size < 1u << shift ? x->info.size : 1u << shift);
        }
    }
}

typedef u32 word4 __attribute__((vector_size(16), may_alias)); /* a Cell, stored at once */

/* All 32 lanes of an affine access. */
static void shared_affine(const Access *x, const Lanes *in, u64 base, const i64 *s) {
    u64 offset = base - (u64)x->w->block->shared;
    u32 clock = x->me->clock, floor = x->me->floor, who = x->who, kind = x->kind;
    u32 lanes = run_lanes(s, x->info.size), same = 0, together = 1; /* dimensions of the lane number in which the address stays */
    if (lanes > 1 && x->info.size == 1u << x->race->cell_shift) {
        for (u32 lane = 0; lane < 32; lane += lanes) {
            u64 delta = lane_address(0, s, lane);
            Cell *c = x->block->cells + ((offset + delta) >> x->race->cell_shift);
            word4 cell = {clock, 1u << lane, who, kind}, next_lane = {0, 1, 0, 0};
            for (u32 k = 0; k < lanes; k++, cell <<= next_lane) {
                if (c[k].latest <= floor) *(word4 *)&c[k] = cell;
                else shared_access(x, in, 1u << (lane + k), base + delta + k * x->info.size, offset + delta + k * x->info.size);
            }
        }
        return;
    }
    if (!(kind & WRITES))
        for (u32 k = 0; k < 5; k++)
            if (!s[k]) { same |= 1u << k; together |= together << (1u << k); }
    for (u32 lane = 0; lane < 32; lane++) {
        if (lane & same) continue;
        u64 delta = lane_address(0, s, lane);
        shared_access(x, in, together << lane, base + delta, offset + delta);
    }
}
#endif
