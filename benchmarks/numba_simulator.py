"""The same kernels in numba's CUDA simulator, far smaller: ``python benchmarks/numba_simulator.py`` prints JSON.

Each entry gives the work that was done (in the unit of the full benchmark) and the milliseconds it took.
"""

from __future__ import annotations

import json
import os
import time

os.environ["NUMBA_ENABLE_CUDASIM"] = "1"

import numpy as np
from numba import cuda, float32, int32


@cuda.jit
def vector_add(out, a, b):
    i = cuda.grid(1)
    if i < out.size:
        out[i] = a[i] + b[i]


@cuda.jit
def matmul_naive(c, a, b):
    column, row = cuda.grid(2)
    total = float32(0)
    for k in range(a.shape[1]):
        total += a[row, k] * b[k, column]
    c[row, column] = total


@cuda.jit
def matmul_tiled(c, a, b):
    tile_a = cuda.shared.array((16, 16), float32)
    tile_b = cuda.shared.array((16, 16), float32)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    column, row = cuda.grid(2)
    total = float32(0)
    for t in range(0, a.shape[1], 16):
        tile_a[y, x] = a[row, t + x]
        tile_b[y, x] = b[t + y, column]
        cuda.syncthreads()
        for k in range(16):
            total += tile_a[y, k] * tile_b[k, x]
        cuda.syncthreads()
    c[row, column] = total


@cuda.jit
def histogram_shared(bins, values):
    local = cuda.shared.array(256, int32)
    t = cuda.threadIdx.x
    local[t] = 0
    cuda.syncthreads()
    i = cuda.grid(1)
    while i < values.size:
        cuda.atomic.add(local, values[i], 1)
        i += cuda.gridsize(1)
    cuda.syncthreads()
    cuda.atomic.add(bins, t, local[t])


@cuda.jit
def divergent_loop(out, values):
    i = cuda.grid(1)
    x = values[i]
    y = x
    for _ in range(i % 32):
        y = y * x + float32(0.5)
        y = y * float32(0.5) + x
    out[i] = y


def timed(kernel, grid, block, *arguments) -> float:
    """Milliseconds of one launch, the second of two."""
    for _ in range(2):
        start = time.perf_counter()
        kernel[grid, block](*arguments)
        elapsed = time.perf_counter() - start
    return 1e3 * elapsed


def main() -> None:
    values = np.random.default_rng(1).random(4096, dtype=np.float32)
    square = values[: 32 * 32].reshape(32, 32)
    out, product = np.empty_like(values), np.empty_like(square)
    keys, bins = (values * 256).astype(np.int32), np.zeros(256, np.int32)
    results = {}
    results["vector_add"] = {"work": 4096, "ms": timed(vector_add, 16, 256, out, values, values[::-1].copy())}
    results["matmul_naive"] = {
        "work": 32**3,
        "ms": timed(matmul_naive, (2, 2), (16, 16), product, square, square.T.copy()),
    }
    np.testing.assert_allclose(product, square @ square.T, rtol=1e-5)
    results["matmul_tiled"] = {
        "work": 32**3,
        "ms": timed(matmul_tiled, (2, 2), (16, 16), product, square, square.T.copy()),
    }
    np.testing.assert_allclose(product, square @ square.T, rtol=1e-5)
    results["histogram_shared"] = {"work": 4096, "ms": timed(histogram_shared, 4, 256, bins, keys)}
    np.testing.assert_array_equal(bins, 2 * np.bincount(keys, minlength=256))
    results["divergent_loop"] = {"work": 4096, "ms": timed(divergent_loop, 16, 256, out, values)}
    print(json.dumps(results))


if __name__ == "__main__":
    main()
