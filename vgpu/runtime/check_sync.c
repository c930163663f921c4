/* synccheck, warp-level instructions: whether their masks name lanes that can take part. checkers/synccheck.py emits the calls. */
#include "check.h"

/* Lanes that have not ended. */
static u32 alive(Warp *w) {
    Frame *f = w->frame;
    while (f->caller) f = f->caller;
    return f->live;
}

static void report(Warp *w, u32 site, u32 lane, u32 lanes, u32 callers) {
    Event e = event_at(w, EVENT_BAD_MASK, site, lane);
    e.mask = callers;
    e.reason = lanes;
    record_event(w->launch, &e);
}

/* One mask for all lanes that are here. exchange: the instruction hands values from lane to lane, so that the lanes it names must exist. */
void vg_sync_mask(Warp *w, u32 site, u32 here, u32 member, u32 exchange) {
    u32 outside = here & ~member, absent = exchange ? member & ~alive(w) : 0;
    if (outside) report(w, site, CTZ(outside), outside, 1);
    else if (absent) report(w, site, CTZ(here), absent, 0);
}

/* A mask a lane. */
void vg_sync_masks(Warp *w, u32 site, u32 here, const u32 *masks, u32 exchange) {
    u32 live = alive(w);
    for (u32 lane = 0; lane < 32; lane++) {
        if (!(here >> lane & 1)) continue;
        if (!(masks[lane] >> lane & 1)) { report(w, site, lane, 1u << lane, 1); return; }
        if (exchange && masks[lane] & ~live) { report(w, site, lane, masks[lane] & ~live, 0); return; }
    }
}
