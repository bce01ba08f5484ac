"""`python -m bench PATH [ROUNDS]`: scopelint's cost on a tree as a multiple of parsing the same files with libcst.

Each round measures, one after the other, `libcst.parse_module` over the files, scopelint without a cache and scopelint with a warm
one, each in a process of its own. A ratio belongs to one round, so that a machine that is busy for a while slows both sides.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from scopelint.config import CACHE_FOLDER

PARSE = """
import sys, libcst
from scopelint.config import load_settings
from scopelint.discovery import UnreadableError, discover
from pathlib import Path

path = Path(sys.argv[1]).resolve()
for file in discover([str(path)], load_settings(path, path, isolated=True)).files:
    try:
        libcst.parse_module(file.read())
    except (UnreadableError, libcst.ParserSyntaxError):
        pass
"""


def seconds(*command: str) -> float:
    """How long a command takes. Finding something is no failure."""
    begin = time.perf_counter()
    status = subprocess.run([sys.executable, *command], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False).returncode
    if status not in (0, 1, 2):
        sys.exit(f"`{' '.join(command[:4])}` ended with status {status}")
    return time.perf_counter() - begin


def main(path: str, rounds: int = 3) -> None:
    """Measure, and print a line for each way to run scopelint."""
    os.environ["PYTHONPATH"] = str(Path(__file__).parents[1])
    with tempfile.TemporaryDirectory() as folder:
        # A copy under a root of its own: the cache is this benchmark's, and nobody's configuration counts.
        tree = Path(folder) / "tree"
        subprocess.run(["cp", "-r", path, str(tree)], check=True)
        subprocess.run(["rm", "-rf", str(tree / CACHE_FOLDER), str(tree / ".git")], check=True)
        (tree / "scopelint.toml").touch()
        lint = ("-m", "scopelint", "--isolated", "--jobs", "1", str(tree))
        seconds(*lint)  # fills the cache
        times = [(seconds("-c", PARSE, str(tree)), seconds(*lint, "--no-cache"), seconds(*lint)) for _ in range(rounds)]
    print(f"libcst alone      min {min(t[0] for t in times):.2f} s")
    for name, at in (("without a cache", 1), ("with a warm cache", 2)):
        ratios = [t[at] / t[0] for t in times]
        print(f"{name:<17} min {min(ratios):.2f}, median {statistics.median(ratios):.2f} times that ({min(t[at] for t in times):.2f} s)")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m bench PATH [ROUNDS]")
    main(sys.argv[1], *map(int, sys.argv[2:3]))
