"""python -m tests.verify.shares VERSION [bug | right] [PREFIX ...]: how much of the findings on cases and hazards running them settles

Of each set (the letters that its cases begin with, or `hazard`) and severity: how many findings of its `bug` programs are confirmed at
level *program*, of those programs that run on the TensorFlow of that version. With `right`, what is said of the `fixed` and `clean`
programs, of which nothing may be confirmed. Each finding that is not as it should be is named.
"""

from __future__ import annotations

import re
import shutil
import sys
import tempfile
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

import click

from scopelint.diagnostics import Diagnostic
from scopelint.verify.executed import Ground, settle_by_execution
from scopelint.verify.settle import settle

from ..cases.verdicts import DATA, Case
from .replaying import BOOK, analysis, diagnostics, target

SECONDS = 30.0
VARIANTS = {"bug": ("bug",), "right": ("fixed", "clean")}
HAZARDS = Path(__file__).parents[1] / "hazards" / "programs"


@dataclass(frozen=True, slots=True)
class Hazard:
    """A program of the hazards, of which its own text tells which TensorFlow it is for."""

    path: Path

    @property
    def folder(self) -> str:
        return f"hazard_{self.path.stem}"

    def __str__(self) -> str:
        return self.folder


def cases(version: str, kind: str, prefixes: Sequence[str]) -> Iterator[Case | Hazard]:
    """The programs that run on a TensorFlow, as far as their folders tell it."""
    for folder in sorted(path.name for path in DATA.iterdir() if path.is_dir()):
        for variant in VARIANTS[kind]:
            case = Case(folder, variant)
            runs = any(str(each).startswith(version) for each in case.meta.get("tf", ["1.15", "2.21"]))
            if case.path.exists() and runs and (not prefixes or folder.startswith(tuple(prefixes))):
                yield case
    for path in sorted(HAZARDS.glob("*_bug.py" if kind == "bug" else "*_clean.py")):
        if (not prefixes or Hazard(path).folder.startswith(tuple(prefixes))) and version in _versions(path):
            yield Hazard(path)


def found_in(case: Case | Hazard, folder: Path, version: str) -> list[Diagnostic]:
    """The findings on a copy of a program, of rules that are on by default."""
    copy = folder / str(case.folder) / case.path.name
    copy.parent.mkdir(exist_ok=True)
    (shutil.copytree if case.path.is_dir() else shutil.copy)(case.path, copy)
    found = diagnostics([copy], version if isinstance(case, Case) else None)
    return [d for d in found if d.witness is not None and BOOK.rules[d.code].default]


def _versions(path: Path) -> tuple[str, ...]:
    """Which TensorFlows a program is for."""
    with tempfile.TemporaryDirectory() as folder:  # where it stands, all files of this project would be looked at for what they import
        ready = analysis(Path(shutil.copy(path, folder)), record=False)
        eager = any(ready.setting(root).eager for root in ready.roots())
    if eager:
        return ("2.21",)
    return ("1.15", "2.21") if "tensorflow.compat.v1 as tf" in path.read_text("utf-8") else ("1.15",)


def settled(asked: Sequence[Case | Hazard], version: str) -> list[tuple[Case | Hazard, Diagnostic]]:
    """The findings on some programs, by replay and by execution."""
    with tempfile.TemporaryDirectory() as name:
        found = [(case, each) for case in asked for each in found_in(case, Path(name), version)]
        replayed = settle([each for _, each in found], target(version)).diagnostics
        ground = Ground(lambda root: Path(root), Path(name), BOOK)
        executed = settle_by_execution(replayed, ground, target(version), SECONDS)
    return [(case, each) for (case, _), each in zip(found, executed, strict=True)]


def main(version: str, kind: str = "bug", *prefixes: str) -> None:
    """Print a table, and what is not as it should be."""
    table: dict[tuple[str, str], Counter[str]] = defaultdict(Counter)
    for case, each in settled(list(cases(version, kind, prefixes)), version):
        verdict = each.verification
        said = "no verdict" if verdict is None else f"{verdict.status} ({verdict.level})"
        set_ = re.match(r"[a-z]+", case.folder)
        table[set_.group() if set_ else "", each.severity.value][said] += 1
        if (said == "confirmed (program)") != (kind == "bug"):
            where = f"{case}:{each.site.span.row}"
            click.echo(f"{each.severity.value} {each.code} {where}: {said}: {'' if verdict is None else verdict.detail[:200]}")
    for (name, severity), counts in sorted(table.items()):
        good, every = counts["confirmed (program)"], sum(counts.values())
        click.echo(f"{name:4} {severity:8} {good:4} of {every:4} confirmed at level program ({100 * good // every} %): {dict(counts)}")
    for severity in ("error", "warning"):
        counts = sum((found for (_, of), found in table.items() if of == severity), Counter[str]())
        if counts:
            click.echo(f"all  {severity:8} {counts['confirmed (program)']} of {sum(counts.values())}")


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[2:3] not in ([], ["bug"], ["right"]):
        sys.exit(__doc__)
    main(*sys.argv[1:])
