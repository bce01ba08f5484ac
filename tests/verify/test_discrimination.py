"""A witness can fail: mended as its rule's page says, it does not show what it shows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scopelint.diagnostics import Diagnostic, Witness

from .mends import MENDS
from .replaying import BOOK, OBSERVABLE, VERSIONS, diagnostics, target, verdicts


@pytest.fixture(scope="module")
def witnesses(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Witness]:
    """Of each rule, the witness of the bad example that is mended."""
    folder = tmp_path_factory.mktemp("pages")
    for code in sorted(OBSERVABLE & MENDS.keys()):
        bad = [each for each in BOOK.rules[code].examples() if each.kind == "bad"]
        (folder / f"{code}.py").write_text(bad[MENDS[code].example].source, "utf-8")
    found: dict[str, Diagnostic] = {}
    for each in diagnostics([folder]):
        if each.code == Path(each.site.filename).stem:
            found.setdefault(each.code, each)
    return {code: each.witness for code, each in found.items() if each.witness is not None}


def test_every_rule_that_claims_something_to_be_seen_has_a_mend(witnesses: dict[str, Witness]) -> None:
    assert set(witnesses) == set(MENDS) == OBSERVABLE
    assert [code for code, each in witnesses.items() if MENDS[code](each.source) == each.source] == []


@pytest.mark.parametrize("version", VERSIONS)
def test_a_mended_witness_does_not_show_it(witnesses: dict[str, Witness], version: str) -> None:
    asked = {
        code: replace(each, whole=None) for code, each in witnesses.items() if version != "1.15" or code != "TVS409"
    }  # that one has what it is about
    mended = [replace(each, source=MENDS[code](each.source)) for code, each in asked.items()]
    seen = verdicts([*asked.values(), *mended], target(version))
    told = [(code, one.status, other.status, other.detail) for code, one, other in zip(asked, seen, seen[len(asked) :], strict=False)]
    later = {code for code, each in asked.items() if version == "1.15" and each.mode == "resources"}  # what 1.15 does refutes none of these
    assert [each for each in told if each[1:3] != ("confirmed", "inconclusive" if each[0] in later else "refuted")] == []
