"""`docs/matrix.md` says which rule covers which kind of mistake: it is held to the rules, and to the programs that show them."""

from __future__ import annotations

import re
from pathlib import Path

from scopelint.rulebook import RuleBook

ROOT = Path(__file__).parents[1]
MATRIX = (ROOT / "docs" / "matrix.md").read_text("utf-8")
BOOK = RuleBook.load()
COLUMNS = ["again", "alias", "stale", "accident", "dropped", "lost", "renamed", "reset", "early", "one of two"]


def rows() -> list[list[str]]:
    """The cells of every row of the tables, the thing itself first."""
    lines = [line for line in MATRIX.splitlines() if line.startswith("| ")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_every_table_has_the_columns_that_the_page_explains() -> None:
    heads = [row for row in rows() if row[0] == "what"]
    assert heads == [["what", *COLUMNS]] * 2
    assert all(f"*{name}*" in MATRIX for name in COLUMNS)


def test_every_cell_names_rules_or_a_reason_or_is_open() -> None:
    reasons = set(re.findall(r"^- (\w): ", MATRIX, re.MULTILINE))
    cells = [cell for row in rows() if row[0] != "what" for cell in row[1:]]
    for cell in cells:
        codes = cell.split(", ")
        assert cell == "open" or cell.removeprefix("–") in reasons or set(codes) <= set(BOOK.rules), cell
    assert {cell[1:] for cell in cells if cell.startswith("–")} == reasons


def test_every_rule_about_sharing_has_a_cell_and_programs() -> None:
    named = set(re.findall(r"TVS\d+", "".join(cell for row in rows() for cell in row)))
    about_requests = {"TVS103", "TVS106"}  # arguments that disagree raise whatever they are of
    expected = {code for code in BOOK.rules if code < "TVS600"} - about_requests
    assert named == expected
    for code in sorted(named):
        kinds = [example.kind for example in BOOK.rules[code].examples()]
        assert kinds.count("bad") >= 2, code
        assert kinds.count("good") >= 2, code


def test_the_folders_of_programs_are_there() -> None:
    for folder in re.findall(r"`(tests/[\w/]+)`", MATRIX):
        assert (ROOT / folder).is_dir(), folder
