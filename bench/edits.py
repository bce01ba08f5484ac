"""`python -m bench.edits PATH [--edits N] [--seed N] [--no-compare]`: what a run costs after an edit, as a share of a cold run.

The tree is copied. Each edit changes, removes or adds one line in the body of a function, chosen by the seed, and stays in place for
the next. After each, scopelint runs with the cache as it is then; its output is compared with that of a run without one.
"""

from __future__ import annotations

import argparse
import ast
import os
import random
import resource
import shutil
import statistics
import subprocess
import sys
import tempfile
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scopelint.config import CACHE_FOLDER

REPOSITORY = Path(__file__).parents[1]


@dataclass(frozen=True, slots=True)
class Ran:
    """A run: the CPU seconds of all its processes, its output and its exit status."""

    seconds: float
    output: str


def lint(tree: Path, *options: str) -> Ran:
    """Run scopelint over a tree. Finding something is no failure."""
    before = _children()
    command = [sys.executable, "-m", "scopelint", "--isolated", "--output-format", "json", "--jobs", "1", *options, "."]
    environment = {**os.environ, "PYTHONPATH": str(REPOSITORY)}
    done = subprocess.run(command, cwd=tree, env=environment, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1, 2):
        sys.exit(f"scopelint ended with status {done.returncode}:\n{done.stderr}")
    return Ran(_children() - before, done.stdout + done.stderr)


def _children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def copied(path: Path, folder: Path) -> Path:
    """A copy of a tree without caches and history, as a project of its own."""
    tree = folder / path.resolve().name
    shutil.copytree(path, tree, symlinks=True, ignore=shutil.ignore_patterns(".git", CACHE_FOLDER, "__pycache__"))
    (tree / "scopelint.toml").touch()
    return tree


def edit(tree: Path, chance: random.Random) -> str:
    """Change one line in the body of a function; returns what was done."""
    files = sorted(tree.rglob("*.py"))
    while True:
        path = chance.choice(files)
        text = _text(path)
        statements = list(_statements(text))
        if not statements:
            continue
        row, columns = chance.choice(statements)
        lines = text.split("\n")
        kind = chance.choice(("change", "remove", "add"))
        if kind == "add":
            lines.insert(row - 1, f"{' ' * columns}edited_{chance.randrange(1000)} = {chance.randrange(1000)}")
        else:
            lines[row - 1] = " " * columns + ("pass" if kind == "remove" else f"edited = {chance.randrange(1000)}")
        if _parsed("\n".join(lines)) is not None:
            path.write_text("\n".join(lines), encoding="utf-8")
            return f"{kind:<6} {path.relative_to(tree)}:{row}"


def _statements(text: str) -> Iterator[tuple[int, int]]:
    """(row, indentation) of the plain statements of one line that functions hold."""
    tree = _parsed(text)
    for function in ast.walk(tree) if tree is not None else ():
        if isinstance(function, ast.FunctionDef):
            for node in ast.walk(function):
                if isinstance(node, ast.Assign | ast.Expr | ast.Return) and node.lineno == node.end_lineno:
                    yield node.lineno, node.col_offset


def _parsed(text: str) -> ast.Module | None:
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(text)
    except (SyntaxError, ValueError, RecursionError):
        return None


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return ""


def main(path: Path, edits: int, seed: int, compare: bool, cold: float | None) -> int:
    """Measure, print a line for each edit, and return how many outputs differed from those of a cold run."""
    chance = random.Random(seed)
    shares, different = [], 0
    with tempfile.TemporaryDirectory() as folder:
        tree = copied(path, Path(folder))
        first = lint(tree)
        whole = cold or first.seconds
        again = lint(tree)
        print(f"cold       {first.seconds:8.2f} s" + (f" (shares are of {whole:.2f} s)" if cold else ""))
        print(f"unchanged  {again.seconds:8.2f} s  {again.seconds / whole:6.1%}  {_verdict(again, first)}", flush=True)
        different += again.output != first.output
        for number in range(1, edits + 1):
            done = edit(tree, chance)
            warm = lint(tree)
            shares.append(warm.seconds / whole)
            verdict = ""
            if compare:
                anew = lint(tree, "--no-cache")
                verdict = _verdict(warm, anew)
                different += warm.output != anew.output
            print(f"edit {number:<5} {warm.seconds:8.2f} s  {shares[-1]:6.1%}  {done}  {verdict}", flush=True)
    if shares:
        print(f"median     {statistics.median(shares):.1%} of cold, at most {max(shares):.1%}")
    return different


def _verdict(warm: Ran, cold: Ran) -> str:
    return "same output" if warm.output == cold.output else "OTHER OUTPUT"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m bench.edits", description="What a run costs after an edit.")
    parser.add_argument("path", type=Path)
    parser.add_argument("--edits", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-compare", action="store_true", help="do not compare with a cold run after each edit")
    parser.add_argument("--cold", type=float, metavar="SECONDS", help="what a cold run costs, where that was measured before")
    given = parser.parse_args()
    sys.exit(1 if main(given.path, given.edits, given.seed, not given.no_compare, given.cold) else 0)
