"""vgpu.profile.occupancy against NVIDIA's own calculator, hand-worked cases and properties that must hold everywhere."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vgpu.errors import LaunchConfigError, UnknownArchitectureError
from vgpu.profile.cubin import KernelFacts, facts
from vgpu.profile.occupancy import LIMITERS, SM_LIMITS, kernel_occupancy, occupancy, sm_limits, suggest, sweep

# Recorded from cudaOccMaxActiveBlocksPerMultiprocessor of cuda_occupancy.h (CUDA 13.5 headers), compiled with gcc, with
# SHAREDMEM_CARVEOUT_MAX_SHARED and FUNC_SHMEM_LIMIT_OPTIN; the device properties are those of the tables in the guide.
# arch, threads, registers, shared, barriers -> active blocks, limits by warps, blocks, registers, shared memory, barriers,
# allocated registers and shared memory per block.
RECORDED = [
    (75, 954, 243, 58535, 0, 0, 1, 16, 0, 1, None, 238080, 58624),
    (75, 39, 32, 0, 14, 16, 16, 16, 32, None, None, 2048, 0),
    (75, 672, 15, 3532, 0, 1, 1, 16, 6, 18, None, 10752, 3584),
    (75, 17, 96, 0, 0, 16, 32, 16, 20, None, None, 3072, 0),
    (75, 32, 14, 0, 0, 16, 32, 16, 128, None, None, 512, 0),
    (75, 22, 209, 0, 2, 8, 32, 16, 8, None, None, 6912, 0),
    (75, 364, 128, 65536, 0, 1, 2, 16, 1, 1, None, 49152, 65536),
    (75, 2, 128, 55022, 1, 1, 32, 16, 16, 1, None, 4096, 55040),
    (75, 192, 24, 16788, 5, 3, 5, 16, 14, 3, None, 4608, 16896),
    (80, 992, 73, 158371, 0, 0, 2, 32, 0, 1, None, 79360, 159488),
    (80, 584, 32, 0, 8, 3, 3, 32, 3, 164, None, 19456, 1024),
    (80, 1024, 32, 15384, 3, 2, 2, 32, 2, 10, None, 32768, 16512),
    (80, 18, 32, 0, 1, 32, 64, 32, 64, 164, None, 1024, 1024),
    (80, 2, 40, 0, 0, 32, 64, 32, 48, 164, None, 1280, 1024),
    (80, 27, 168, 0, 1, 12, 64, 32, 12, 164, None, 5376, 1024),
    (80, 928, 64, 0, 5, 1, 2, 32, 1, 164, None, 59392, 1024),
    (80, 28, 124, 166912, 1, 1, 64, 32, 16, 1, None, 4096, 167936),
    (80, 260, 40, 55511, 1, 2, 7, 32, 5, 2, None, 11520, 56576),
    (86, 864, 142, 6772, 1, 0, 1, 16, 0, 13, None, 124416, 7808),
    (86, 453, 40, 6792, 0, 3, 3, 16, 3, 12, None, 19200, 7936),
    (86, 864, 32, 101376, 0, 1, 1, 16, 2, 1, None, 27648, 102400),
    (86, 34, 16, 0, 1, 16, 24, 16, 64, 100, None, 1024, 1024),
    (86, 32, 16, 0, 1, 16, 48, 16, 128, 100, None, 512, 1024),
    (86, 384, 103, 13275, 1, 1, 4, 16, 1, 7, None, 39936, 14336),
    (86, 352, 168, 4313, 1, 1, 4, 16, 1, 19, None, 59136, 5376),
    (86, 41, 96, 101376, 0, 1, 24, 16, 10, 1, None, 6144, 102400),
    (86, 34, 73, 29191, 1, 3, 24, 16, 12, 3, None, 5120, 30336),
    (87, 800, 168, 0, 0, 0, 1, 16, 0, 164, None, 134400, 1024),
    (87, 896, 32, 166912, 12, 1, 1, 16, 2, 1, None, 28672, 167936),
    (87, 320, 40, 0, 0, 4, 4, 16, 4, 164, None, 12800, 1024),
    (87, 43, 16, 0, 1, 16, 24, 16, 64, 164, None, 1024, 1024),
    (87, 22, 81, 0, 1, 16, 48, 16, 20, 164, None, 2816, 1024),
    (87, 224, 191, 46286, 1, 1, 6, 16, 1, 3, None, 43008, 47360),
    (87, 320, 61, 49658, 1, 3, 4, 16, 3, 3, None, 20480, 50688),
    (87, 96, 111, 166912, 1, 1, 16, 16, 5, 1, None, 10752, 167936),
    (87, 31, 128, 55580, 12, 2, 48, 16, 16, 2, None, 4096, 56704),
    (89, 416, 170, 0, 0, 0, 3, 24, 0, 100, None, 73216, 1024),
    (89, 608, 25, 5706, 1, 2, 2, 24, 3, 15, None, 19456, 6784),
    (89, 608, 16, 8163, 1, 2, 2, 24, 6, 11, None, 9728, 9216),
    (89, 31, 4, 0, 1, 24, 48, 24, 256, 100, None, 256, 1024),
    (89, 8, 24, 0, 1, 24, 48, 24, 84, 100, None, 768, 1024),
    (89, 608, 64, 20389, 9, 1, 2, 24, 1, 4, None, 38912, 21504),
    (89, 42, 223, 9182, 0, 4, 24, 24, 4, 10, None, 14336, 10240),
    (89, 11, 6, 16162, 5, 5, 48, 24, 256, 5, None, 256, 17280),
    (89, 512, 16, 101376, 1, 1, 3, 24, 8, 1, None, 8192, 102400),
    (90, 960, 227, 0, 1, 0, 2, 32, 0, 228, 64, 222720, 1024),
    (90, 992, 24, 88140, 1, 2, 2, 32, 2, 2, 64, 23808, 89216),
    (90, 692, 16, 15012, 1, 2, 2, 32, 5, 14, 64, 11264, 16128),
    (90, 3, 16, 0, 1, 32, 64, 32, 128, 228, 64, 512, 1024),
    (90, 6, 64, 0, 1, 32, 64, 32, 32, 228, 64, 2048, 1024),
    (90, 47, 189, 0, 1, 4, 32, 32, 4, 228, 64, 12288, 1024),
    (90, 32, 171, 0, 0, 8, 64, 32, 8, 228, None, 5632, 1024),
    (90, 21, 185, 105115, 1, 2, 64, 32, 8, 2, 64, 6144, 106240),
    (90, 413, 40, 232448, 8, 1, 4, 32, 3, 1, 8, 16640, 233472),
    (90, 64, 24, 18181, 10, 6, 32, 32, 42, 12, 6, 1536, 19328),
    (90, 12, 96, 0, 13, 4, 64, 32, 20, 228, 4, 3072, 1024),
    (100, 352, 194, 232448, 8, 0, 5, 32, 0, 1, 8, 70400, 233472),
    (100, 960, 16, 58989, 1, 2, 2, 32, 4, 3, 64, 15360, 60032),
    (100, 576, 13, 68818, 1, 3, 3, 32, 7, 3, 64, 9216, 69888),
    (100, 1, 40, 0, 1, 32, 64, 32, 48, 228, 64, 1280, 1024),
    (100, 26, 16, 1770, 0, 32, 64, 32, 128, 82, None, 512, 2816),
    (100, 544, 40, 89254, 0, 2, 3, 32, 2, 2, None, 21760, 90368),
    (100, 160, 74, 0, 1, 4, 12, 32, 4, 228, 64, 12800, 1024),
    (100, 161, 96, 232448, 1, 1, 10, 32, 3, 1, 64, 18432, 233472),
    (100, 256, 14, 220015, 1, 1, 8, 32, 16, 1, 64, 4096, 221056),
    (100, 5, 168, 0, 16, 4, 64, 32, 12, 228, 4, 5376, 1024),
    (100, 31, 255, 6391, 12, 5, 64, 32, 8, 31, 5, 8192, 7424),
    (103, 992, 128, 0, 16, 0, 2, 32, 0, 228, 2, 126976, 1024),
    (103, 64, 32, 0, 0, 32, 32, 32, 32, 228, None, 2048, 1024),
    (103, 847, 24, 0, 0, 2, 2, 32, 3, 228, None, 20736, 1024),
    (103, 6, 24, 5549, 1, 32, 64, 32, 84, 35, 32, 768, 6656),
    (103, 24, 51, 0, 0, 32, 64, 32, 36, 228, None, 1792, 1024),
    (103, 24, 101, 0, 1, 16, 64, 32, 16, 228, 32, 3328, 1024),
    (103, 499, 64, 7963, 0, 2, 4, 32, 2, 25, None, 32768, 9088),
    (103, 237, 32, 83412, 0, 2, 8, 32, 8, 2, None, 8192, 84480),
    (103, 338, 69, 223375, 0, 1, 5, 32, 2, 1, None, 25344, 224512),
    (103, 15, 216, 0, 12, 2, 64, 32, 8, 228, 2, 6912, 1024),
    (103, 96, 16, 0, 7, 4, 21, 32, 42, 228, 4, 1536, 1024),
    (110, 713, 96, 232448, 0, 0, 2, 24, 0, 1, None, 70656, 233472),
    (110, 448, 30, 0, 1, 3, 3, 24, 4, 228, 24, 14336, 1024),
    (110, 572, 52, 114365, 6, 2, 2, 24, 2, 2, 4, 32256, 115456),
    (110, 8, 16, 0, 1, 24, 48, 24, 128, 228, 24, 512, 1024),
    (110, 28, 16, 0, 0, 24, 48, 24, 128, 228, None, 512, 1024),
    (110, 480, 64, 0, 1, 2, 3, 24, 2, 228, 24, 30720, 1024),
    (110, 224, 168, 0, 0, 1, 6, 24, 1, 228, None, 37632, 1024),
    (110, 11, 227, 49243, 1, 4, 48, 24, 8, 4, 24, 7424, 50304),
    (110, 96, 52, 137752, 5, 1, 16, 24, 12, 1, 4, 5376, 138880),
    (110, 7, 168, 0, 8, 3, 48, 24, 12, 228, 3, 5376, 1024),
    (110, 24, 48, 15721, 2, 12, 48, 24, 40, 13, 12, 1536, 16768),
    (120, 992, 251, 4182, 0, 0, 1, 24, 0, 19, None, 253952, 5248),
    (120, 704, 32, 2311, 0, 2, 2, 24, 2, 29, None, 22528, 3456),
    (120, 896, 32, 101376, 1, 1, 1, 24, 2, 1, 24, 28672, 102400),
    (120, 29, 24, 0, 1, 24, 48, 24, 84, 100, 24, 768, 1024),
    (120, 30, 40, 0, 0, 24, 48, 24, 48, 100, None, 1280, 1024),
    (120, 25, 255, 0, 1, 8, 48, 24, 8, 100, 24, 8192, 1024),
    (120, 39, 128, 5591, 1, 8, 24, 24, 8, 15, 24, 8192, 6656),
    (120, 669, 32, 101376, 0, 1, 2, 24, 3, 1, None, 21504, 102400),
    (120, 100, 227, 79738, 12, 1, 12, 24, 2, 1, 2, 29696, 80768),
    (120, 32, 32, 0, 10, 2, 48, 24, 64, 100, 2, 1024, 1024),
    (120, 48, 166, 0, 9, 2, 24, 24, 6, 100, 2, 10752, 1024),
    (121, 896, 194, 24225, 1, 0, 1, 24, 0, 4, 24, 179200, 25344),
    (121, 291, 16, 8961, 1, 4, 4, 24, 12, 10, 24, 5120, 10112),
    (121, 1024, 64, 0, 1, 1, 1, 24, 1, 100, 24, 65536, 1024),
    (121, 1, 40, 0, 1, 24, 48, 24, 48, 100, 24, 1280, 1024),
    (121, 31, 45, 620, 0, 24, 48, 24, 40, 61, None, 1536, 1664),
    (121, 285, 152, 101376, 1, 1, 5, 24, 1, 1, 24, 43776, 102400),
    (121, 384, 168, 5096, 0, 1, 4, 24, 1, 16, None, 64512, 6144),
    (121, 36, 40, 10583, 0, 8, 24, 24, 24, 8, None, 2560, 11648),
    (121, 6, 15, 5095, 1, 16, 48, 24, 128, 16, 24, 512, 6144),
    (121, 23, 83, 10659, 15, 1, 48, 24, 20, 8, 1, 2816, 11776),
    (121, 32, 220, 41763, 16, 1, 48, 24, 8, 2, 1, 7168, 42880),
]


@pytest.mark.parametrize("row", RECORDED, ids=lambda row: "-".join(map(str, row[:5])))
def test_equal_to_nvidias_calculator(row):
    arch, threads, registers, shared, barriers, active, *limits, allocated_registers, allocated_shared = row
    got = occupancy(arch, threads, registers, shared, barriers=barriers)
    assert got.active_blocks == active
    assert [got.by_limit[limit] for limit in LIMITERS] == limits
    assert got.allocated_registers == allocated_registers
    assert got.allocated_shared_bytes == allocated_shared


def test_the_recorded_cases_cover_every_limiter_on_every_architecture():
    for arch, sm in SM_LIMITS.items():
        limiters = {
            occupancy(arch, row[1], row[2], row[3], barriers=row[4]).limiter for row in RECORDED if row[0] == arch
        }
        assert limiters == set(LIMITERS) - (set() if sm.barriers else {"barriers"}), arch


# Worked by hand from the guide's tables.
@pytest.mark.parametrize(
    ("arch", "threads", "registers", "shared", "blocks", "percent", "limiter"),
    [
        ("sm_80", 256, 32, 0, 8, 100.0, "warps"),  # 2048 threads / 256
        ("sm_80", 256, 33, 0, 6, 75.0, "registers"),  # 33 -> 40 registers: 12 warps a quarter, 48 / 8
        ("sm_80", 1024, 64, 0, 1, 50.0, "registers"),
        ("sm_80", 1024, 65, 0, 0, 0.0, "registers"),  # too many resources requested for launch
        ("sm_80", 32, 16, 0, 32, 50.0, "blocks"),
        ("sm_80", 1, 16, 0, 32, 50.0, "blocks"),
        ("sm_80", 96, 16, 0, 21, 100 * 63 / 64, "warps"),
        ("sm_80", 128, 255, 0, 2, 12.5, "registers"),
        ("sm_80", 256, 32, 48 * 1024, 3, 37.5, "shared memory"),  # 164 / (48 + 1)
        ("sm_80", 256, 32, 163 * 1024, 1, 12.5, "shared memory"),
        ("sm_80", 256, 32, 81 * 1024, 2, 25.0, "shared memory"),  # 2 * (81 + 1) = 164
        ("sm_80", 256, 32, 81 * 1024 + 1, 1, 12.5, "shared memory"),
        ("sm_75", 1024, 64, 0, 1, 100.0, "warps"),
        ("sm_75", 256, 64, 32 * 1024, 2, 50.0, "shared memory"),  # nothing reserved before sm_80
        ("sm_75", 32, 0, 0, 16, 50.0, "blocks"),
        ("sm_86", 1024, 32, 0, 1, 100 * 32 / 48, "warps"),
        ("sm_86", 768, 40, 0, 2, 100.0, "warps"),
        ("sm_89", 64, 40, 0, 24, 100.0, "warps"),
        ("sm_90", 384, 168, 227 * 1024, 1, 18.75, "registers"),
        ("sm_90", 1024, 32, 0, 2, 100.0, "warps"),
        ("sm_100", 128, 255, 0, 2, 12.5, "registers"),
        ("sm_120", 1024, 40, 99 * 1024, 1, 100 * 32 / 48, "warps"),
    ],
)
def test_known_cases(arch, threads, registers, shared, blocks, percent, limiter):
    got = occupancy(arch, threads, registers, shared)
    assert (got.active_blocks, got.percent, got.limiter) == (blocks, pytest.approx(percent), limiter)
    assert got.active_warps == blocks * -(-threads // 32)
    assert got.limiter in got.limiters


def test_zero_registers_set_no_limit():
    got = occupancy("sm_80", 256, 0)
    assert got.by_limit["registers"] is None
    assert got.allocated_registers == 0
    assert got.percent == 100.0


def test_barriers_limit_from_sm_90_on():
    assert occupancy("sm_90", 128, 32, barriers=16).limiter == "barriers"
    assert occupancy("sm_90", 128, 32, barriers=16).active_blocks == 4
    assert occupancy("sm_80", 128, 32, barriers=16).by_limit["barriers"] is None


def test_opt_in_is_needed_past_48_kib():
    assert not occupancy("sm_80", 128, 32, 48 * 1024).needs_shared_opt_in
    assert occupancy("sm_80", 128, 32, 48 * 1024 + 1).needs_shared_opt_in


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("sm_80", 0, 32), "threads per block must be 1 to 1024 on sm_80 \\(got 0\\)"),
        (("sm_80", 1025, 32), "threads per block must be 1 to 1024 on sm_80 \\(got 1025\\)"),
        (("sm_80", 256, 256), "registers per thread must be 0 to 255 on sm_80 \\(got 256\\)"),
        (("sm_80", 256, -1), "registers per thread"),
        (("sm_80", 256, 32, 163 * 1024 + 1), "shared memory per block .* must be 0 to 166912 on sm_80 \\(got 166913\\)"),
        (("sm_75", 256, 32, 64 * 1024 + 1), "0 to 65536 on sm_75"),
        (("sm_90", 256, 32, 227 * 1024 + 1), "0 to 232448 on sm_90"),
        (("sm_120", 256, 32, 99 * 1024 + 1), "0 to 101376 on sm_120"),
        (("sm_80", 256, 32, -1), "shared memory"),
        (("sm_80", 256.0, 32), "threads per block must be a whole number \\(got 256.0\\)"),
        (("sm_80", 256, "32"), "registers per thread must be a whole number"),
    ],
)
def test_numbers_no_launch_can_have(arguments, message):
    with pytest.raises(LaunchConfigError, match=message):
        occupancy(*arguments)


def test_too_many_barriers():
    with pytest.raises(LaunchConfigError, match="barriers per block must be 0 to 16"):
        occupancy("sm_80", 256, 32, barriers=17)


@pytest.mark.parametrize("arch", [80, "80", "sm_80", "compute_80", " sm_80 ", "8.0", (8, 0)])
def test_ways_to_name_an_architecture(arch):
    assert sm_limits(arch).arch == 80


def test_architectures_with_a_suffix_or_two_digits():
    assert sm_limits("sm_90a").arch == 90
    assert sm_limits("sm_100f").arch == 100
    assert sm_limits("12.1").arch == 121
    assert sm_limits((10, 3)).arch == 103


@pytest.mark.parametrize("arch", [70, "sm_70", "sm_999", "ampere", "", None, 8.0, (8, 8), "sm_80x"])
def test_unknown_architectures_are_refused(arch):
    with pytest.raises(UnknownArchitectureError, match=r"known: sm_75, sm_80, .*sm_120"):
        sm_limits(arch)


def test_the_table_is_consistent():
    for sm in SM_LIMITS.values():
        assert sm.shared - sm.shared_per_block == sm.shared_reserved
        assert sm.threads == 32 * sm.warps
        assert sm.shared % sm.shared_unit == 0


ARCHES = st.sampled_from(sorted(SM_LIMITS))
THREADS = st.integers(1, 1024)
REGISTERS = st.integers(0, 255)


def shared_of(arch: int) -> st.SearchStrategy[int]:
    return st.integers(0, SM_LIMITS[arch].shared_per_block)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(ARCHES, THREADS, REGISTERS, st.integers(0, 16), st.data())
def test_the_result_is_consistent(arch, threads, registers, barriers, data):
    sm = SM_LIMITS[arch]
    shared = data.draw(shared_of(arch))
    got = occupancy(arch, threads, registers, shared, barriers=barriers)
    bounds = [bound for bound in got.by_limit.values() if bound is not None]
    assert got.active_blocks == min(bounds) == got.by_limit[got.limiter]
    assert 0 <= got.percent <= 100
    assert got.active_warps <= sm.warps and got.active_blocks <= sm.blocks
    # What is allocated fits, and holds what was asked for.
    assert got.active_blocks * got.allocated_registers <= sm.registers
    assert got.active_blocks * got.allocated_shared_bytes <= sm.shared
    assert got.allocated_registers >= registers * threads
    assert got.allocated_shared_bytes >= shared
    if got.active_blocks == 0:
        assert got.limiters == ("registers",)


@settings(max_examples=300, deadline=None, derandomize=True)
@given(ARCHES, THREADS, REGISTERS, REGISTERS, st.data())
def test_more_registers_never_raise_occupancy(arch, threads, one, other, data):
    shared = data.draw(shared_of(arch))
    few, many = sorted((one, other))
    assert (
        occupancy(arch, threads, few, shared).active_blocks >= occupancy(arch, threads, many, shared).active_blocks
    )


@settings(max_examples=300, deadline=None, derandomize=True)
@given(ARCHES, THREADS, REGISTERS, st.data())
def test_more_shared_memory_never_raises_occupancy(arch, threads, registers, data):
    little, much = sorted((data.draw(shared_of(arch)), data.draw(shared_of(arch))))
    assert (
        occupancy(arch, threads, registers, little).active_blocks
        >= occupancy(arch, threads, registers, much).active_blocks
    )


@settings(max_examples=60, deadline=None, derandomize=True)
@given(ARCHES, REGISTERS, st.data())
def test_suggestions_are_the_best_of_the_sweep(arch, registers, data):
    shared = data.draw(shared_of(arch))
    best = suggest(arch, registers, shared)
    swept = sweep(arch, registers, shared)
    assert len(swept) == 32
    assert {each.active_warps for each in best} == {max(each.active_warps for each in swept)}
    assert [each.block_threads for each in best] == [
        each.block_threads for each in swept if each.active_warps == best[0].active_warps
    ]


def test_suggest():
    assert [each.block_threads for each in suggest("sm_80", 32)] == [64, 128, 256, 512, 1024]
    assert [each.block_threads for each in suggest("sm_86", 40)] == [96, 128, 192, 256, 384, 512, 768]
    assert [each.block_threads for each in suggest("sm_80", 32, max_threads=256)] == [64, 128, 256]
    # One block per SM: the largest that fits is the best.
    assert [each.block_threads for each in suggest("sm_80", 64, 100 * 1024)] == [1024]


def test_suggest_with_shared_memory_that_grows_with_the_block():
    best = suggest("sm_80", 32, lambda threads: 256 * threads)
    assert all(256 * each.block_threads <= 163 * 1024 for each in best)
    swept = sweep("sm_80", 32, lambda threads: 256 * threads)
    assert swept[-1].block_threads == 640  # 652 threads would fill 163 KiB
    assert best[0].active_warps == max(each.active_warps for each in swept)


def test_suggest_when_nothing_can_be_launched():
    with pytest.raises(LaunchConfigError, match="no block size up to 1024 threads"):
        suggest("sm_80", 32, lambda threads: 200 * 1024)
    with pytest.raises(LaunchConfigError, match="0 to 166912"):
        suggest("sm_80", 32, 200 * 1024)
    with pytest.raises(LaunchConfigError, match="max_threads"):
        suggest("sm_80", 32, max_threads=16)


def kernel(**changes: object) -> KernelFacts:
    plain = dict(
        name="k", arch=80, registers=32, shared_bytes=1024, frame_bytes=0, stack_bytes=0, constant_bytes={},
        code_bytes=128, parameter_bytes=8, parameters=(), barriers=1,
    )  # fmt: skip
    return KernelFacts(**{**plain, **changes})


def test_a_kernels_occupancy():
    assert kernel_occupancy(kernel(), 256) == occupancy(80, 256, 32, 1024, barriers=1)
    assert kernel_occupancy(kernel(), 256, 47 * 1024) == occupancy(80, 256, 32, 48 * 1024, barriers=1)
    assert kernel_occupancy(kernel(), 256, arch="sm_90") == occupancy(90, 256, 32, 1024, barriers=1)


def test_a_kernels_own_bounds():
    bounded = kernel(max_threads=(128, 1, 1))
    assert kernel_occupancy(bounded, 128).active_blocks == 16
    with pytest.raises(LaunchConfigError, match="compiled for at most 128 threads per block \\(got 129\\)"):
        kernel_occupancy(bounded, 129)
    required = kernel(required_threads=(16, 8, 1))
    assert kernel_occupancy(required, 128).active_blocks == 16
    with pytest.raises(LaunchConfigError, match="compiled for exactly 128 threads per block \\(got 64\\)"):
        kernel_occupancy(required, 64)
    with pytest.raises(LaunchConfigError, match="dynamic shared memory"):
        kernel_occupancy(kernel(), 128, -512)


def test_occupancy_of_a_compiled_kernel():
    source = """
    extern "C" __global__ void __launch_bounds__(256) k(float* a) {
        __shared__ float s[5000];
        s[threadIdx.x] = a[threadIdx.x];
        __syncthreads();
        a[threadIdx.x] = s[255 - threadIdx.x];
    }"""
    got = kernel_occupancy(facts(source, "sm_80")["k"], 256)
    assert got.limiter == "shared memory"
    assert got.active_blocks == 164 * 1024 // (157 * 128 + 1024)  # 20,000 bytes are 157 pieces of 128
