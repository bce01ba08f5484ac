"""The smallest part of a program of which the analysis still does not predict what it does: what to send with a report about scopelint.

Statements are left out as instructions of witnesses are. Each part is run on the TensorFlow, in a process of its own as with `--execute`,
and analysed, both in a copy of the project's code.
"""

from __future__ import annotations

import ast
import re
import shutil
import tempfile
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from .executed import Server, request
from .runner import ChildError, Json, Target
from .shrink import left_out

MOST_RUNS = 300
"""How many parts of a program are run."""

Missed = Callable[[Path, Json], list[str]]
"""What the analysis of a script missed of what a run did."""


def reduced(script: Path, root: Path, target: Target, arguments: Sequence[str], seconds: float, missed: Missed) -> str | None:
    """The smallest part found of a script of which something is missed that is missed of the whole; None if nothing of that was seen again.

    Takes at most a few times `seconds`. This executes the user's code.
    """
    with tempfile.TemporaryDirectory(prefix="scopelint-") as folder:
        copy = Path(folder) / "project"
        shutil.copytree(root, copy, ignore=_no_code, ignore_dangling_symlinks=True)
        place = copy.resolve() / script.resolve().relative_to(root.resolve())
        server = Server(target, folder, legacy_keras=True)
        try:
            trial = _Trial(place, server, tuple(arguments), seconds, missed, time.monotonic() + 4 * seconds)
            return _smallest(ast.parse(script.read_bytes()), trial)
        finally:
            server.stop()


def _no_code(folder: str, names: list[str]) -> set[str]:
    """What is not copied: all but the packages and modules."""
    there = Path(folder)
    return {name for name in names if name.startswith(".") or not (name.endswith(".py") or (there / name).is_dir())}


@dataclass(slots=True)
class _Trial:
    """Runs and analyses parts of a script, at its `place` in a copy of the project."""

    place: Path
    server: Server
    arguments: tuple[str, ...]
    seconds: float
    missed: Missed
    ends: float
    runs: int = 0

    def of(self, source: str) -> set[str]:
        """What is missed of a part, without the numbers of lines."""
        self.runs += 1
        if self.runs > MOST_RUNS or time.monotonic() > self.ends:
            return set()
        self.place.write_text(source, "utf-8")
        try:
            answer = self.server.ask(request(self.place, self.place.parent, self.arguments, self.seconds), self.seconds)
        except ChildError:
            return set()
        return {re.sub(r":\d+", "", line) for line in self.missed(self.place, answer)}


def _smallest(tree: ast.Module, trial: _Trial) -> str | None:
    wanted = trial.of(ast.unparse(tree))
    if not wanted:
        return None
    one = min(wanted)

    def holds(kept: list[ast.stmt]) -> bool:
        return one in trial.of(_text(tree, kept))

    part = [node for node in ast.walk(tree) if isinstance(node, ast.stmt)]
    before = 0
    while len(part) != before:
        before, size = len(part), max(1, len(part) // 2)
        while size >= 1:
            part = left_out(part, size, holds, _without)
            size //= 2
    return _text(tree, part)


def _without(part: list[ast.stmt], stretch: list[ast.stmt]) -> list[ast.stmt]:
    """Statements without some and what is in these."""
    gone = {id(node) for one in stretch for node in ast.walk(one)}
    return [one for one in part if id(one) not in gone]


class _Kept(ast.NodeTransformer):
    """Leaves out all statements but some."""

    def __init__(self, kept: set[int]) -> None:
        self.kept = kept

    def generic_visit(self, node: ast.AST) -> ast.AST:
        """A copy of a node: the tree itself is wanted whole again."""
        fields = {name: self._field(value) for name, value in ast.iter_fields(node)}
        if "body" in fields and isinstance(fields["body"], list) and not fields["body"] and not isinstance(node, ast.Module):
            fields["body"] = [ast.Pass()]
        return ast.copy_location(type(node)(**fields), node)

    def _field(self, value: object) -> object:
        if isinstance(value, list):
            return [self._field(each) for each in value if not isinstance(each, ast.stmt) or id(each) in self.kept]
        return self.visit(value) if isinstance(value, ast.AST) else value


def _text(tree: ast.Module, kept: list[ast.stmt]) -> str:
    return ast.unparse(_Kept({id(one) for one in kept}).visit(tree)) + "\n"
