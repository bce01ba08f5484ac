"""Runs scopelint on the cases and judges what it says.

python -m tests.cases.verdicts        a table: which cases pass, which do not and why, which are not expected to yet

A `bug` must get an error or a warning on an accepted line (`line` or `also_ok_lines` of its `meta.json`); a `fixed` and a `clean`
program must get neither.
"""

from __future__ import annotations

import json
import shutil
import sys
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import click

from ..differential.compare import scopelint

DATA = Path(__file__).with_name("data")
NOT_YET = Path(__file__).with_name("not_yet.txt")


@dataclass(frozen=True)
class Case:
    """One variant of a case: `a002_retinex_second_subnet/bug`."""

    folder: str
    variant: str

    def __str__(self) -> str:
        return f"{self.folder}/{self.variant}"

    @cached_property
    def meta(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((DATA / self.folder / "meta.json").read_text("utf-8"))
        return found

    @property
    def path(self) -> Path:
        """A file, or the folder of a program of several modules."""
        file = DATA / self.folder / f"{self.variant}.py"
        return file if file.exists() else file.with_suffix("")

    @property
    def accepted(self) -> set[tuple[str, int]]:
        """(file name, line) that a finding may name."""
        found = set()
        for key in ("line", "also_ok_lines"):
            value = self.meta.get(key) or []
            for place in value if isinstance(value, list) else [value]:
                name, _, line = str(place).rpartition(":")
                found.add((name or Path(self.meta.get("file", self.meta["entry"])).name, int(line)))
        return found


def cases() -> list[Case]:
    return [
        Case(folder.name, variant)
        for folder in sorted(DATA.iterdir())
        if folder.is_dir()
        for variant in ("bug", "fixed", "clean")
        if Case(folder.name, variant).path.exists()
    ]


def not_yet() -> dict[str, str]:
    """case → why it is known not to be judged right yet."""
    lines = (line.strip() for line in NOT_YET.read_text("utf-8").splitlines())
    return dict(line.split(": ", 1) for line in lines if line and not line.startswith("#"))


def findings(case: Case) -> list[dict[str, Any]]:
    """The errors and warnings under the default rules, with no configuration in sight."""
    with tempfile.TemporaryDirectory(prefix="case-") as folder:
        copy = Path(folder).resolve() / case.path.name
        (shutil.copytree if case.path.is_dir() else shutil.copy)(case.path, copy)
        result = scopelint("check", "--isolated", "--no-cache", "--output-format", "json", str(copy))
    if result.exit_code not in (0, 1):
        raise RuntimeError(f"exit status {result.exit_code}: {result.output[-500:]}")
    return [found for found in json.loads(result.stdout) if found["severity"] in ("error", "warning")]


def place(finding: dict[str, Any]) -> tuple[str, int]:
    return Path(finding["filename"]).name, finding["location"]["row"]


def shown(finding: dict[str, Any]) -> str:
    name, line = place(finding)
    return f"{finding['code']} at {name}:{line}: {finding['message']}"


def complaint(case: Case) -> str | None:
    """What is wrong with scopelint's answer, or None."""
    try:
        found = findings(case)
    except Exception as error:  # a crash is a wrong answer
        return f"scopelint failed: {type(error).__name__}: {error}"
    if case.variant != "bug":
        return f"should be silent, but: {'; '.join(map(shown, found))}" if found else None
    if any(place(each) in case.accepted for each in found):
        return None
    lines = ", ".join(f"{name}:{line}" for name, line in sorted(case.accepted))
    return f"nothing on {lines}; found: {'; '.join(map(shown, found)) or 'nothing'}"


def main() -> int:
    known, counts = not_yet(), {"passes": 0, "FAILS": 0, "not yet": 0, "PASSES BUT LISTED": 0}
    for case in cases():
        wrong = complaint(case)
        if str(case) in known:
            verdict = "not yet" if wrong else "PASSES BUT LISTED"
        else:
            verdict = "FAILS" if wrong else "passes"
        counts[verdict] += 1
        detail = known[str(case)] if verdict == "not yet" else wrong or ""
        click.echo(f"{verdict:18} {case.meta['kind']:32} {case}  {detail}".rstrip())
    click.echo(", ".join(f"{n} {verdict}" for verdict, n in counts.items()))
    return int(counts["FAILS"] + counts["PASSES BUT LISTED"] > 0)


if __name__ == "__main__":
    sys.exit(main())
