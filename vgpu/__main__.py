"""``python -m vgpu``."""

from __future__ import annotations

import sys

from vgpu.cli import main

if __name__ == "__main__":
    sys.exit(main())
