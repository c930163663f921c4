// Everything device code gets from cuda_runtime.h (vector types, built-in variables, intrinsics,
// cudaError_t, dim3) is NVRTC's own. The host API (cudaMalloc, <<<...>>>) is not there: kernels only.
#pragma once
