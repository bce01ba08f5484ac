"""`python -m bench.scaling PATH...`: lines against CPU seconds over many trees, as `bench/scaling.svg`.

Each tree is run once, cold, in one process; with `--measured FILE` the figures are those that `python -m ecosystem --output FILE`
wrote of all pinned repositories. Both axes are logarithmic: where cost grows with the work, the dots lie along a diagonal.
"""

from __future__ import annotations

import argparse
import json
import math
import sys
from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path

from bench.measure import cost
from bench.trees import copied

PLOT = Path(__file__).with_name("scaling.svg")
_WIDTH, _HEIGHT, _MARGIN = 800, 560, 70
_NAMED = 14
"""How many trees have their names beside their dots: those that take longest."""

Dot = tuple[str, int, float]
"""A tree's name, its lines, its CPU seconds."""


def plot(dots: Sequence[Dot]) -> str:
    """A picture of lines against seconds."""
    columns = _decades([lines for _, lines, _ in dots])
    rows = _decades([seconds for _, _, seconds in dots])

    def x(lines: float) -> float:
        return _MARGIN + (math.log10(lines) - columns[0]) / (columns[-1] - columns[0]) * (_WIDTH - 2 * _MARGIN)

    def y(seconds: float) -> float:
        return _HEIGHT - _MARGIN - (math.log10(seconds) - rows[0]) / (rows[-1] - rows[0]) * (_HEIGHT - 2 * _MARGIN)

    left, right, top, bottom = x(10 ** columns[0]), x(10 ** columns[-1]), y(10 ** rows[-1]), y(10 ** rows[0])
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" font-family="sans-serif" font-size="12">',
        '<rect width="100%" height="100%" fill="white"/>',
        f'<text x="{_WIDTH / 2}" y="{_HEIGHT - 20}" text-anchor="middle">lines of Python</text>',
        f'<text x="20" y="{_HEIGHT / 2}" text-anchor="middle" transform="rotate(-90 20 {_HEIGHT / 2})">CPU seconds, cold</text>',
    ]
    for power in columns:
        out.append(f'<path d="M{x(10**power):.1f} {top:.1f}V{bottom:.1f}" stroke="#ddd"/>')
        out.append(f'<text x="{x(10**power):.1f}" y="{bottom + 18:.1f}" text-anchor="middle">{10**power:,g}</text>')
    for power in rows:
        out.append(f'<path d="M{left:.1f} {y(10**power):.1f}H{right:.1f}" stroke="#ddd"/>')
        out.append(f'<text x="{left - 8:.1f}" y="{y(10**power) + 4:.1f}" text-anchor="end">{10**power:,g}</text>')
    named = {name for name, *_ in sorted(dots, key=lambda dot: dot[2])[-_NAMED:]}
    for name, lines, seconds in dots:
        out.append(f'<circle cx="{x(lines):.1f}" cy="{y(seconds):.1f}" r="3.5" fill="#06c" fill-opacity="0.7"/>')
        if name in named:
            out.append(f'<text x="{x(lines) + 6:.1f}" y="{y(seconds) + 4:.1f}">{escape(name)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def _decades(values: Sequence[float]) -> range:
    """The powers of ten around some values: at least two."""
    first = math.floor(math.log10(min(values)))
    return range(first, max(math.ceil(math.log10(max(values))), first + 1) + 1)


def measured(paths: Sequence[Path]) -> Iterator[Dot]:
    """Run each tree."""
    for path in paths:
        with copied(path) as tree:
            seconds = cost("-m", "scopelint", "--isolated", "--no-cache", "--jobs", "1", str(tree.path)).cpu
            print(f"{tree.name}\t{tree.lines}\t{seconds:.2f}", flush=True)
            yield tree.name, max(tree.lines, 1), seconds


def recorded(path: Path) -> Iterator[Dot]:
    """The figures of the ecosystem check."""
    for name, found in json.loads(path.read_text("utf-8")).items():
        yield name.rpartition("/")[2], max(found["lines"], 1), max(found["cpu_seconds"], 0.01)


def main(arguments: Sequence[str]) -> None:
    """Measure or read, and draw."""
    parser = argparse.ArgumentParser(prog="python -m bench.scaling", description="lines against CPU seconds")
    parser.add_argument("--measured", type=Path, metavar="FILE", help="what `python -m ecosystem --output FILE` wrote")
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH")
    given = parser.parse_args(arguments)
    dots = [*measured(given.paths), *(recorded(given.measured) if given.measured else ())]
    if not dots:
        parser.error("no PATH, and nothing measured")
    PLOT.write_text(plot(dots), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
