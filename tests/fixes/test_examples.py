"""Every bad example and every case that has a fix, mended: the finding is gone, no other came, and TensorFlow agrees."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import libcst
import pytest

from scopelint.diagnostics import Intent, Severity
from scopelint.fixes.candidates import _RULES
from scopelint.fixes.trial import State
from scopelint.noqa import CODE

from ..cases.verdicts import cases
from ..differential.oracle import Oracle, why_missing
from .conftest import BOOK, Mend

EXAMPLES = {
    f"{rule.code}-{number}": example
    for rule in BOOK.rules.values()
    if rule.fix != "none"
    for number, example in enumerate((each for each in rule.examples() if each.kind == "bad"), start=1)
}
UNMENDED = {
    None: {"TVS101", "TVS104", "TVS201", "TVS202", "TVS205-1", "TVS205-3", "TVS206-1", "TVS206-2", "TVS206-4"},
    "share": {
        "TVS101-2",
        "TVS101-3",
        "TVS101-4",
        "TVS104-2",
        "TVS104-3",
        "TVS201-2",
        "TVS202-1",
        "TVS202-3",
        "TVS202-4",
        "TVS202-5",
        "TVS205-1",
        "TVS205-3",
    },
    "separate": {"TVS101-1", "TVS101-2", "TVS101-4", "TVS104", "TVS201", "TVS202", "TVS205-1", "TVS205-3"},
}
"""The examples, and rules, for which nothing is known that mends them: what they need is a decision about another function."""
Mended = dict[tuple[str, Intent | None], tuple[State, State]]
INTENTS: tuple[Intent | None, ...] = (None, "share", "separate")


def codes(state: State) -> Counter[str]:
    return Counter(each.code for each in state.found)


def sources(state: State) -> dict[str, str]:
    return {path.name: text.plain for path, text in state.texts.items()}


def test_the_pages_say_which_rules_have_fixes() -> None:
    assert {code for code, rule in BOOK.rules.items() if rule.fix != "none"} == {*_RULES, CODE}
    assert all(rule.fix in ("none", "safe", "unsafe") for rule in BOOK.rules.values())


@pytest.fixture(scope="module")
def mended(mend: Mend, tmp_path_factory: pytest.TempPathFactory) -> Mended:
    """Each example before and after its fixes."""
    folder, found = tmp_path_factory.mktemp("examples"), {}
    for name, example in EXAMPLES.items():
        path = folder / f"{name}.py"
        path.write_text(example.source, "utf-8")
        found |= {(name, intent): mend(path, intent) for intent in INTENTS}
    return found


@pytest.mark.parametrize("intent", INTENTS)
def test_examples_are_mended_and_only_what_is_listed_is_not(intent: Intent | None, mended: Mended) -> None:
    left = set()
    for name, example in EXAMPLES.items():
        before, after = mended[name, intent]
        assert codes(after) <= codes(before), f"{name}: nothing new comes of a fix"
        if codes(after)[example.rule] == codes(before)[example.rule]:
            left.add(name)
            continue
        assert sum((codes(before) - codes(after)).values()) >= len(after.fixed) > 0
        assert all(fix.applicability == "safe" for _, fix in after.fixed if intent is None)
        for text in sources(after).values():
            assert libcst.parse_module(text).code == text
            other = [a for a, b in zip(example.source.split("\n"), text.split("\n"), strict=True) if a != b]
            assert len(other) <= len(after.fixed), "one row is changed for each fix"
    assert left == {name for name in EXAMPLES if {name, name.partition("-")[0]} & UNMENDED[intent]}


def test_tensorflow_runs_what_was_mended(mended: Mended) -> None:
    if why := why_missing("2.21"):
        pytest.skip(why)
    texts: dict[str, str] = {}
    for (name, intent), (_, after) in mended.items():
        if after.fixed and not any(each.severity is Severity.ERROR for each in after.found):
            (text,) = sources(after).values()
            # What an example claims of the bug holds no more.
            texts.setdefault("\n".join(line for line in text.split("\n") if not line.startswith("assert ")), f"{name} {intent}")
    with Oracle("2.21") as tensorflow:
        observed = {name: tensorflow.observe(text) for text, name in texts.items()}
    assert {name: seen for name, seen in observed.items() if seen["raises"] or seen["failed"]} == {}
    assert len(observed) > 20


def test_cases_get_no_new_finding_by_a_fix(mend: Mend, tmp_path: Path) -> None:
    made = 0
    for case in [case for case in cases() if case.variant == "bug"][::4]:
        path = tmp_path / case.folder / case.path.name  # a copy: nothing beside it is part of the program
        path.parent.mkdir()
        (shutil.copytree if case.path.is_dir() else shutil.copy)(case.path, path)
        for intent in ("share", "separate"):
            before, after = mend(path, intent)
            made += len(after.fixed)
            assert codes(after) <= codes(before), str(case)
            assert sum(codes(before).values()) - sum(codes(after).values()) >= len(after.fixed), str(case)
    assert made >= 2
