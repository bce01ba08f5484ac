"""Long literal tables: their first items are kept, the rest is taken out of a text before it is parsed.

To lower a table takes seconds of which a program needs, and the interpreter follows, a few items.
"""

from __future__ import annotations

import ast

from .syntax import tree_of

KEPT = 4_096
"""Items of a table that are kept."""
REST = "__scopelint_rest__"
"""The name that stands for the items taken out."""

_Table = ast.List | ast.Tuple | ast.Set | ast.Dict
_DATA = (ast.Constant, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.UnaryOp, ast.USub, ast.Load)


def shortened(source: str) -> str:
    """The text without the later items of its long tables; everything else stays at its row and column.

    Only plain data is taken out. A text that does not parse is returned as it is.
    """
    tree = _parsed(source) if source.count(",") >= KEPT else None
    tables = [] if tree is None else _long_tables(tree)
    if not tables:
        return source
    lines = source.encode().splitlines(keepends=True)  # as ast counts: columns in bytes
    for table in tables:
        _cut(lines, table)
    short = b"".join(lines).decode()
    return source if _parsed(short) is None else short  # parentheses around an item may open here and close there


def _parsed(source: str) -> ast.Module | None:
    try:
        return tree_of(source)
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return None


def _long_tables(tree: ast.AST) -> list[_Table]:
    """The outermost tables that are too long, last ones first."""
    found: list[_Table] = []
    left: list[ast.AST] = [tree]
    while left:
        node = left.pop()
        if isinstance(node, _Table) and len(_items(node)) > KEPT and _is_data(node):
            found.append(node)
        elif not isinstance(node, ast.JoinedStr):  # before Python 3.12 the places in one are wrong
            left.extend(ast.iter_child_nodes(node))
    return sorted(found, key=lambda node: (node.lineno, node.col_offset), reverse=True)


def _items(table: _Table) -> list[ast.expr]:
    return table.values if isinstance(table, ast.Dict) else table.elts


def _is_data(table: _Table) -> bool:
    """Whether the later items are plain data: nothing is computed in them."""
    later = [*_items(table)[KEPT:], *(table.keys[KEPT:] if isinstance(table, ast.Dict) else ())]
    return all(item is not None and all(isinstance(node, _DATA) for node in ast.walk(item)) for item in later)


def _cut(lines: list[bytes], table: _Table) -> None:
    """Put the name for the rest in the place of the later items, in lines as long and as many as before."""
    items = _items(table)
    start, end = items[KEPT - 1], items[-1]
    assert start.end_lineno is not None
    assert start.end_col_offset is not None
    assert end.end_lineno is not None
    assert end.end_col_offset is not None
    first, last = start.end_lineno - 1, end.end_lineno - 1
    if any(line.rstrip(b"\r\n").endswith(b"\\") for line in lines[first : last + 1]):
        return  # its lines are one
    if lines[first][start.end_col_offset :].lstrip().startswith(b")"):
        return  # a parenthesis around the last item kept
    stand_in = (",**" if isinstance(table, ast.Dict) else ",*").encode() + REST.encode()
    before, after = lines[first][: start.end_col_offset], lines[last][end.end_col_offset :]
    if first == last:
        room = end.end_col_offset - start.end_col_offset
        if len(stand_in) <= room:  # else what follows in the line would move
            lines[first] = before + stand_in.ljust(room) + after
        return
    lines[first] = before + stand_in + b"\n"
    lines[first + 1 : last] = [b"\n"] * (last - first - 1)
    lines[last] = b" " * end.end_col_offset + after


__all__ = ["KEPT", "REST", "shortened"]
