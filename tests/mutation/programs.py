"""The programs that are broken: all that this repository holds and TensorFlow builds without an error."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from scopelint.rulebook import RuleBook

TESTS = Path(__file__).parents[1]
ROOT = TESTS.parent


@dataclass(frozen=True)
class Program:
    """A program in one file that is right as it stands."""

    name: str
    source: str

    def __str__(self) -> str:
        return self.name

    @property
    def version(self) -> str:
        """The TensorFlow that it is written for."""
        old = "contrib" in self.source or "import tensorflow as tf" in self.source
        return "1.15" if old else "2.21"


def programs() -> list[Program]:
    """In an order that does not depend on the machine. Unit tests are none of them: what fails in one does not end the program."""
    return [Program(name, source) for name, source in _sources() if "TestCase" not in source]


def _sources() -> Iterator[tuple[str, str]]:
    for path in sorted(ROOT.glob("examples/*/fixed.py")):
        yield f"examples/{path.parent.name}", path.read_text("utf-8")
    for pattern in ("fixed.py", "clean.py"):
        for path in sorted((TESTS / "cases" / "data").glob(f"*/{pattern}")):
            yield f"cases/{path.parent.name}/{path.stem}", path.read_text("utf-8")
    for path in sorted((TESTS / "adversarial" / "programs").glob("*_fixed.py")):
        yield f"adversarial/{path.stem}", path.read_text("utf-8")
    for rule in RuleBook.load().rules.values():
        for i, example in enumerate(e for e in rule.examples() if e.kind == "good"):
            yield f"rules/{rule.code}/good{i}", example.source
    for path in sorted((TESTS / "conformance" / "programs").glob("*/*.py")):
        yield f"conformance/{path.parent.name}/{path.stem}", path.read_text("utf-8")
