"""From analysed PTX to LLVM IR text: one warp, eight lanes at a time."""
