"""Diagnostics settled: each with the verdict of a real TensorFlow."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from ..diagnostics import Diagnostic, Witness
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
        message = diagnostic.message
        if found is not None and found.status == "refuted":
            message = f"{message} (refuted by TensorFlow {found.tensorflow}: {REPORT})"
        out.append(replace(diagnostic, message=message, verification=found))
    tried = [o for each in observations for o in each]
    failed = tried and all(o.answer is None for o in tried)
    return Settled(tuple(out), tried[0].obstacle if failed else "")


def kept(diagnostics: Sequence[Diagnostic], *, inconclusive: bool) -> list[Diagnostic]:
    """The diagnostics that are not refuted; without `inconclusive`, those that are confirmed."""
    dropped = {"refuted"} if inconclusive else {"refuted", "inconclusive"}
    return [d for d in diagnostics if d.verification is None or d.verification.status not in dropped]


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
