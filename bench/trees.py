"""Trees to measure on: copies with a cache of their own, and with edits."""

from __future__ import annotations

import ast
import random
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from scopelint.config import CACHE_FOLDER, load_settings
from scopelint.discovery import discover


@dataclass(frozen=True, slots=True)
class Tree:
    """A copy of a project, under a root of its own: nobody's cache or configuration counts."""

    name: str
    path: Path
    files: tuple[Path, ...]
    lines: int

    def forget(self) -> None:
        """Remove the cache."""
        shutil.rmtree(self.path / CACHE_FOLDER, ignore_errors=True)

    @contextmanager
    def edited(self, seed: int) -> Iterator[None]:
        """A line more in the body of a function, which one is drawn by chance, and gone again afterwards."""
        drawn = random.Random(seed)
        texts = ((file, file.read_bytes()) for file in drawn.sample(self.files, len(self.files)))
        file, before, edited = next((file, text, found) for file, text in texts if (found := with_line(text, drawn)) is not None)
        file.write_bytes(edited)
        try:
            yield
        finally:
            file.write_bytes(before)


def with_line(text: bytes, drawn: random.Random) -> bytes | None:
    """A file with one line more in the body of one of its functions; None if it has none."""
    try:
        functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef)]
    except (SyntaxError, ValueError):
        return None
    firsts = [node.body[0] for node in functions if node.body[0].lineno > node.lineno]
    if not firsts:
        return None
    first = drawn.choice(firsts)
    lines = text.splitlines(keepends=True)
    at = first.end_lineno or first.lineno  # after a docstring, which is none any more behind something else
    row = lines[first.lineno - 1]
    ends = lines[at - 1].endswith(b"\n") and b";" not in lines[at - 1]
    if not ends:
        return None
    lines.insert(at, row[: len(row) - len(row.lstrip())] + b"edited = 0\n")
    return b"".join(lines)


@contextmanager
def copied(path: Path) -> Iterator[Tree]:
    """A copy of the tree at a path, for as long as it is needed."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / path.resolve().name
        shutil.copytree(path, copy, symlinks=True, ignore=shutil.ignore_patterns(".git", CACHE_FOLDER))
        (copy / "scopelint.toml").write_text("")
        files = discover([str(copy)], load_settings(copy, copy, isolated=True)).files
        lines = sum(file.path.read_bytes().count(b"\n") for file in files)
        yield Tree(copy.name, copy, tuple(file.path for file in files), lines)
