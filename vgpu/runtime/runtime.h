/* Records shared by the runtime, the generated code (codegen/layout.py holds the same offsets) and Python (engine/records.py). */
#ifndef VGPU_RUNTIME_H
#define VGPU_RUNTIME_H

typedef unsigned char u8;
typedef unsigned short u16;
typedef unsigned int u32;
typedef unsigned long long u64;
typedef int i32;
typedef long long i64;

enum { DONE, BARRIER, YIELD, TO_GENERAL, TO_FAST, CALL, RETURN, ABORT };
enum { BAR_SYNC, BAR_POPC, BAR_AND, BAR_OR, BAR_ARRIVE };
enum { FAST, GENERAL };

/* What vg_run tells Python. */
enum { RUN_FINISHED, RUN_NEEDS_CODE, RUN_STOPPED, RUN_PAUSED };

/* Kinds of event; engine/events.py decodes them. */
enum {
    EVENT_FAULT = 1, EVENT_TRAP, EVENT_ASSERT, EVENT_SYNC_MISSING, EVENT_DIVERGENT_BARRIER, EVENT_MISSING_THREADS, EVENT_BUDGET,
    EVENT_DEADLOCK, EVENT_MALLOC, EVENT_STACK, EVENT_PRINT_LIMIT, EVENT_UNINITIALIZED, EVENT_RACE, EVENT_BAD_MASK
};

/* Launch.flags */
enum { FLAG_SYNCCHECK = 1, FLAG_GENERAL = 2 }; /* FLAG_GENERAL: no warp ever runs the fast copy */

/* site_info: size in bits 0-7, action in 8-11, space in 12-15, origin parameter + 1 in 16-31 */
enum { ACTION_READ, ACTION_WRITE, ACTION_ATOMIC, ACTION_OTHER };
enum { SPACE_GENERIC, SPACE_GLOBAL, SPACE_SHARED, SPACE_LOCAL, SPACE_CONST, SPACE_PARAM };

/* Entry.flags: read-only (1); a variable of a module (2): both for __constant__ ones */
enum { ENTRY_READONLY = 1, ENTRY_CONSTANT = 3 };
typedef struct { u64 base, limit; u32 flags, id; u64 init_bitmap, shadow; } Entry;
typedef struct { u64 start, length; } Range;

typedef struct {
    u32 kind, site, block, warp, lane, mask, reason, pad;
    u64 address, extra[3];
} Event;

typedef struct Warp Warp;
typedef i32 (*Code)(Warp *);

typedef struct {
    Code fast, general;
    u32 frame_size, words, waits, held, parked, blocks, local, local_size;
} Function;

typedef struct Frame {
    u32 resume, mode, live, pinned, force, function;
    struct Frame *caller;
    u64 last, local;
    u32 call, call_mask;
    u32 missed, passed; /* lanes a warp-level sync had to wait for; lanes that met the others at another statement */
    u64 pending[]; /* words; then held[words], parked[words], u32 waits[blocks] */
} Frame;

typedef struct Launch {
    u64 params;
    u32 grid[3], block[3], threads, dynamic_shared;
    Range *ranges;
    u64 symbols, sites_unused;
    u32 stop, warps, static_shared, flags;
    Entry *table;
    u64 table_count;
    u64 *counters;
    void *tool;
    i64 slice, budget;
    Function *functions;
    u32 *site_info;
    u32 params_size, site_count;
    Event *events;
    u32 event_cap, event_count;
    u8 *print;
    u64 print_cap, print_used, next_block, block_count;
    u32 *block_order;
    u64 seed;
    u32 *calls;
    u32 entry, pad;
    u64 stack_size;
    struct Hooks *hooks;
    u64 hook_count;
    u64 tools[4];   /* checkers' records of this launch, by TOOL_* */
    Range *places;  /* a site: the bytes its variable takes (shared: from the block's first byte), length 0 when it has none */
} Launch;

/* Slots of Launch.tools and Block.tool_data. */
enum { TOOL_INIT, TOOL_RACE };

typedef struct Block {
    u32 ctaid[3], pad0;
    u8 *shared;
    u64 shared_size;
    u32 index, started, epoch, live_warps;
    u64 *counters;
    Range *sites;
    u32 arrived[16];
    u32 red_count[16], red_and[16], red_or[16];
    u32 used_barriers, pad1;
    struct Warp *warps;
    u8 order[32];
    void *tool;
    u64 tool_data[8];
} Block;

struct Warp {
    Frame *frame;
    Block *block;
    Launch *launch;
    i64 fuel;
    u32 warp_id, lanes, exited, status;
    u32 bar_id, bar_threads, bar_value, call_target, call_mask, unused0, unused1, depth;
    i32 tid[3];
    u32 bar_mask;
    i32 *tids;
    u8 *stack, *stack_end;
    u32 site, bar_kind;
    u64 tool[8];
    u8 scratch[64] __attribute__((aligned(64)));
};

/* What a checker wants to hear of the scheduler; null functions are not called. */
typedef struct Hooks {
    void (*prepare)(Block *);                         /* a context's memory was laid out: Block.tool_data[slot] points to `room` bytes */
    void (*start)(Block *);                           /* a block starts in it */
    void (*arrive)(Warp *, u32 id);                   /* a warp arrives at a barrier */
    void (*release)(Block *, u32 id, u32 warps, u32 whole); /* a barrier lets these warps go; whole: it was for the whole block */
    u64 room, slot;
} Hooks;

/* One OS thread's part of a launch. */
typedef struct {
    u8 *arena;
    u64 context_size, context_count;
    Range *sites;
    u32 *queue; /* ring of context numbers */
    u32 head, queued, used, needs_function, needs_mode, id;
    u32 *free_list;
    u32 free_count, start_another;
    u64 *counters;
    void *tool;
} Worker;

Entry *vg_find(Launch *l, u64 address);
void vg_event(Launch *l, Event *e);
Event vg_event_at(Warp *w, u32 kind, u32 site, u32 lane);

#define POPC(x) ((u32)__builtin_popcount(x))
#define CTZ(x) ((u32)__builtin_ctz(x))
#endif
