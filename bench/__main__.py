"""`python -m bench PATH... [--rounds N]`: scopelint beside other tools on the same trees; writes `bench/RESULTS.md`.

Each round measures, one after the other, each in a process of its own: `libcst.parse_module` over the files, `pylint -E -j1`,
`ruff check`, and scopelint without a cache, with a warm one, and after an edit of one line. A ratio belongs to one round, so that
a machine that is busy for a while slows both sides.
"""

from __future__ import annotations

import argparse
import datetime
import importlib.util
import os
import platform
import shlex
import statistics
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from pathlib import Path

from bench.measure import Cost, cost
from bench.trees import Tree, copied

RESULTS = Path(__file__).with_name("RESULTS.md")

PARSE = """
import sys, libcst
from pathlib import Path
from scopelint.config import load_settings
from scopelint.discovery import UnreadableError, discover

path = Path(sys.argv[1])
for file in discover([str(path)], load_settings(path, path, isolated=True)).files:
    try:
        libcst.parse_module(file.read())
    except (UnreadableError, libcst.ParserSyntaxError):
        pass
"""

COLUMNS = (
    *("tree", "lines", "libcst", "pylint -E", "ruff", "cold", "warm", "edit"),
    *("cold / libcst", "cold / pylint", "warm / cold", "edit / cold", "warm, wall s", "peak, MiB"),
)

Round = Mapping[str, Cost]


def measured(tree: Tree, seed: int) -> Round:
    """One round on a tree."""
    path = str(tree.path)
    lint = ("-m", "scopelint", "--isolated", "--jobs", "1", path)
    tree.forget()
    found = {
        "libcst": cost("-c", PARSE, path),
        "pylint": cost("-m", "pylint", "-E", "-j1", "--recursive=y", "--persistent=n", f"--rcfile={os.devnull}", path),
        "ruff": cost("-m", "ruff", "check", "--isolated", "--no-cache", path),
        "cold": cost(*lint, "--no-cache"),
    }
    cost(*lint)  # fills the cache
    found["warm"] = cost(*lint)
    with tree.edited(seed):
        found["edit"] = cost(*lint)
    return found


def row(tree: Tree, rounds: Sequence[Round]) -> str:
    """What came of a tree, as a row of the table."""

    def middle(value: Callable[[Round], float]) -> float:
        return statistics.median(map(value, rounds))

    cells = [f"{middle(lambda r, n=name: r[n].cpu):.2f}" for name in ("libcst", "pylint", "ruff", "cold", "warm", "edit")]  # type: ignore[misc]
    ratios = [("cold", "libcst"), ("cold", "pylint"), ("warm", "cold"), ("edit", "cold")]
    cells += [f"{middle(lambda r, a=a, b=b: r[a].cpu / r[b].cpu):.2f}" for a, b in ratios]  # type: ignore[misc]
    cells += [f"{middle(lambda r: r['warm'].wall):.2f}", f"{max(r['cold'].peak for r in rounds):.0f}"]
    return f"| {tree.name} | {tree.lines:,} | {' | '.join(cells)} |"


def page(rows: Sequence[str], arguments: Sequence[str], rounds: int) -> str:
    """The results, and where they come from."""
    tools = ", ".join(f"{name} {version(name)}" for name in ("libcst", "pylint", "ruff"))
    tensorflow = "with" if importlib.util.find_spec("tensorflow") else "without"
    return f"""\
# What scopelint costs

Measured on {datetime.date.today():%d %B %Y} at {_commit()}, by

    python -m bench {shlex.join(arguments)}

on {platform.system()} {platform.machine()} with {os.cpu_count()} cores and Python {platform.python_version()}, {tools}, {tensorflow}
TensorFlow for pylint to look into. CPU seconds of the whole process tree, `--jobs 1`; the median of {rounds} rounds, and of the
ratios in each round. *Warm* is a second run, *edit* one after a line more in a function that is drawn by chance.

| {" | ".join(COLUMNS)} |
|---{"|--:" * (len(COLUMNS) - 1)}|
""" + "".join(f"{each}\n" for each in rows)


def _commit() -> str:
    done = subprocess.run(["git", "describe", "--always", "--dirty"], cwd=RESULTS.parent, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "a version without a commit"


def main(arguments: Sequence[str]) -> None:
    """Measure, and write what came of it."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="scopelint beside other tools on the same trees")
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH")
    parser.add_argument("--rounds", type=int, default=3, metavar="N")
    given = parser.parse_args(arguments)
    if importlib.util.find_spec("pylint") is None:
        sys.exit("pylint is not installed: the extra scopelint[dev] has it")
    rows = []
    for path in given.paths:
        with copied(path) as tree:
            rows.append(row(tree, [measured(tree, seed) for seed in range(given.rounds)]))
        print(rows[-1], flush=True)
        RESULTS.write_text(page(rows, arguments, given.rounds), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
