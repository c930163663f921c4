"""vgpu.profile.cubin: the cubin's own figures against ptxas's text, on kernels that differ in one resource each."""

from __future__ import annotations

import base64
import random
import struct
import zlib

import pytest
from cuda.bindings import nvrtc

from vgpu.errors import CompileError, CubinError
from vgpu.profile.cubin import KernelFacts, Parameter, PtxasUsage, facts, nvrtc_cubin, read_cubin, read_ptxas_log

SOURCE = r"""
__constant__ float table[64];
struct Big { char bytes[5000]; };

extern "C" __global__ void few(float* a) { a[threadIdx.x] = 1.0f; }

extern "C" __global__ void empty() {}

extern "C" __global__ void many(float* a, int n) {
    float x[150];
    #pragma unroll
    for (int i = 0; i < 150; i++) x[i] = a[i * n];
    __threadfence();
    #pragma unroll
    for (int i = 0; i < 150; i++) a[i * n + 1] = x[i] * x[149 - i];
}

extern "C" __global__ void __launch_bounds__(256, 2) bounded(float* a) { a[threadIdx.x] += table[threadIdx.x & 63]; }

extern "C" __global__ void local_array(int* a) {
    int l[100];
    for (int i = 0; i < 100; i++) l[i] = a[i * 7];
    int s = 0;
    for (int i = 0; i < 100; i++) s += l[a[i]];
    a[threadIdx.x] = s;
}

extern "C" __global__ void static_shared(float* a) {
    __shared__ float s[300];
    __shared__ short t[8];
    s[threadIdx.x] = a[threadIdx.x];
    t[threadIdx.x % 8] = 3;
    __syncthreads();
    a[threadIdx.x] = s[299 - threadIdx.x] + t[a[0] > 0];
}

extern "C" __global__ void dynamic_shared(float* a) {
    extern __shared__ float d[];
    d[threadIdx.x] = a[threadIdx.x];
    __syncthreads();
    a[threadIdx.x] = d[threadIdx.x ^ 1];
}

extern "C" __global__ void barriers(int* a) {
    a[threadIdx.x] = 1;
    asm volatile("bar.sync 5, 64;");
    a[threadIdx.x + 1] = 2;
}

extern "C" __global__ void parameters(char c, double d, float3 v, int* a) { a[0] = c + (int)d + (int)v.z; }

extern "C" __global__ void big_parameter(Big b, char c, double* a, int n) { a[n] = b.bytes[n] + c; }

__device__ __noinline__ int descend(int n, int* q) {
    if (n < 2) return q[n];
    int l[4];
    l[n & 3] = q[n];
    return descend(n - 1, q) + descend(n - 2, q) * l[n & 1];
}
extern "C" __global__ void recursive(int* a) { a[threadIdx.x] = descend(a[0], a); }

template <class T> __global__ void templated(T* a) { a[threadIdx.x] = 1; }
template __global__ void templated<double>(double*);
"""

SPILLING = r"""
__device__ __noinline__ float pressure(float* a, int n) {
    float x[60];
    #pragma unroll
    for (int i = 0; i < 60; i++) x[i] = a[i * n];
    float s = 0;
    #pragma unroll
    for (int i = 0; i < 60; i++)
        #pragma unroll
        for (int j = 0; j < 60; j += 7) s += x[i] * x[j];
    return s;
}
extern "C" __global__ void calls(float* a, int n) { a[n] = pressure(a, n) + pressure(a + 4, n); }

extern "C" __global__ void spills(float* a, int n) {
    float x[80];
    #pragma unroll
    for (int i = 0; i < 80; i++) x[i] = a[i * n];
    __threadfence();
    #pragma unroll
    for (int i = 0; i < 80; i++) a[i * n + 1] = x[i] * x[79 - i];
}
extern "C" __global__ void small(float* a) { a[threadIdx.x] = 1.0f; }
"""

#: A cubin of CUDA 12.4 (ELF ABI version 7) of each layout, zlib and base64, of:
#: extern "C" __global__ void __launch_bounds__(128) old(float*a,short n){__shared__ float s[70];s[threadIdx.x]=a[n];
#:                                                            __syncthreads();a[threadIdx.x]=s[n];}
OLD_SM_75 = (
    "eNrtVs1r1FAQnyQvu9kPm209uKVqW9hCvaxFpXoQuvgtVbwWEdq0u+1WttklibKpRVMU8aJHwT9A8NirINJjDz1496AUD9ZT/4BqfF/Jpi+pi4o9OfB23v"
    "zezLyZl5n39tHlG1dkSTqdBkYyvIcV6FAlyydcYVKdhAqcA4R/D4EEULbrtmM5xiyeBdxdivBpu25W21A275cXzfkmlJ1a2yk3G9UQCgW7bli1aijONU3b"
    "MUxnjCFWrZGAVmuz9xam5y1jqcZURMDYixAPRqOxYBmtOpVaVtNpOm6LrREPxpyz2DT/XWrJiRxkasT9r+kUHgrkYvh1iudjuEnxbAz3KI5i+BrF0zF8k+"
    "JaDP+IR1+hE48nMe5jKkFnTgjvt0K4nl/1vFHQ/FVvVKNTpnNmn5wDn4iEi67hH+YA7fr+BNdBJzUaNTkB1KeFGaDeyDyKjyPSJYDOItpXKKvh/ABmpCwo"
    "/VlAR9hZSiTnnUwoU9oZBmXAB3QUwRB2gtQ8PU+JjyBnwn9w/p3zXc7tjrfeEVDHL4V9Dgmn/58OmuRl/CVJ2+h4fNHh7TIuvtukUJj8so1Q4RUArj+Nra"
    "cApoDZYPk1XieqE/ILHTZ1KD1UfZXUBWB5Swd5BbHu07H9FllXhHW5s76BZUul9Unj+aDDqotQisjbx/Pwpgf6XZkFPoxHqQdG2rKMmL80bAxCycrQwpOJ"
    "jO2f2ZCh/klLf70Fxx5Ekv+mwxM37dP1ItYY7YGnLsikLlPbhTxsDcJNN+xOhehfxfIO7fLHCqzrUHQj/v5A/luS6H0Vp0rk3hL1o5Tbx36AK37qYn+Y93"
    "K8sHiKQr8HN2sxcj9LCebr3L7VZf8TyWowxpMa43KQo/gSnOf2FQGf4QZ3Iva5BPs1FlNs/3fcfmif/bXIe5NLsP/MDQoCrgn8OR6ZyPcOr27BXuF7B3YB"
    "PsXP9IIYAA/0rrS3VlDCO01UUkKknrr3TVPY9897Ce85iemiuD9/HIpd9id3gxr9nyieo8C1SB2pSQUBwgdT4nYp6P54BXGL+/1unD8B1ngvKQ=="
)
OLD_SM_90 = (
    "eNrtVs1rE1EQn2xekk2yZtMKmtQPKlSoIGmpUD14KH4LSnvw1EvdmrQR0iRstpK1Bbe1lOJBD568ieAfoQepNxHxInjwVIoHkR76B1TX9zHbvmx2jQotCB"
    "14O29+O7+ZN7Nv9+2DyzeuKJHImQQIUeANzMOOrKWFfq4KPR4bhxE4BzF6PQARgEKj3LBMy5ikM0/bM5KeaJSrxSYUqvcKd6tTNShYpaZVqFWK29C20Sgb"
    "ZqkoTLNUkTypZUhmsTQ5Oz0xZRozJeHpB4xWhMa+Y1Qq06ZRL3OrbtasmmXX8V6t2rCMqjXIo/+J7FLVwbn2qhXegv6mHUN0RCHVhl/neDqYFGmHHnF/0o"
    "a/5niiDf9MR3dWyqsI9YX7a23+LpU+ac6E5ptnWtcWHKcfVHfB6Vf5VPicDisac5Fr7MLWrCGLmgMqxKnOsHm3mHO8S5rL+FnC3zdyWMPW0BdtM7ltc9k8"
    "AdExWtcRF8hRAr20fySmgYOtZCOaTwFJqbxTWYXOhwmoUr1M/0T9A/UW1ZekkuKw97I4F3H59mGL3dSpDS4ss4bQMZmBV/fpZJHOmc9Hdp+4sIT2iwwcai"
    "Yg+4zWyIK9H4CTTSXBqER5nIAPo7BgKwrfVfnjGvNXmhhbp2Ndh7ydFAtZEfnyNu7ZE3R8ZfEhectrzDqLT9I8PtD4755AXzPJbWD5aLwuU2xWN8vu67DS"
    "gCTfLqy+9VE4Nie9BBs6LNm4t9n9cgaWbSAMIfmsxvLdtD1/Jwrfdbhqb/Hn5roPo7CqQ86Wmvkf2vuyL7sp/NsYgI+g/tThaEqH8IfRcaMD/+DOcdEi/Q"
    "iu+r6/3jc7h3o2+LiEb8gvd8h/Sqi6nz+GRQ2i7dXoP4HPI3/EhztIuC3xUwH8l2JNbfnXkN8bkt/rwxRi/vz+RF5+f/+eduDnJD4J4A9hT+OQba2ftP4L"
    "RPH5OQH/QSzmRX//8EzJxXawoP69xfwXQvg9yu/5ccTWQn7FcpFWrUr76F95Mbk/If9OnpZ5camuMPH65V9nGM/rT48v3y9wiSxy"
)

NEWEST = nvrtc.nvrtcGetSupportedArchs()[1][-1]
ARCHES = sorted({75, 80, 90, NEWEST})


def unpacked(text: str) -> bytes:
    return zlib.decompress(base64.b64decode(text))


@pytest.fixture(scope="module", params=ARCHES)
def module(request: pytest.FixtureRequest) -> tuple[int, dict[str, KernelFacts], dict[str, PtxasUsage]]:
    cubin, log = nvrtc_cubin(SOURCE, f"sm_{request.param}")
    return request.param, read_cubin(cubin), read_ptxas_log(log)


@pytest.fixture(scope="module", params=ARCHES)
def spilling(request: pytest.FixtureRequest) -> tuple[dict[str, KernelFacts], dict[str, PtxasUsage], bytes, str]:
    cubin, log = nvrtc_cubin(SPILLING, f"sm_{request.param}", ["--maxrregcount=32"])
    return facts(cubin, log=log), read_ptxas_log(log), cubin, log


def test_the_two_sources_agree_on_every_kernel(module):
    arch, kernels, usages = module
    assert kernels.keys() == usages.keys()
    assert len(kernels) == 12
    for name, kernel in kernels.items():
        usage = usages[name]
        assert kernel.arch == arch
        assert kernel.registers == usage.registers
        assert kernel.shared_bytes == usage.shared_bytes
        assert kernel.frame_bytes == usage.frame_bytes
        assert kernel.barriers == usage.barriers
        if kernel.stack_bytes is not None:
            assert kernel.stack_bytes == (usage.cumulative_stack_bytes or 0)
        for bank, size in usage.constant_bytes.items():  # ptxas names the banks up to sm_89
            assert kernel.constant_bytes[bank] == size
        assert (arch < 90) == (0 in usage.constant_bytes)


def test_registers(module):
    _, kernels, _ = module
    assert 1 <= kernels["few"].registers <= 16
    assert 128 < kernels["many"].registers <= 255
    assert kernels["few"].register_limit is None
    assert kernels["bounded"].register_limit == 65536 // 256 // 2
    assert kernels["bounded"].max_threads == (256, 1, 1)
    assert kernels["few"].max_threads is None


def test_shared_memory(module):
    _, kernels, _ = module
    assert kernels["static_shared"].shared_bytes == 1200 + 16
    assert kernels["dynamic_shared"].shared_bytes == 0
    assert kernels["few"].shared_bytes == 0


def test_local_memory(module):
    _, kernels, usages = module
    local = kernels["local_array"]
    assert local.frame_bytes == local.stack_bytes == 400
    assert local.local_load_instructions > 0 and local.local_store_instructions > 0
    assert local.spills is None, "an array and a spill look alike in the cubin"
    assert usages["local_array"].total_spill_store_bytes == 0
    assert kernels["few"].frame_bytes == kernels["few"].stack_bytes == 0
    assert kernels["few"].spills is False
    assert kernels["recursive"].stack_bytes is None, "recursion leaves the stack unknown"


def test_barriers(module):
    _, kernels, _ = module
    assert kernels["static_shared"].barriers == 1
    assert kernels["few"].barriers == 0
    assert kernels["barriers"].barriers == 6  # barriers 0 to 5


def test_parameters_and_constants(module):
    _, kernels, _ = module
    assert kernels["parameters"].parameters == (Parameter(0, 1), Parameter(8, 8), Parameter(16, 12), Parameter(32, 8))
    assert kernels["parameters"].parameter_bytes == 40
    assert kernels["big_parameter"].parameters == (
        Parameter(0, 5000), Parameter(5000, 1), Parameter(5008, 8), Parameter(5016, 4),
    )  # fmt: skip
    assert kernels["big_parameter"].parameter_bytes == 5020
    assert kernels["empty"].parameters == () and kernels["empty"].parameter_bytes == 0
    for kernel in kernels.values():
        assert kernel.constant_bytes[3] == 64 * 4
        assert kernel.constant_bytes[0] >= kernel.parameter_bytes
    launch_state = kernels["empty"].constant_bytes[0]
    assert kernels["parameters"].constant_bytes[0] == launch_state + 40


def test_code_and_names(module):
    _, kernels, _ = module
    assert "_Z9templatedIdEvPT_" in kernels
    for name, kernel in kernels.items():
        assert kernel.name == name
        assert kernel.code_bytes >= 64 and kernel.code_bytes % 16 == 0
    assert kernels["many"].code_bytes > 10 * kernels["few"].code_bytes


def test_forced_spills(spilling):
    kernels, usages, cubin, _ = spilling
    spills = kernels["spills"]
    assert spills.registers <= 32 and spills.register_limit == 32
    assert spills.spill_store_bytes == usages["spills"].spill_store_bytes
    # 80 values live at once in at most 32 registers: at least 48 of 4 bytes must go to memory and come back.
    assert spills.spill_store_bytes >= 4 * 48 and spills.spill_load_bytes >= 4 * 48
    assert spills.frame_bytes >= 4 * 48
    assert spills.local_store_instructions > 0 and spills.local_load_instructions > 0
    assert spills.spills is True
    assert kernels["small"].spills is False and kernels["small"].spill_store_bytes == 0
    alone = read_cubin(cubin)["spills"]
    assert alone.spill_store_bytes is None and alone.spills is None


def test_spills_of_a_device_function_count_for_its_kernel(spilling):
    kernels, usages, _, _ = spilling
    usage = usages["calls"]
    assert usage.functions, "pressure() was to stay a function of its own"
    ((name, (stores, loads)),) = usage.functions.items()
    assert "pressure" in name
    assert stores > 0 and loads > 0
    assert kernels["calls"].spill_store_bytes == usage.spill_store_bytes + stores
    assert kernels["calls"].spill_load_bytes == usage.spill_load_bytes + loads
    assert kernels["calls"].spills is True


def test_a_loose_register_limit_removes_the_spills():
    kernels = facts(SPILLING, "sm_80")
    assert kernels["spills"].spill_store_bytes == kernels["spills"].spill_load_bytes == 0
    assert kernels["spills"].registers >= 80
    assert kernels["spills"].spills is False


def test_required_block_shape():
    # Edited by hand, since only the newest NVRTC has a source spelling for it: the bounds' record, renamed.
    cubin = bytearray(unpacked(OLD_SM_75))
    record = struct.pack("<BBHIII", 4, 0x05, 12, 128, 1, 1)
    assert cubin.count(record) == 1
    at = cubin.find(record)
    cubin[at : at + 16] = struct.pack("<BBHIII", 4, 0x10, 12, 8, 4, 2)
    kernel = read_cubin(bytes(cubin))["old"]
    assert kernel.required_threads == (8, 4, 2)
    assert kernel.max_threads is None


@pytest.mark.parametrize(("packed", "arch", "registers"), [(OLD_SM_75, 75, 12), (OLD_SM_90, 90, 14)])
def test_cubins_of_cuda_12(packed, arch, registers):
    kernels = read_cubin(unpacked(packed))
    assert list(kernels) == ["old"]
    kernel = kernels["old"]
    assert (kernel.arch, kernel.registers, kernel.shared_bytes, kernel.barriers) == (arch, registers, 280, 1)
    assert kernel.parameters == (Parameter(0, 8), Parameter(8, 2))
    assert kernel.parameter_bytes == 10
    assert kernel.max_threads == (128, 1, 1)


def test_the_text_of_an_older_ptxas():
    log = (
        "ptxas info    : 0 bytes gmem\n"
        "ptxas info    : Compiling entry function 'old' for 'sm_75'\n"
        "ptxas info    : Function properties for old\n"
        "ptxas         .     8 bytes stack frame, 4 bytes spill stores, 12 bytes spill loads\n"
        "ptxas info    : Used 12 registers, 280 bytes smem, 362 bytes cmem[0], 16 bytes cmem[2]\n"
    )
    assert read_ptxas_log(log) == {
        "old": PtxasUsage("old", 12, 8, None, 280, {0: 362, 2: 16}, None, 4, 12),
    }


def test_text_quoted_by_a_diagnostic_is_not_ptxas_speaking():
    source = (
        "extern \"C\" __global__ void k(int* a) {\n"
        "#warning ptxas info    : Compiling entry function 'k' for 'sm_80'\n"
        "#warning ptxas         .     0 bytes stack frame, 99 bytes spill stores, 99 bytes spill loads\n"
        "#warning ptxas info    : Used 99 registers, used 9 barriers\n"
        "  a[0] = 1; }\n"
    )
    kernel = facts(source)["k"]
    assert kernel.registers < 99
    assert kernel.spill_store_bytes == 0
    _, log = nvrtc_cubin(source, "sm_80")
    assert "Used 99 registers" in log
    assert read_ptxas_log("".join(f"{line}\n" for line in log.splitlines() if "#warning" in line)) == {}


def test_two_sources_that_disagree_are_refused():
    cubin, log = nvrtc_cubin(SPILLING, "sm_80")
    registers = read_cubin(cubin)["small"].registers
    forged = log.replace(f"Used {registers} registers", "Used 77 registers")
    with pytest.raises(CubinError, match="registers, ptxas says 77"):
        facts(cubin, log=forged)


def test_facts_of_a_cubin_alone_and_through_another_compiler():
    cubin = unpacked(OLD_SM_75)
    assert facts(cubin) == read_cubin(cubin)
    assert facts(cubin)["old"].spill_store_bytes is None
    asked = []

    def compiler(source, arch, options):
        asked.append((source, arch, tuple(options)))
        return cubin, ""

    assert facts("the source", "sm_75", ["-G"], compiler=compiler) == read_cubin(cubin)
    assert asked == [("the source", "sm_75", ("-G",))]


def test_source_that_does_not_compile():
    with pytest.raises(CompileError, match="identifier \"nonsense\" is undefined") as caught:
        facts("__global__ void k(int* a) { a[0] = nonsense; }")
    assert "kernel.cu(1)" in caught.value.log


def test_an_architecture_without_a_cubin():
    with pytest.raises(CompileError, match="no cubin for compute_80"):
        facts("__global__ void k() {}", "compute_80")


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "not a cubin"),
        (b"\x7fELF\x01\x01" + bytes(100), "ELF64"),
        (b".version 8.0\n.target sm_80\n", "compute_XY makes PTX"),
        (b"\x7fELF\x02\x01" + bytes(20), "truncated cubin: the ELF header"),
        (b"\x7fELF\x02\x01" + bytes(100), "machine is 0"),
    ],
)
def test_other_files_are_refused(data, message):
    with pytest.raises(CubinError, match=message):
        read_cubin(data)


@pytest.mark.parametrize("packed", [OLD_SM_75, OLD_SM_90])
def test_every_truncation_is_an_error_or_harmless(packed):
    whole = unpacked(packed)
    expected = read_cubin(whole)
    refused = 0
    for length in range(len(whole)):
        try:
            # The program headers stand at the end of the file and say nothing of a kernel's resources.
            assert read_cubin(whole[:length]) == expected
        except CubinError:
            refused += 1
    assert refused > 0.9 * len(whole)


@pytest.mark.parametrize("packed", [OLD_SM_75, OLD_SM_90])
def test_damage_never_escapes_as_another_error(packed):
    whole = unpacked(packed)
    generator = random.Random(1)
    refused = 0
    for _ in range(3000):
        damaged = bytearray(whole)
        for _ in range(generator.choice([1, 1, 4, 64])):
            damaged[generator.randrange(len(damaged))] = generator.choice([0, 1, 0x7F, 0x80, 0xFF, generator.randrange(256)])
        try:
            read_cubin(bytes(damaged))
        except CubinError:
            refused += 1
    assert refused > 100
