"""The child process of a compilation with a time limit: a request on stdin, a result on stdout."""

from __future__ import annotations

import json
import os
import sys


def main() -> None:
    """Read one JSON request, compile, write one encoded result."""
    request = json.load(sys.stdin.buffer)
    try:
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (request["memory"], request["memory"]))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    except (ImportError, ValueError, OSError):
        pass  # no such limits on this system; the parent's time limit still holds
    from vgpu.compiler import nvrtc
    from vgpu.compiler.service import encode, shorten

    # NVRTC prints nothing, but whatever it might print must not mix with the answer.
    answer = os.dup(1)
    os.dup2(2, 1)
    raw = nvrtc.run(
        request["source"], request["name"], tuple(request["arguments"]), request["headers"],
        tuple(request["expressions"]), cubin=request["cubin"],
    )  # fmt: skip
    with os.fdopen(answer, "wb") as out:
        out.write(encode(shorten(raw)))


if __name__ == "__main__":
    main()
