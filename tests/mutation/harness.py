"""Right programs, broken at one place each: TensorFlow says which mutants it rejects, scopelint must say the same.

python -m tests.mutation.harness --mutants 2000 --seed 1

A mutant that TensorFlow rejects for its sharing is *caught* when scopelint reports the code that stands for TensorFlow's
message at TensorFlow's line. One that TensorFlow builds must get no error. Mutants that fail for another reason say nothing.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
import traceback
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import click

from ..differential.compare import codes_for, numbered, scopelint
from ..differential.oracle import PYTHONS, Observation, Oracle, why_missing
from .operators import Mutant, mutants
from .programs import Program, programs

TIME_LIMIT = 60
"""Seconds that TensorFlow gets for one mutant."""


@dataclass
class Tally:
    """How the mutants ended, per operator; `stories` tells the bad ones."""

    endings: Counter[str] = field(default_factory=Counter)
    operators: Counter[tuple[str, str]] = field(default_factory=Counter)
    bases: set[str] = field(default_factory=set)
    stories: list[str] = field(default_factory=list)

    def add(self, program: Program, mutant: Mutant, ending: str, story: str) -> None:
        self.bases.add(program.name)
        self.endings[ending] += 1
        self.operators[mutant.operator, ending] += 1
        if story:
            self.stories.append(f"--- {ending}: {program.name}, {mutant.operator}\n{story}")

    @property
    def rejected(self) -> int:
        return self.endings["caught"] + self.endings["missed"]

    @property
    def caught(self) -> float:
        """The share of the rejected mutants that scopelint reports as TensorFlow does."""
        return self.endings["caught"] / max(self.rejected, 1)

    def __str__(self) -> str:
        lines = [
            f"{sum(self.endings.values())} mutants of {len(self.bases)} programs",
            f"TensorFlow rejects {self.rejected}: {self.endings['caught']} caught ({100 * self.caught:.1f} %)",
            f"TensorFlow builds {self.endings['silent'] + self.endings['false alarm']}: {self.endings['false alarm']} false alarms",
            f"other errors {self.endings['other error']}, not run to the end {self.endings['not run']}",
        ]
        for name in sorted({operator for operator, _ in self.operators}):
            endings = ", ".join(f"{ending} {n}" for (operator, ending), n in sorted(self.operators.items()) if operator == name)
            lines.append(f"  {name}: {endings}")
        return "\n".join(lines)


def errors(source: str, version: str) -> list[dict[str, Any]]:
    """The errors that scopelint reports for a program."""
    with tempfile.TemporaryDirectory(prefix="mutant-") as folder:
        path = Path(folder).resolve() / "main.py"
        path.write_text(source, "utf-8")
        result = scopelint(
            "check", "--isolated", "--no-cache", "--jobs", "1", "--target-version", version, "--output-format", "json", str(path)
        )
    return [d for d in json.loads(result.stdout) if d["severity"] == "error"]


def judge(mutant: Mutant, observation: Observation, version: str) -> tuple[str, str]:
    """How a mutant ended, and the story where it ended badly."""
    if observation["failed"]:
        return "not run", ""
    raises = observation["raises"]
    codes = codes_for(raises) if raises else ()
    if raises and not codes:
        return "other error", ""
    try:
        found = errors(mutant.source, version)
    except Exception as error:  # a crash is reported like any other disagreement
        return ("missed" if codes else "false alarm"), "".join(traceback.format_exception(error)[-12:]) + numbered(mutant.source)
    shown = "\n".join(f"scopelint:  {d['code']} in line {d['location']['row']}: {d['message']}" for d in found) or "scopelint: nothing"
    if not codes:
        return ("false alarm", f"{shown}\n{numbered(mutant.source)}") if found else ("silent", "")
    line = raises["stack"][-1][1]
    if any(d["code"] in codes and d["location"]["row"] == line for d in found):
        return "caught", ""
    told = f"TensorFlow: {' or '.join(codes)} in line {line}: {' '.join(raises['message'].split())[:200]}"
    return "missed", f"{told}\n{shown}\n{numbered(mutant.source, line)}"


def sample(seed: int, count: int, bases: list[Program]) -> Iterator[tuple[Program, Mutant]]:
    """`count` mutants, spread evenly over the programs."""
    order = sorted(bases, key=str)
    Random(seed).shuffle(order)
    each = -(-count // max(len(order), 1))
    left = count
    for program in order:
        for mutant in mutants(program.source, f"{seed}/{program.name}", min(each, left)):
            left -= 1
            yield program, mutant
        if left <= 0:
            return


def run(seed: int, count: int, versions: list[str]) -> Tally:
    """Break programs and compare, on the TensorFlow that each is written for. Those that it does not build are left out."""
    tally = Tally()
    with ExitStack() as stack:
        oracles = {version: stack.enter_context(Oracle(version)) for version in versions}
        right: dict[str, bool] = {}
        for program, mutant in sample(seed, count, [p for p in programs() if p.version in versions]):
            oracle = oracles[program.version]
            if program.name not in right:
                base = oracle.ask(source=program.source, files={}, time_limit=TIME_LIMIT)
                right[program.name] = not base["failed"] and base["raises"] is None
            if right[program.name]:
                observation = oracle.ask(source=mutant.source, files={}, time_limit=TIME_LIMIT)
                tally.add(program, mutant, *judge(mutant, observation, program.version))
    return tally


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.harness", description="Break right programs; TensorFlow judges.")
    parser.add_argument("--mutants", type=int, default=300, metavar="N")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--show", type=int, default=20, metavar="N", help="how many bad endings to print")
    options = parser.parse_args(arguments)
    versions = [version for version in PYTHONS if not why_missing(version)]
    if not versions:
        click.echo("no TensorFlow: set " + " or ".join(PYTHONS.values()), err=True)
        return 2
    tally = run(options.seed, options.mutants, versions)
    for story in tally.stories[: options.show]:
        click.echo(story + "\n")
    click.echo(str(tally))
    return 1 if tally.stories else 0


if __name__ == "__main__":
    sys.exit(main())
