"""Diagnostics settled: each with the verdict of a real TensorFlow."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..diagnostics import STATUSES, Diagnostic, Witness
from .own import consists_of_own_calls
from .runner import Target, observe
from .verdict import REPORT, verdict


@dataclass(frozen=True, slots=True)
class Settled:
    """Diagnostics with their verdicts, and why no witness at all could be run, if none could."""

    diagnostics: tuple[Diagnostic, ...]
    obstacle: str = ""


def settle(diagnostics: Sequence[Diagnostic], target: Target) -> Settled:
    """Run the witness of each diagnostic."""
    subjects = [diagnostic for diagnostic in diagnostics if diagnostic.witness is not None]
    witnesses = [diagnostic.witness or Witness() for diagnostic in subjects]
    observations = observe(witnesses, target)
    verdicts = {id(d): verdict(w, o) for d, w, o in zip(subjects, witnesses, observations, strict=True)}
    out = []
    for diagnostic in diagnostics:
        found = verdicts.get(id(diagnostic))
        if found is not None and found.status == "confirmed" and not consists_of_own_calls(diagnostic):
            found = replace(found, status="reproduced")
        message = diagnostic.message
        if found is not None and found.status == "refuted":
            message = f"{message} (refuted by TensorFlow {found.tensorflow}: {REPORT})"
        out.append(replace(diagnostic, message=message, verification=found))
    tried = [o for each in observations for o in each]
    failed = tried and all(o.answer is None for o in tried)
    return Settled(tuple(out), tried[0].obstacle if failed else "")


def kept(diagnostics: Sequence[Diagnostic], *, confirmed_only: bool) -> list[Diagnostic]:
    """The diagnostics that are confirmed; without `confirmed_only`, those that are reproduced, too. What has no verdict stays."""
    wanted = {"confirmed"} if confirmed_only else {"confirmed", "reproduced"}
    return [d for d in diagnostics if d.verification is None or d.verification.status in wanted]


_MEANING = {
    "reproduced": "TensorFlow does this with these calls; whether the program makes them was not seen",
    "refuted": "TensorFlow does not do this",
    "inconclusive": "could not be told",
}


def left_out(diagnostics: Sequence[Diagnostic], staying: Sequence[Diagnostic]) -> str:
    """How many diagnostics do not stay, and why; empty where all do."""
    counts = Counter(d.verification.status for d in diagnostics if d.verification is not None)
    counts -= Counter(d.verification.status for d in staying if d.verification is not None)
    if not counts:
        return ""
    reasons = ", ".join(f"{counts[status]} {status} ({_MEANING[status]})" for status in STATUSES if counts[status])
    number = sum(counts.values())
    return f"{number} finding{'' if number == 1 else 's'} left out: {reasons}."


def write_witnesses(diagnostics: Sequence[Diagnostic], folder: Path) -> int:
    """Write each witness to a file of its own; returns how many there are."""
    folder.mkdir(parents=True, exist_ok=True)
    taken: set[str] = set()
    for diagnostic in diagnostics:
        if diagnostic.witness is None or not diagnostic.witness.source:
            continue
        stem = re.sub(r"\W+", "_", Path(diagnostic.site.filename).stem)
        base = name = f"{diagnostic.code}_{stem}_{diagnostic.site.span.row}"
        number = 1
        while name in taken:
            number += 1
            name = f"{base}_{number}"
        taken.add(name)
        (folder / f"{name}.py").write_text(diagnostic.witness.source, encoding="utf-8", newline="\n")
    return len(taken)
