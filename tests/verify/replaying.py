"""What the verifier's tests share: findings of a program with the runs they come from, and the TensorFlows to ask."""

from __future__ import annotations

import os
import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from scopelint.checks.contracts import broken_contracts
from scopelint.checks.findings import Finding, Life, Pair
from scopelint.checks.registry import findings as found_by_checks
from scopelint.config import load_settings
from scopelint.diagnostics import Diagnostic, Severity, Verification, Witness
from scopelint.discovery import discover
from scopelint.exploration.stack import with_deep_stack
from scopelint.language.trace import Event, Moment
from scopelint.pipeline import lint
from scopelint.project import Analysis
from scopelint.record.journal import Step, steps
from scopelint.rulebook import RuleBook
from scopelint.source.places import replaced
from scopelint.verify.plan import Subject, witness
from scopelint.verify.program import Mode
from scopelint.verify.runner import Limits, Target, observe
from scopelint.verify.verdict import verdict

from ..differential.oracle import EVERY_PYTHON, PYTHONS, why_missing

VERSIONS = tuple(PYTHONS)
ASIDE = (
    "it takes the program's own function around, or its own test",
    "an argument of the call that TensorFlow rejects is not known well enough to be written down (<SGD object>)",
)
"""Why some findings are not replayed: without the user's function, or the test that fails, the same calls do nothing wrong. And a
replay has no optimizer of Keras.
"""
BOOK = RuleBook.load()

V1 = "import tensorflow.compat.v1 as tf\n\ntf.disable_v2_behavior()\n"


CLAIM = re.compile(r"^# (makes|holds|raises): ", re.MULTILINE)
OBSERVABLE = {
    code
    for code, rule in BOOK.rules.items()
    if rule.severity is not Severity.NOTE
    and not code.startswith("TVS9")
    and (rule.error or any(CLAIM.search(each.source) for each in rule.examples() if each.kind == "bad"))
}
"""The rules whose pages claim something that TensorFlow can be seen to do: an error, or what a bad example ends in. Notes are about
the analysis itself, and rules from TVS900 on about files and comments."""


def python(version: str) -> str:
    """The interpreter that has this TensorFlow; skips the test where there is none."""
    reason = why_missing(version)
    if reason is not None:
        pytest.skip(reason)
    return os.environ[EVERY_PYTHON[version]]


def target(version: str, **more: object) -> Target:
    return Target(python(version), **more)  # type: ignore[arg-type]


@dataclass(frozen=True, slots=True)
class Found:
    """A finding, and what is needed to plan its replay."""

    finding: Finding
    mode: Mode

    @property
    def event(self) -> Event:
        assert self.finding.event is not None
        assert not isinstance(self.finding.event, Pair | Life)
        return self.finding.event

    @property
    def life(self) -> Life:
        assert isinstance(self.finding.event, Life)
        return self.finding.event

    @property
    def steps(self) -> list[Step]:
        """The journal that led to it; the steps may be changed."""
        event = self.finding.event
        assert event is not None
        moments = [act.moment for act in event.acts] if isinstance(event, Life) else [event.moment]
        moment = max(moments, key=lambda each: each.serial)
        return steps(moment.past, {a.test: a.holds for a in moment.assumptions}.get)

    def witness(self) -> Witness:
        rule = BOOK.rules[self.finding.code]
        subject = Subject("a finding", rule.error, lambda name: Path(name).name, lambda name: Path(name).read_text("utf-8"))
        made = witness(self.finding, self.mode, subject)
        return replace(made, source=replaced(made.source, lambda _, row: str(row)))


def analysis(path: Path, *, record: bool = True, version: str | None = None) -> Analysis:
    overrides = {} if version is None else {"target-version": version}
    settings = load_settings(path, path.parent, config=None, isolated=True, overrides=overrides)
    settings = replace(settings, verify=record, jobs=1)
    return Analysis(discover([str(path)], settings), settings)


def findings(path: Path, version: str | None = None) -> list[Found]:
    """Every finding in a file, root by root."""
    ready = analysis(path, version=version)

    def explore() -> list[Found]:
        out = []
        for root in ready.roots():
            setting = ready.setting(root)
            mode = Mode(setting.version, setting.eager, setting.v2_behavior)
            exploration = ready.explore(root)
            broken = broken_contracts(exploration, ready.contracts(exploration))
            found = [*found_by_checks(exploration), *broken]
            out += [Found(finding, mode) for finding in found if finding.event is not None]
        return out

    return with_deep_stack(explore)


def diagnostics(paths: Sequence[Path], version: str | None = None) -> list[Diagnostic]:
    """The diagnostics of some files or folders, with their witnesses."""
    overrides = {} if version is None else {"target-version": version}
    settings = load_settings(paths[0], paths[0].parent, config=None, isolated=True, overrides=overrides)
    settings = replace(settings, verify=True, jobs=1 if paths[0].is_file() else 2)  # to begin a process takes longer than a file
    report = lint(discover([str(path) for path in paths], settings).readable(), settings)
    assert not report.problems
    return [d for d in report.diagnostics if not d.code.startswith("TVS9")]


def verdicts(witnesses: Sequence[Witness], asked: Target) -> list[Verification]:
    return [verdict(w, o) for w, o in zip(witnesses, observe(witnesses, asked), strict=True)]


__all__ = ["V1", "VERSIONS", "Found", "Limits", "Moment", "Target", "diagnostics", "findings", "python", "target", "verdicts"]
