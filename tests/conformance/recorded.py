"""What TensorFlow does with `programs/<family>/*.py`: observed, and kept in `answers/<family>.json` for where none is installed.

python -m tests.conformance.recorded [FAMILY | FAMILY/PROGRAM ...]     observes what is not recorded yet, or has changed since
python -m tests.conformance.recorded --all                             observes everything again

The first lines of a program may say `# tf: 1.15` (or `# tf: 1.15 2.21`): it is for those TensorFlows only; and `# not yet: why`:
scopelint is known to predict something else.
"""

from __future__ import annotations

import hashlib
import json
import re
import sys
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import click

from ..differential.oracle import EVERY_PYTHON, Observation, Oracle, why_missing
from ..semantics import recorded as semantics

PROGRAMS = Path(__file__).with_name("programs")
ANSWERS = Path(__file__).with_name("answers")

Answers = dict[str, dict[str, dict[str, Any]]]


@dataclass(frozen=True, slots=True)
class Program:
    """One program; `name` is `family/stem`."""

    name: str
    source: str

    @property
    def family(self) -> str:
        return self.name.partition("/")[0]

    @property
    def stem(self) -> str:
        return self.name.partition("/")[2]

    @property
    def versions(self) -> tuple[str, ...]:
        found = re.search(r"^# tf: *(.+)$", self.head, re.MULTILINE)
        return tuple(found[1].replace(",", " ").split()) if found else tuple(EVERY_PYTHON)

    def source_for(self, version: str) -> str:
        """The program as it is written for a TensorFlow: 1.5 has no `compat.v1`."""
        if version != "1.5":
            return self.source
        plain = self.source.replace("import tensorflow.compat.v1 as tf\n", "import tensorflow as tf\n")
        return re.sub(r"^tf\.disable_v2_behavior\(\)$", "", plain, flags=re.MULTILINE)

    @property
    def not_yet(self) -> str | None:
        found = re.search(r"^# not yet: *(.+)$", self.head, re.MULTILINE)
        return found[1] if found else None

    @property
    def head(self) -> str:
        return "\n".join(line for line in self.source.splitlines()[:4] if line.startswith("#"))

    @property
    def digest(self) -> str:
        """Identifies what TensorFlow sees: the source without the remarks above it."""
        code = re.sub(r"^# (tf|not yet):.*$", "", self.source, flags=re.MULTILINE)
        return hashlib.sha256(code.encode()).hexdigest()[:12]


def essence(observation: Observation) -> Observation:
    """What does not depend on the machine: messages without AutoGraph's frames, folders and addresses too."""
    kept = semantics.essence(observation)
    if kept["raises"]:
        bare = re.sub(r"(?s)\Ain (?:converted|user) code:.*?\n\s*(?=\w+Error: )", "", kept["raises"]["message"])
        message = re.sub(r"(?<![\w/])(?:/[\w.+@-]+)+/", "", bare)
        kept["raises"]["message"] = re.sub(r"\b0x[0-9a-f]+", "0x", message)
    return kept


def programs(*wanted: str) -> list[Program]:
    found = [Program(f"{p.parent.name}/{p.stem}", p.read_text("utf-8")) for p in sorted(PROGRAMS.glob("*/*.py"))]
    return [p for p in found if not wanted or p.name in wanted or p.family in wanted]


@cache
def answers(family: str) -> Answers:
    """program → version → {"program": digest, "answer": observation}, cleaned."""
    path = ANSWERS / f"{family}.json"
    found: Answers = json.loads(path.read_text("utf-8")) if path.exists() else {}
    for by_version in found.values():
        for one in by_version.values():
            one["answer"] = essence(one["answer"])
    return found


def answer(program: Program, version: str) -> Observation | None:
    """What was recorded of the program as it is now."""
    found = answers(program.family).get(program.stem, {}).get(version)
    return found["answer"] if found and found["program"] == program.digest else None


def write(family: str) -> None:
    """Write a family's answers, without those of programs that are gone."""
    kept = {p.stem: p for p in programs(family)}
    lines = []
    for stem, by_version in sorted(answers(family).items()):
        if stem in kept:
            rows = [f"  {json.dumps(v)}: {json.dumps(a)}" for v, a in sorted(by_version.items()) if v in kept[stem].versions]
            lines.append(f" {json.dumps(stem)}: {{\n" + ",\n".join(rows) + "\n }")
    ANSWERS.mkdir(exist_ok=True)
    (ANSWERS / f"{family}.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


def record(found: list[Program], everything: bool = False) -> None:
    for version in EVERY_PYTHON:
        asked = [p for p in found if version in p.versions and (everything or answer(p, version) is None)]
        if not asked:
            continue
        if why := why_missing(version):
            click.echo(why)
            continue
        with Oracle(version) as oracle:
            for program in asked:
                observation = essence(oracle.observe(program.source_for(version)))
                answers(program.family).setdefault(program.stem, {})[version] = {"program": program.digest, "answer": observation}
                raises = observation["raises"]
                ending = observation["failed"] or (raises and f"{raises['type']}: {raises['message'][:150]}") or "runs"
                click.echo(f"{version}  {program.name}: {' '.join(ending.split())}")
        for family in {p.family for p in asked}:
            write(family)


if __name__ == "__main__":
    record(programs(*(a for a in sys.argv[1:] if a != "--all")), "--all" in sys.argv)
