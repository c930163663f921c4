/* What the checkers' parts share: events, the table of buffers, and how a warp's affine addresses lie in memory. */
#ifndef VGPU_CHECK_H
#define VGPU_CHECK_H
#include "runtime.h"

/* Out of line: keeps the IR short, which is compiled in the user's time. */
#define COLD __attribute__((noinline))

enum { KEPT_FREE = 16 };

/* The launch's record of a checker, and the block's. */
#define LAUNCH_STATE(T, W, SLOT) ((T *)(W)->launch->tools[SLOT])
#define BLOCK_STATE(T, B, SLOT) ((T *)(B)->tool_data[SLOT])

static inline Event event_at(Warp *w, u32 kind, u32 site, u32 lane) {
    Event e = {kind, site, w->block->index, w->warp_id, lane, 0, 0, 0, 0, {0, 0, 0}};
    return e;
}

/* Record a finding, the same one at the same instruction once (Event.pad counts the others). Room is left for what stops the kernel.
 * One OS thread runs a launch that has checkers. */
static inline void record_event(Launch *l, const Event *e) {
    for (u32 n = 0; n < l->event_count && n < l->event_cap && e->kind != EVENT_RACE; n++)
        if (l->events[n].kind == e->kind && l->events[n].site == e->site) { l->events[n].pad++; return; }
    if (l->event_count + KEPT_FREE < l->event_cap) l->events[l->event_count++] = *e;
}

/* The buffer that holds an address. */
static inline Entry *find_entry(Launch *l, u64 address) {
    u64 low = 0, high = l->table_count;
    while (low < high) {
        u64 mid = (low + high) / 2;
        if (l->table[mid].base <= address) low = mid + 1; else high = mid;
    }
    return low && address < l->table[low - 1].limit ? &l->table[low - 1] : 0;
}

typedef struct { u32 size, action, space, origin; } Info;

static inline Info info_of(Warp *w, u32 site) {
    u32 info = w->launch->site_info[site];
    return (Info){info & 255, info >> 8 & 15, info >> 12 & 15, info >> 16};
}

/* Whether an address lies in the block's shared memory; if so, the offset there. */
static inline u32 in_shared(Warp *w, u64 address, u64 *offset) {
    *offset = address - (u64)w->block->shared;
    return *offset < w->block->shared_size;
}

/* Whether an address lies in the memory of the warp's frames: local variables. */
static inline u32 in_local(Warp *w, u64 address) { return address - (u64)w->stack < (u64)(w->stack_end - w->stack); }

static inline u64 lane_address(u64 base, const i64 *s, u32 lane) {
    return base + (lane & 1 ? s[0] : 0) + (lane & 2 ? s[1] : 0) + (lane & 4 ? s[2] : 0) + (lane & 8 ? s[3] : 0) + (lane & 16 ? s[4] : 0);
}

/* An affine access as runs: `lanes` neighbouring lanes next to each other in memory, each run starting at lane n * lanes. */
static inline u32 run_lanes(const i64 *s, u32 size) {
    u32 k = 0;
    while (k < 5 && s[k] == (i64)size << k) k++;
    return 1u << k;
}

#define STRIDES i64 s[5] = {s0, s1, s2, s3, s4};
#endif
