"""Instruction vectors: what every instruction form computes, recorded on a GPU and compared with the virtual GPU.

``plan`` says what must be recorded, ``recipes`` derives the inputs, ``ptx_*`` write the kernels, ``cuda`` and
``virtual`` run them, ``store`` keeps results in a file, ``compare`` and ``bounds`` judge them.
"""
