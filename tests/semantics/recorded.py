"""What TensorFlow does with `programs/*.py`: observed, and kept in `recorded.json` for where no TensorFlow is installed.

python -m tests.semantics.recorded        re-records, on every TensorFlow that the environment names
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from ..differential.oracle import PYTHONS, Observation, Oracle, why_missing
from ..differential.tally import ending

PROGRAMS = Path(__file__).with_name("programs")
RECORDED = Path(__file__).with_name("recorded.json")


def program_names() -> list[str]:
    return sorted(path.stem for path in PROGRAMS.glob("s*.py"))


def source_of(name: str) -> str:
    return (PROGRAMS / f"{name}.py").read_text("utf-8")


def essence(observation: Observation) -> Observation:
    """What does not depend on the machine: without process data, and messages without their tracebacks."""
    kept = {key: observation[key] for key in ("failed", "graphs", "raises")}
    if kept["raises"]:
        kept["raises"] = dict(kept["raises"])
        message = kept["raises"]["message"]
        for mark in ("Originally defined at:", "originally defined at:"):
            head, found, _ = message.partition(mark)
            message = head + found
        kept["raises"]["message"] = message
    return kept


def observe_all(version: str) -> dict[str, Observation]:
    with Oracle(version) as oracle:
        return {name: essence(oracle.observe(source_of(name))) for name in program_names()}


def recorded() -> dict[str, dict[str, Any]]:
    """version → program → observation."""
    found: dict[str, dict[str, Any]] = json.loads(RECORDED.read_text("utf-8"))
    return found


def main() -> int:
    answers = recorded() if RECORDED.exists() else {}
    for version in PYTHONS:
        if why := why_missing(version):
            click.echo(why)
            continue
        answers[version] = observe_all(version)
        for name, observation in answers[version].items():
            click.echo(f"{version}  {name}: {ending(observation)}")
    lines = []
    for version, programs in sorted(answers.items()):
        rows = [f"  {json.dumps(name)}: {json.dumps(programs[name])}" for name in program_names() if name in programs]
        lines.append(f" {json.dumps(version)}: {{\n" + ",\n".join(rows) + "\n }")
    RECORDED.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
