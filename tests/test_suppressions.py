"""Suppression comments: which diagnostics they cover, and which comments are none."""

from __future__ import annotations

import pytest

from scopelint.suppressions import Suppressions, parse
from tests.conftest import diagnostic, site


def covered(text: str, row: int = 1, code: str = "TVS101", end_row: int | None = None) -> bool:
    return parse(text).covers(diagnostic("/m.py", code=code, site=site("/m.py", row, end_row=end_row)))


@pytest.mark.parametrize(
    "comment",
    [
        "# noqa",
        "# NOQA",
        "#noqa",
        "# noqa: TVS101",
        "# noqa:TVS101",
        "# noqa: tvs101",
        "# noqa: E501, TVS101",
        "# noqa: E501 TVS101",
        "# why # noqa",
    ],
)
def test_a_comment_on_the_line_covers_it(comment: str) -> None:
    assert covered(f"w = 1  {comment}\n")


@pytest.mark.parametrize("comment", ["# noqa: E501", "# noqa: TVS102", "# noq", "# scopelint: disable"])
def test_a_comment_about_something_else_does_not(comment: str) -> None:
    assert not covered(f"w = 1  {comment}\n")


def test_a_comment_covers_its_own_line_only() -> None:
    text = "a = 1\nb = 2  # noqa: TVS101\nc = 3\n"
    assert [covered(text, row) for row in (1, 2, 3)] == [False, True, False]


def test_over_several_lines_the_first_and_the_last_count() -> None:
    text = "a = f(  # noqa: TVS101\n    1,  # noqa: TVS102\n    2,\n)  # noqa: TVS103\n"
    assert [covered(text, 1, code, end_row=4) for code in ("TVS101", "TVS102", "TVS103")] == [True, False, True]


def test_a_string_is_no_comment() -> None:
    assert not covered('a = "# noqa"\n')
    assert not covered('"""\n# scopelint: noqa\n"""\na = 1\n', 4)


def test_a_comment_can_cover_the_whole_file() -> None:
    assert covered("# scopelint: noqa\na = 1\n", 2)
    assert covered("a = 1\n# scopelint: noqa: TVS101, TVS102\n", 1, "TVS102")
    assert not covered("# scopelint: noqa: TVS101\na = 1\n", 2, "TVS102")


@pytest.mark.parametrize("comment", ["# ruff: noqa", "# flake8: noqa"])
def test_other_tools_file_comments_are_theirs(comment: str) -> None:
    assert not covered(f"{comment}\na = 1\n", 2)


def test_rows_are_counted_as_python_does_after_a_form_feed() -> None:
    assert covered("a = 1\n\x0c\nb = 2  # noqa\n", 3)


@pytest.mark.parametrize("text", ["a = (  # noqa\n", "  a\n b # noqa\n", '"""  # noqa\n'])
def test_text_that_does_not_tokenize_suppresses_nothing(text: str) -> None:
    assert parse(text) == Suppressions()
