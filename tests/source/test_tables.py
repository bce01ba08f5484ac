"""Long tables are cut such that everything else stays where it is."""

from __future__ import annotations

import ast

import pytest

from scopelint.source.tables import KEPT, REST, shortened

MANY = KEPT + 10


def numbers(separator: str = ", ") -> str:
    return separator.join(map(str, range(MANY)))


@pytest.mark.parametrize(
    "before",
    [
        f"x = [{numbers()}]",
        f"x = ({numbers()},)",
        f"x = {numbers()}",
        f"x = [\n    {numbers(',  # one' + chr(10) + '    ')}\n]",
        f"x = {{{', '.join(f'{i!r}: [{i}]' for i in range(MANY))}}}",
        f"x = f([('ü', {numbers()})], '漢字')",
        f"x = {{{', '.join(f'(-{i}, {i})' for i in range(MANY))}}}",
    ],
)
def test_what_follows_a_table_stays_in_place(before: str) -> None:
    text = f"{before}; y = 1\nz = 2\n"
    short = shortened(text)
    assert len(short.encode()) <= len(text.encode())
    assert short.count(REST) == 1
    assert short.count("\n") == text.count("\n")
    was, now = ast.parse(text), ast.parse(short)
    for one, other in zip(was.body[1:], now.body[1:], strict=True):
        assert (one.lineno, one.col_offset) == (other.lineno, other.col_offset)


@pytest.mark.parametrize(
    "text",
    [
        f"x = [{numbers()}, f()]",  # something is computed
        f"x = [{', '.join(f'({i})' for i in range(MANY))}]",  # parentheses that would open here and close there
        f"x = {numbers(', ' + chr(92) + chr(10))}",  # one line to Python
        f"x = [{numbers()}",  # no Python
        f"x = [{', '.join(map(str, range(KEPT + 2)))}]; y = 1",  # what follows in the line would move
        "x = [1, 2, 3]",
    ],
)
def test_what_cannot_be_cut_is_left_alone(text: str) -> None:
    assert shortened(text) == text
