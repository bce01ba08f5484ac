"""On random programs, no finding is refuted, and hardly one can't be settled."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ..differential.programs import random_program
from .replaying import OBSERVABLE, VERSIONS, diagnostics, target, verdicts

PROGRAMS = 60


@pytest.mark.parametrize("version", VERSIONS)
def test_no_finding_on_random_programs_is_refuted(version: str, tmp_path: Path) -> None:
    asked = target(version)
    for number in range(PROGRAMS):
        folder = tmp_path / f"p{number}"
        folder.mkdir()
        (folder / f"program{number}.py").write_text(random_program(f"replay {version} {number}").source, "utf-8")
    found = [d for d in diagnostics([tmp_path], version) if d.code in OBSERVABLE]
    seen = verdicts([d.witness for d in found if d.witness is not None], asked)
    wrong = [(d.code, d.site.filename, d.site.span.row, v.detail) for d, v in zip(found, seen, strict=True) if v.status == "refuted"]
    assert wrong == []
    counts = Counter(v.status for v in seen)
    assert counts["confirmed"] > 20
    assert counts["inconclusive"] <= len(seen) // 20
