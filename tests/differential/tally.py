"""What a batch of programs was made of: how many were alike, which features they had, how they ended."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from .compare import codes_for
from .oracle import Observation
from .programs import Program


def ending(observation: Observation) -> str:
    """`ok`, a code such as `TVS101`, or the type of an error that is not about variables."""
    if observation["failed"]:
        return f"failed: {observation['failed']}"
    raises = observation["raises"]
    if raises is None:
        return "ok"
    codes = codes_for(raises)
    return codes[0] if codes else f"other: {raises['type']}"


@dataclass
class Statistics:
    endings: Counter[str] = field(default_factory=Counter)
    features: Counter[str] = field(default_factory=Counter)
    sources: set[str] = field(default_factory=set)
    programs: int = 0
    variables: int = 0
    lines: int = 0

    def add(self, program: Program, observation: Observation) -> None:
        self.programs += 1
        self.sources.add(program.source)
        self.lines += program.source.count("\n")
        self.variables += sum(len(graph["variables"]) for graph in observation["graphs"])
        self.endings[ending(observation)] += 1
        self.features.update(program.features)

    def __str__(self) -> str:
        count = max(self.programs, 1)
        head = (
            f"{self.programs} programs, {len(self.sources)} different, "
            f"{self.lines / count:.0f} lines and {self.variables / count:.1f} variables each"
        )
        endings = ", ".join(f"{what} {n} ({100 * n / count:.1f} %)" for what, n in self.endings.most_common())
        features = ", ".join(f"{what} {n}" for what, n in self.features.most_common())
        return f"{head}\nendings: {endings}\nfeatures: {features}"
