"""What TensorFlow does with the layers of `table.txt`: observed, and kept in `recorded.json` for where none is installed.

python -m tests.layers.recorded           observes what is not recorded yet
python -m tests.layers.recorded --all     observes everything again
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

from ..differential.oracle import PYTHONS, environment
from .predicted import lines

Answer = dict[str, Any]

KERASES = {"3": ("2.21", False), "2": ("2.21", True), "1.15": ("1.15", True)}
"""Each Keras, as the TensorFlow that it comes with and whether that is told to use the legacy one."""

GIVEN = ("data", "symbolic")

RECORDED = Path(__file__).with_name("recorded.json")

_OBSERVER = Path(__file__).with_name("observer.py")


@cache
def recorded() -> dict[str, dict[str, Answer]]:
    """Keras → line and kind of input → what came of it."""
    found: dict[str, dict[str, Answer]] = json.loads(RECORDED.read_text("utf-8")) if RECORDED.exists() else {}
    return found


def key(line: str, given: str) -> str:
    return f"{line} ; {given}"


def every() -> list[tuple[str, str]]:
    return [(line, given) for line in lines() for given in GIVEN]


def observe(keras: str, asked: list[tuple[str, str]]) -> list[Answer]:
    version, legacy = KERASES[keras]
    command = [os.environ[PYTHONS[version]], "-W", "ignore", str(_OBSERVER)]
    run = subprocess.run(command, input=json.dumps(asked), capture_output=True, text=True, check=True, env=environment(legacy))
    answers: list[Answer] = json.loads(run.stdout.splitlines()[-1])
    return answers


def record(everything: bool = False) -> None:
    known = {} if everything else recorded()
    text = []
    for keras in KERASES:
        missing = [each for each in every() if key(*each) not in known.get(keras, {})]
        seen = known.get(keras, {}) | dict(zip((key(*each) for each in missing), observe(keras, missing) if missing else [], strict=True))
        rows = [f"  {json.dumps(key(*each))}: {json.dumps(seen[key(*each)])}" for each in every()]
        text.append(f" {json.dumps(keras)}: {{\n" + ",\n".join(rows) + "\n }")
    RECORDED.write_text("{\n" + ",\n".join(text) + "\n}\n", "utf-8")


if __name__ == "__main__":
    record("--all" in sys.argv)
