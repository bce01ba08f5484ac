"""Programs built after bugs that people reported: the bug is found where it is, its mended twin and the right ones are silent.

`not_yet.txt` names the cases that scopelint is known not to judge right, with the reason. A case that begins to pass must
be taken off that list.
"""

from __future__ import annotations

import pytest

from .verdicts import Case, cases, complaint, not_yet


@pytest.mark.parametrize("case", cases(), ids=str)
def test_bugs_are_found_and_right_programs_are_silent(case: Case) -> None:
    wrong, reason = complaint(case), not_yet().get(str(case))
    if reason and wrong:
        pytest.xfail(f"{reason} ({wrong})")
    assert not reason, f"{case} passes: take it off not_yet.txt"
    assert not wrong, f"{case} ({case.meta['source']}): {wrong}"


def test_the_list_of_cases_not_judged_right_yet_names_cases() -> None:
    assert set(not_yet()) <= set(map(str, cases()))
    assert all(not_yet().values())
