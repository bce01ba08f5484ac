"""The methods of CPython's own tests that are recorded to end as they do there still do.

`python -m tests.language.cpython --record tests/language/cpython.txt` writes the record: for each file, the methods that do not, by reason.
"""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .cpython import Report, path_of, report
from .markers import REASONS

RECORD = Path(__file__).with_name("cpython.txt")
QUICK = ["test_generators", "test_scope", "test_raise", "test_with", "test_patma", "test_augassign", "test_dictcomps", "test_operator"]
"""Files that take a second each."""


def recorded(name: str) -> set[str]:
    """The methods of a file that are recorded not to end as in CPython."""
    other, here = set(), False
    for line in RECORD.read_text(encoding="utf-8").splitlines():
        if not line.startswith(" "):
            here = line.startswith(f"{name}: ")
        elif here and not line.startswith("  left out: "):
            other.add(line.strip().partition(": ")[0])
    return other


@pytest.mark.skipif(sys.version_info[:2] != (3, 11), reason="the record is of Python 3.11's tests")
@pytest.mark.parametrize("name", QUICK)
def test_what_is_recorded_to_end_as_in_cpython_does(name: str) -> None:
    if not path_of(name).exists():
        pytest.skip("this Python has no tests of its own")
    found: Report = report(name)
    assert {str(method) for method in found.other} <= recorded(name)
    assert found.same


def test_a_method_is_left_out_by_a_name_that_says_why() -> None:
    assert REASONS["threading"] == "threads"
    assert REASONS["gc_collect"] == "reference counts and garbage"
    assert "yield" not in REASONS
