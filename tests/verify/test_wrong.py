"""Wrong findings are not confirmed: a sample of those that `python -m tests.verify.wrong` settles, always the same."""

from __future__ import annotations

from pathlib import Path

from .replaying import python
from .wrong import KINDS, settled, wrong

COUNT = 8


def test_findings_that_are_wrong_on_purpose_are_not_confirmed_by_the_program(tmp_path: Path) -> None:
    python("1.15")
    found = wrong(tmp_path, COUNT)
    assert len(found) == COUNT
    assert {each.kind for each in found} == set(KINDS)
    verdicts = settled(found, tmp_path, "1.15")
    told = [(each.kind, each.finding.code, verdict) for each, verdict in zip(found, verdicts, strict=True)]
    assert [each for each in told if each[2].status not in ("refuted", "inconclusive")] == []
