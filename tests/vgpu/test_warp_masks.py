"""Warp-level instructions whose member masks differ from lane to lane: each group works on its own.

Results of single instructions are compared with hardware in ``test_vectors.py``; here groups part and meet again.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

import vgpu

WAYS = [{}, {"general_only": True}, {"checkers": ("all",)}, {"seed": 3}]
Array = np.ndarray[Any, Any]


def run(source: str, out: Array, *arguments: Array, block: int = 32, **options: Any) -> Array:
    """Launch the kernel ``k`` of ``source`` with one block; what it leaves in ``out``. No checker may report anything."""
    device = vgpu.Device(0)
    device.set_current()
    stream = device.create_stream()
    kernel = vgpu.Program(source, "c++").compile("ptx").get_kernel("k")
    arrays = [vgpu.DeviceArray.from_numpy(a) for a in (out, *arguments)]
    with vgpu.launch_options(**options) as session:
        vgpu.launch(stream, vgpu.LaunchConfig(grid=1, block=block), kernel, *(a.buffer for a in arrays))
    assert [report for result in session.results for report in result.reports] == []
    return arrays[0].to_numpy()


LOOPS = """
extern "C" __global__ void k(unsigned* out, const unsigned* in) {
  unsigned lane = threadIdx.x, group = lane / 8, mask = 0xffu << 8 * group;
  unsigned v = in[lane], sum = 0, votes = 0, same = 0, all = 0;
  for (unsigned i = 0; i <= group; i++) {
    sum += __reduce_add_sync(mask, v + i);
    votes ^= __ballot_sync(mask, v >> i & 1);
    same += __match_any_sync(mask, v >> i & 3);
    all += __all_sync(mask, v > i) + 2 * __any_sync(mask, v > 12 + i);
    v += __shfl_xor_sync(mask, v, 1);
  }
  out[4 * lane] = sum, out[4 * lane + 1] = votes, out[4 * lane + 2] = same, out[4 * lane + 3] = all;
}
"""


def loops(values: Array) -> Array:
    out = np.zeros((32, 4), np.uint32)
    for group in range(4):
        lanes = np.arange(8 * group, 8 * group + 8)
        v = values[lanes].copy()
        for i in range(group + 1):
            bits = lambda which: np.uint32(sum(1 << int(lane) for lane, is_in in zip(lanes, which, strict=True) if is_in))  # noqa: E731
            out[lanes, 0] += (v + i).sum(dtype=np.uint32)
            out[lanes, 1] ^= bits(v >> i & 1)
            out[lanes, 2] += np.array([bits((v >> i & 3) == x) for x in v >> i & 3], np.uint32)
            out[lanes, 3] += np.uint32((v > i).all()) + np.uint32(2) * np.uint32((v > 12 + i).any())
            v = v + v[np.arange(8) ^ 1]
    return out


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_groups_with_different_trip_counts(options: dict[str, Any]) -> None:
    values = np.random.default_rng(1).integers(0, 16, 32).astype(np.uint32)
    got = run(LOOPS, np.zeros((32, 4), np.uint32), values, **options)
    np.testing.assert_array_equal(got, loops(values))


#: Half of the second group comes to the vote only after the first group has passed it.
WAITS = """
extern "C" __global__ void k(unsigned* out) {
  __shared__ volatile int ready;
  unsigned lane = threadIdx.x, mask = lane < 16 ? 0xffffu : 0xffff0000u;
  if (lane == 0) ready = 0;
  __syncwarp();
  if (lane >= 24) while (!ready) {}
  out[lane] = __ballot_sync(mask, lane % 3 == 0);
  if (lane == 0) ready = 1;
}
"""


@pytest.mark.parametrize("options", [{}, {"general_only": True}], ids=str)
def test_a_complete_group_does_not_wait_for_another(options: dict[str, Any]) -> None:
    got = run(WAITS, np.zeros(32, np.uint32), budget=50_000_000, **options)
    votes = sum(1 << lane for lane in range(0, 32, 3))
    np.testing.assert_array_equal(got, [votes & 0xFFFF] * 16 + [votes & 0xFFFF0000] * 16)


LEADERS = """
extern "C" __global__ void k(unsigned* out, const unsigned* in) {
  unsigned lane = threadIdx.x, v = in[lane];
  unsigned peers = __match_any_sync(0xffffffffu, v);
  unsigned total = __reduce_add_sync(peers, lane), most = __reduce_max_sync(peers, lane ^ 5);
  out[lane] = __ffs(peers) - 1 == lane ? total : most;
}
"""


@pytest.mark.parametrize("options", WAYS, ids=str)
def test_groups_made_by_match(options: dict[str, Any]) -> None:
    values = np.random.default_rng(2).integers(0, 5, 32).astype(np.uint32)
    lanes = np.arange(32)
    expected = []
    for lane in lanes:
        peers = lanes[values == values[lane]]
        expected.append(peers.sum() if peers[0] == lane else (peers ^ 5).max())
    np.testing.assert_array_equal(run(LEADERS, np.zeros(32, np.uint32), values, **options), expected)
