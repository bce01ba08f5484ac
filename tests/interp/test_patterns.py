"""How the tries of a regular expression are counted: none is run that would take long, and what people write to take a text apart is."""

from __future__ import annotations

import re
import time

import pytest

from scopelint.language import native
from scopelint.language.limits import DEFAULT
from scopelint.language.patterns import degree

ROW = "price: {trunk: house, outputs: 4}\n"


@pytest.mark.parametrize(
    ("pattern", "text", "counted"),
    [
        (r"(\w+): \{trunk: (\w+), outputs: (\d+)\}", ROW, 1),  # each part ends where the next one begins
        (r"([^,]+),([^,]+),(.*)", "a,b,c", 1),
        (r"(\w+)\s+(\w+)$", "two words", 1),
        (r"\w+\d*x", "a1", 2),  # where the digits begin is open
        (r"(?i)a+A+b", "aA", 2),
        (r".*a.*b.*c", "abc", 3),
        (r"(a+)+b", "aaaa", 99),  # every way to split the text
        (rb"(\w+): (\w+)", ROW, 2),
    ],
)
def test_tries_are_counted_by_what_can_follow(pattern: str | bytes, text: str, counted: int) -> None:
    assert degree(pattern, [text if isinstance(pattern, str) else text.encode()]) == counted


def test_a_little_language_is_taken_apart() -> None:
    found = native.regex(DEFAULT, "findall", r"(\w+): \{trunk: (\w+), outputs: (\d+)\}", ROW * 20, 0)
    assert found == [("price", "house", "4")] * 20


@pytest.mark.parametrize("text", ["a" * 3000, "a: {trunk: " * 250, "a: {trunk: a, outputs: 1" * 130, " " * 3000])
@pytest.mark.parametrize("pattern", [r"(\w+): \{trunk: (\w+), outputs: (\d+)\}", r"\s*(\w+)\s*=\s*(\d+);", r"([^,]+),([^,]+),(.*)!"])
def test_what_is_tried_takes_no_time(pattern: str, text: str) -> None:
    begun = time.process_time()
    try:
        native.regex(DEFAULT, "findall", pattern, text, 0)
    except native.TooMuchError:
        re.compile(pattern)
    assert time.process_time() - begun < 2
