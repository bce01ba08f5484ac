"""The programs and what TensorFlow said of them.

python -m tests.adversarial.judged [NAME]...   runs every program, or those of these names, on the TensorFlows that TF221_PYTHON and
                                               TF115_PYTHON name, and records what they do in verdicts.json
"""

from __future__ import annotations

import json
import os
import re
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from ..differential.oracle import PYTHONS, Observation, Oracle

PROGRAMS = Path(__file__).with_name("programs")
VERDICTS = Path(__file__).with_name("verdicts.json")


@dataclass(frozen=True)
class Program:
    """`<topic>_bug`, `<topic>_fixed` or `<topic>_clean`: a file, or a folder with a `main.py`."""

    name: str

    def __str__(self) -> str:
        return self.name

    @property
    def path(self) -> Path:
        file = PROGRAMS / f"{self.name}.py"
        return file if file.exists() else PROGRAMS / self.name

    @property
    def entry(self) -> Path:
        return self.path if self.path.is_file() else self.path / "main.py"

    @property
    def is_bug(self) -> bool:
        return self.name.endswith("_bug")

    @property
    def versions(self) -> list[str]:
        """The TensorFlows that have what it uses, with a Python that can read it."""
        text = self.entry.read_text("utf-8")
        if "contrib" in text or "import tensorflow as tf" in text:
            return ["1.15"]
        return ["2.21"] if re.search(r"^ +match |:=|cached_property", text, re.MULTILINE) else ["1.15", "2.21"]


def programs() -> list[Program]:
    return [Program(path.stem) for path in sorted(PROGRAMS.iterdir()) if path.suffix == ".py" or (path / "main.py").exists()]


def verdict(observation: Observation) -> dict[str, Any]:
    """What is recorded of a run: nothing that depends on the machine."""
    raises = observation["raises"]
    if raises is not None:
        head, defined, _ = " ".join(raises["message"].split()).partition("Originally defined at:")
        raises = {**raises, "message": (head + defined)[:500]}
    return {"failed": observation["failed"], "graphs": observation["graphs"], "raises": raises}


def recorded() -> dict[str, dict[str, dict[str, Any]]]:
    """program → version → verdict."""
    found: dict[str, dict[str, dict[str, Any]]] = json.loads(VERDICTS.read_text("utf-8"))
    return found


def ask(version: str, which: list[Program]) -> dict[str, dict[str, Any]]:
    """The verdicts of one TensorFlow now."""
    with Oracle(version) as oracle:
        return {program.name: verdict(oracle.observe_file(program.entry)) for program in which if version in program.versions}


def main(*names: str) -> None:
    found: dict[str, dict[str, dict[str, Any]]] = recorded() if VERDICTS.exists() else {}
    for version, variable in PYTHONS.items():
        if os.environ.get(variable):
            for name, answer in ask(version, [p for p in programs() if not names or p.name in names]).items():
                found.setdefault(name, {})[version] = answer
    known = {program.name for program in programs()}
    lines = [
        f" {json.dumps(name)}: {{\n" + ",\n".join(f"  {json.dumps(v)}: {json.dumps(a)}" for v, a in sorted(found[name].items())) + "\n }"
        for name in sorted(known & set(found))
    ]
    VERDICTS.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
