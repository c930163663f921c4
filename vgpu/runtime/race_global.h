/* racecheck, global memory: a record for every 32-byte sector that one warp accesses as a whole, lane after lane; sectors that are
 * accessed otherwise, or by several, have records for each granule. Which access a record means, its stamp tells. */
#ifndef VGPU_RACE_GLOBAL_H
#define VGPU_RACE_GLOBAL_H
#include "race_shared.h"

enum { G_WRITE, G_STRONG, G_READ }; /* a granule's four records: the last write, a strong write, two reads */
enum { SECTOR_READ = 1, SECTOR_WRITE, SECTOR_MIXED };
enum { SECTOR_BYTES = 32, MOST_STAMPS = 1 << 27 };

/* stamp << 5 | lane in the low half; state and log2 of the bytes a lane in the high half */
static u64 sector_record(u32 tag, u32 state, u32 shift) { return tag | (u64)state << 32 | (u64)shift << 40; }
static u32 sector_tag(u64 s) { return (u32)s; }
static u32 sector_state(u64 s) { return s >> 32 & 255; }
static u32 sector_shift(u64 s) { return s >> 40 & 255; }

static u32 stale(const Race *r, u32 tag) { return tag >> 5 < r->first_stamp; }
static Stamp *stamp_of(Race *r, u32 tag) { return &r->stamps[(tag >> 5) - r->first_stamp]; }

/* The number of this warp's access at its site and clock; the same again as long as neither changes. */
static u32 stamp(const Access *x) {
    Race *r = x->race;
    WarpState *s = x->me;
    u32 k = x->site % STAMP_CACHE;
    if (s->stamp[k] >= r->first_stamp && s->stamp_site[k] == x->site && s->stamp_clock[k] == s->clock) return s->stamp[k] << 5;
    if (r->next_stamp >= MOST_STAMPS) return 0; /* stale from the start: not recorded */
    if (r->next_stamp - r->first_stamp == r->stamp_count) r->first_stamp = r->next_stamp; /* start over: what was recorded is forgotten */
    u32 n = r->next_stamp++;
    r->stamps[n - r->first_stamp] = (Stamp){x->w->block->index, s->clock, x->who, 0};
    s->stamp[k] = n;
    s->stamp_site[k] = x->site;
    s->stamp_clock[k] = s->clock;
    return n << 5;
}

static Clash clash_tag(const Access *x, u32 tag, u32 bits) {
    if (stale(x->race, tag)) return (Clash){0, 0, 0};
    Stamp *s = stamp_of(x->race, tag);
    return clash(x, (Earlier){s->block, WHO_WARP(s->who), s->clock, 1u << (tag & 31)}, bits);
}

COLD static void check_tag(const Access *x, const Lanes *in, u32 tag, u32 bits, u64 start, u64 address, u32 bytes, u32 writes) {
    Clash c = clash_tag(x, tag, bits);
    if (!c.found) return;
    Stamp *s = stamp_of(x->race, tag);
    u32 mine = s->block == x->w->block->index;
    u32 here = mine ? same_instruction(x, in, s->who, c.other, s->clock, c.mine, address) : 32;
    collide(x, c.mine, start, address, bytes, s->block, s->who, c.other, writes, here);
}

static void granule_access(const Access *x, const Lanes *in, u32 *g, u32 bits, u32 tag, u64 start, u64 address, u32 bytes) {
    Race *r = x->race;
    u32 first = tag | CTZ(bits), last = tag | (31 - (u32)__builtin_clz(bits));
    if (x->kind == STRONG_WRITE && stale(r, g[G_WRITE]) && stale(r, g[G_READ]) && stale(r, g[G_READ + 1])) { /* counters: atomics only */
        if (stale(r, g[G_STRONG])) g[G_STRONG] = first;
        else if (x->me->acquired || stamp_of(r, g[G_STRONG])->block == x->w->block->index) {
            if (!clash_tag(x, g[G_STRONG], bits).found) g[G_STRONG] = first;
        }
        return;
    }
    if (!stale(r, g[G_WRITE])) check_tag(x, in, g[G_WRITE], bits, start, address, bytes, 1);
    if (!(x->kind & STRONG) && !stale(r, g[G_STRONG])) check_tag(x, in, g[G_STRONG], bits, start, address, bytes, 1);
    if (x->kind & WRITES)
        for (u32 i = G_READ; i < G_READ + 2; i++) {
            if (stale(r, g[i])) continue;
            u32 strong = r->traits[WHO_SITE(stamp_of(r, g[i])->who)] & TRAIT_STRONG;
            if (!(x->kind & STRONG && strong)) check_tag(x, in, g[i], bits, start, address, bytes, 0);
        }
    if (x->kind == WRITE) {
        g[G_WRITE] = first;
        g[G_STRONG] = g[G_READ] = g[G_READ + 1] = 0;
    } else if (x->kind == STRONG_WRITE) {
        if (!clash_tag(x, g[G_STRONG], bits).found) g[G_STRONG] = first;
    } else {
        if (!clash_tag(x, g[G_READ], bits).found) g[G_READ] = first;
        else if (g[G_READ] != first && !clash_tag(x, g[G_READ + 1], bits).found) { g[G_READ + 1] = last; return; }
        if (first != last) g[G_READ + 1] = last;
    }
}

/* A sector's granules get its record, or nothing. */
COLD static void split(const Access *x, Shadow *m, u64 n, u32 tag) {
    u64 old = m->sectors[n];
    u32 state = sector_state(old), count = SECTOR_BYTES >> m->shift;
    u32 none = !old || stale(x->race, sector_tag(old));
    if (none || state != SECTOR_MIXED)
        for (u32 i = 0; i < count; i++) {
            u32 *g = m->granules[n * count + i];
            g[0] = g[1] = g[2] = g[3] = 0;
            if (!none) g[state == SECTOR_WRITE ? G_WRITE : G_READ] = sector_tag(old) + (i << m->shift >> sector_shift(old));
        }
    m->sectors[n] = sector_record(tag, SECTOR_MIXED, 0);
}

/* Bytes of one sector, `bytes` a lane from `lane` on (bits: or all those lanes at the same ones). */
COLD static void by_granule(const Access *x, const Lanes *in, Shadow *m, u64 address, u32 length, u32 lane, u32 bits, u32 tag) {
    u64 from = address - m->base, n = from / SECTOR_BYTES;
    split(x, m, n, tag);
    for (u64 at = from >> m->shift, end = (from + length - 1) >> m->shift; at <= end; at++) {
        u64 here = (at << m->shift) > from ? at << m->shift : from;
        u32 which = lane + (u32)(here - from) / x->info.size;
        u64 start = bits ? address : address + (u64)(which - lane) * x->info.size;
        u32 bytes = x->info.size < 1u << m->shift ? x->info.size : 1u << m->shift;
        granule_access(x, in, m->granules[at], bits ? bits : 1u << which, tag, start, m->base + here, bytes);
    }
}

/* A whole sector, lane after lane. False: its granules must be looked at. */
static inline u32 whole_sector(const Access *x, Shadow *m, u64 n, u32 lane, u32 tag) {
    u64 *s = &m->sectors[n], old = *s;
    u32 state = x->kind == WRITE ? SECTOR_WRITE : SECTOR_READ, shift = CTZ(x->info.size);
    u64 fresh = sector_record(tag | lane, state, shift);
    if (!old || stale(x->race, sector_tag(old))) { *s = fresh; return 1; }
    if (old == fresh) return 1;
    if (sector_state(old) == SECTOR_MIXED) return 0;
    Stamp *p = stamp_of(x->race, sector_tag(old));
    Earlier e = {p->block, WHO_WARP(p->who), p->clock, 0xffffffffu};
    u32 own = p->block == x->w->block->index && e.warp == x->w->warp_id;
    u32 same_lanes = own && (sector_tag(old) & 31) == lane && sector_shift(old) == shift;
    if (!same_lanes && clash(x, e, own ? 0xffffffffu : 1).found) return 0;
    if (state == SECTOR_READ && sector_state(old) == SECTOR_WRITE) return same_lanes && p->clock == x->me->clock;
    *s = fresh;
    return 1;
}

/* `lanes` lanes from `lane` on, next to each other in memory. */
static void global_run(const Access *x, const Lanes *in, Shadow *m, u64 address, u32 lane, u32 lanes) {
    u32 tag = stamp(x), size = x->info.size;
    u64 end = address + (u64)lanes * size;
    if (address < m->base || end > m->limit) return;
    for (u64 at = address; at < end;) {
        u64 n = (at - m->base) / SECTOR_BYTES, next = m->base + (n + 1) * SECTOR_BYTES;
        if (next > end) next = end;
        u32 which = lane + (u32)(at - address) / size, whole = next - at == SECTOR_BYTES && !(x->kind & STRONG);
        if (!whole || !whole_sector(x, m, n, which, tag)) by_granule(x, in, m, at, (u32)(next - at), which, 0, tag);
        at = next;
    }
}

/* Lanes at one address. */
static void global_one(const Access *x, const Lanes *in, Shadow *m, u64 address, u32 bits) {
    if (address < m->base || address + x->info.size > m->limit) return;
    u32 tag = stamp(x), size = x->info.size;
    u64 from = address - m->base, n = from / SECTOR_BYTES;
    if (size != 1u << m->shift) { by_granule(x, in, m, address, size, CTZ(bits), bits, tag); return; }
    if (sector_state(m->sectors[n]) != SECTOR_MIXED || stale(x->race, sector_tag(m->sectors[n]))) split(x, m, n, tag);
    granule_access(x, in, m->granules[from >> m->shift], bits, tag, address, address, size);
}
#endif
