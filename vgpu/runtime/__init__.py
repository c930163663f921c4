"""The part of the virtual GPU that is written in C, compiled ahead to LLVM IR: see README.md in this folder."""
