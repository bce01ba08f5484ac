"""`python -m bench.measure COMMAND...`: what a command and everything that it starts cost, as a line of JSON.

A process of its own, as the system adds up what children took and never forgets the largest of them.
"""

from __future__ import annotations

import json
import os
import resource
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

_KIB = 1024 if sys.platform != "darwin" else 1
"""What a unit of `ru_maxrss` is in bytes."""


@dataclass(frozen=True, slots=True)
class Cost:
    """CPU seconds of the whole process tree, seconds on the clock, and the memory of its largest process in MiB."""

    cpu: float
    wall: float
    peak: float
    status: int


def cost(*command: str) -> Cost:
    """What a Python command such as `-m scopelint .` costs. Finding something is no failure."""
    environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
    measured = subprocess.run(
        [sys.executable, "-m", "bench.measure", sys.executable, *command], env=environment, capture_output=True, text=True, check=True
    )
    found = Cost(**json.loads(measured.stdout))
    # pylint says what kinds of messages there were with single bits up to 16, and with 32 that it was called wrongly.
    if not 0 <= found.status < 32:
        sys.exit(f"`{' '.join(command[:4])}` ended with status {found.status}")
    return found


def _measured(command: Sequence[str]) -> Cost:
    begin = time.perf_counter()
    status = subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
    wall = time.perf_counter() - begin
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return Cost(used.ru_utime + used.ru_stime, wall, used.ru_maxrss * _KIB / 2**20, status)


if __name__ == "__main__":
    print(json.dumps(asdict(_measured(sys.argv[1:]))))
