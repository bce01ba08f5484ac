"""`python -m ecosystem.histories --repositories FOLDER [NAME…]`: bugs that people mended, before and after.

Each entry of histories.toml is a commit that mended a sharing bug. In its parent scopelint has to find the bug at its
place, in the commit itself it has to be silent. The exit status is 1 where it is not so.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from . import checkout
from .data import load

RECORDED = Path(__file__).with_name("histories.toml")


@dataclass(frozen=True, slots=True)
class History:
    """One mended bug."""

    repository: str
    parent: str
    fix: str
    paths: tuple[str, ...]
    """What is linted, relative to the repository."""
    file: str
    line: int
    code: str
    bug: str
    """What was wrong, in a line."""
    remain: tuple[str, ...] = ()
    """`file:code` of other true findings that are still there after the fix."""

    @property
    def name(self) -> str:
        return f"{self.repository}@{self.fix[:10]}"


def recorded() -> list[History]:
    """All entries."""
    return [
        History(**{**entry, "paths": tuple(entry.get("paths", ["."])), "remain": tuple(entry.get("remain", ()))})
        for entry in load(RECORDED)["history"]
    ]


def replay(history: History, clone: Path) -> Iterator[str]:
    """What is not as it should be."""
    before = lint(clone, history.parent, history.paths)
    expected = (history.file, history.line, history.code)
    if expected not in before:
        yield f"before: expected {_show(expected)}, found {', '.join(map(_show, before)) or 'nothing'}"
    for found in lint(clone, history.fix, history.paths):
        if f"{found[0]}:{found[2]}" not in history.remain:
            yield f"after: expected nothing, found {_show(found)}"


Found = tuple[str, int, str]
"""File, line and code of a finding."""


def _show(found: Found) -> str:
    return f"{found[0]}:{found[1]} {found[2]}"


def lint(clone: Path, commit: str, paths: Sequence[str]) -> list[Found]:
    """What scopelint says about some paths of a commit. Raises `RuntimeError` where it fails."""
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder) / "tree"
        checkout.extract(clone, commit, tree)
        (tree / "scopelint.toml").touch()  # the project ends here, whatever lies around it
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).parents[1])}
        command = [sys.executable, "-m", "scopelint", "--isolated", "--no-cache", "--ignore", "TVS901", "--output-format", "json", *paths]
        done = subprocess.run(command, capture_output=True, text=True, env=environment, cwd=tree, check=False)
        if done.returncode not in (0, 1):
            raise RuntimeError(f"scopelint failed on {commit}: {done.stderr}")
        return [
            (Path(each["filename"]).relative_to(tree.resolve()).as_posix(), each["location"]["row"], each["code"])
            for each in json.loads(done.stdout)
        ]


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m ecosystem.histories", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--repositories", type=Path, required=True, metavar="FOLDER", help="the folder with the clones")
    parser.add_argument("names", nargs="*", metavar="NAME", help="entries (default: all), by parts of their names")
    options = parser.parse_args(arguments)
    status = 0
    for history in recorded():
        if options.names and not any(part.lower() in history.name.lower() for part in options.names):
            continue
        clone = checkout.find_clone(options.repositories, history.repository)
        if clone is None or not checkout.has_commit(clone, history.parent):
            print(f"{history.name}: not there, left out", flush=True)
            continue
        wrong = list(replay(history, clone))
        print(f"{history.name}: {'as it should be' if not wrong else '; '.join(wrong)}", flush=True)
        status = status or bool(wrong)
    return int(status)


if __name__ == "__main__":
    sys.exit(main())
