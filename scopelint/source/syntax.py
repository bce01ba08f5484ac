"""CPython's parser: its tree of a text, or where the text goes wrong, and why.

What it refuses may still be Python, of a version later than the one that runs scopelint: then libcst reads it, whose answer
does not depend on that. Of what both refuse, CPython says exactly where and why.
"""

from __future__ import annotations

import ast
import gc
import re
import warnings

PYTHON_2 = "invalid syntax: this looks like Python 2 code"
WITHOUT_READER = f"{PYTHON_2}; the extra scopelint[py2] reads it"
LINK = "the file holds a path and no code: a symbolic link that was checked out as text"
TOO_DEEP = "nested too deeply to be parsed"

LONGEST_CHAIN = 6_000
"""Links of a chain such as `a + b + c` or `a.b().c()`. No Python compiles twice as many, and for libcst their number counts squared."""
_LINKS = "+-*/%@&|.(["

_PATH = re.compile(r"\.{0,2}/?[\w.-]+(?:/[\w.-]+)*\.py\s*")
_ASYNC = re.compile(r"\basync\b(?!\s+(?:def|for|with)\b)")
"""A name up to Python 3.6, as in `get(async=True)`."""
_NO_KEYWORD = "aSYNC"
"""What stands for it while CPython parses: as long, so that every column is where it was."""
_PYTHON_2 = re.compile(r"(?:print|exec)\s+[^=\s]|raise\s+[\w.]+\s*,|except\s+[\w.]+\s*,\s*\w+\s*:")


class SourceError(Exception):
    """A file that does not parse. `row` and `column` are 1-based."""

    def __init__(self, message: str, row: int, column: int) -> None:
        super().__init__(message)
        self.message = message
        self.row = row
        self.column = column


def tree_of(source: str) -> ast.Module:
    """CPython's tree of a text. Raises what `ast.parse` raises."""
    collecting = gc.isenabled()
    gc.disable()  # a tree is no garbage, however large: looking for some takes many times as long as parsing
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            return ast.parse(source)
    finally:
        if collecting:
            gc.enable()


def refusal(source: str) -> SourceError | None:
    """What CPython has against a text; None if it parses."""
    found = _examined(source)
    return found if isinstance(found, SourceError) else None


def examined(source: str) -> ast.Module | SourceError:
    """CPython's tree of a text, which may use `async` as a name; or what CPython has against it."""
    found = _examined(source)
    if isinstance(found, ast.Module) or _ASYNC.search(source) is None or _NO_KEYWORD in source:
        return found
    tree = _examined(_ASYNC.sub(_NO_KEYWORD, source))
    if not isinstance(tree, ast.Module):
        return found
    for node in ast.walk(tree):
        for name, value in ast.iter_fields(node):
            if isinstance(value, str):
                setattr(node, name, value.replace(_NO_KEYWORD, "async"))
            elif isinstance(node, ast.Global | ast.Nonlocal):
                node.names = ["async" if each == _NO_KEYWORD else each for each in node.names]
    return tree


def _examined(source: str) -> ast.Module | SourceError:
    if (null := source.find("\0")) >= 0:  # CPython does not say where
        return SourceError("invalid syntax: a null character", source.count("\n", 0, null) + 1, null - source.rfind("\n", 0, null))
    try:
        tree = tree_of(source)
    except SyntaxError as error:
        return _explained(source, error)
    except (RecursionError, MemoryError):
        return SourceError(TOO_DEEP, 1, 1)
    chained = sum(map(source.count, _LINKS)) > LONGEST_CHAIN
    row = _chain_too_long(tree) if chained else None
    return tree if row is None else SourceError(TOO_DEEP, row, 1)


def _chain_too_long(tree: ast.Module) -> int | None:
    """The row of a chain that is too long."""
    depths: dict[ast.AST, int] = {}
    for node in ast.walk(tree):  # what is further out comes first
        depth = depths.pop(node, 0) + 1
        if depth > LONGEST_CHAIN and isinstance(node, ast.expr):
            return node.lineno
        first = getattr(node, "left", None) or getattr(node, "func", None) or getattr(node, "value", None)
        if isinstance(first, ast.expr):
            depths[first] = depth
    return None


def _explained(source: str, error: SyntaxError) -> SourceError:
    lines = source.split("\n")
    row = min(max(error.lineno or 1, 1), len(lines))
    column = min(max(error.offset or 1, 1), len(lines[row - 1]) + 1)
    if error.msg.startswith("too many nested"):
        return SourceError(TOO_DEEP, row, column)
    if _PYTHON_2.match(lines[row - 1].strip()):
        return SourceError(PYTHON_2, row, column)
    if _PATH.fullmatch(source):
        return SourceError(LINK, row, column)
    reason = error.msg.partition(" (detected at")[0]
    return SourceError(reason if reason == "invalid syntax" else f"invalid syntax: {reason}", row, column)
