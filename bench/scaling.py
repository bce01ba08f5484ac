"""`python -m bench.scaling PATH...`: lines against CPU seconds over many trees, as `bench/scaling.svg`.

Each tree is run once, cold, in one process. Both axes are logarithmic: where cost grows with the work, the dots lie along the
diagonal lines.
"""

from __future__ import annotations

import math
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

from bench.measure import cost
from bench.trees import copied

PLOT = Path(__file__).with_name("scaling.svg")
_WIDTH, _HEIGHT, _MARGIN = 800, 560, 70

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
    for name, lines, seconds in dots:
        at = f'x="{x(lines) + 6:.1f}" y="{y(seconds) + 4:.1f}"'
        out.append(f'<circle cx="{x(lines):.1f}" cy="{y(seconds):.1f}" r="3.5" fill="#06c"/><text {at}>{escape(name)}</text>')
    return "\n".join([*out, "</svg>"]) + "\n"


def _decades(values: Sequence[float]) -> range:
    """The powers of ten around some values: at least two."""
    first = math.floor(math.log10(min(values)))
    return range(first, max(math.ceil(math.log10(max(values))), first + 1) + 1)


def main(paths: Sequence[str]) -> None:
    """Measure, and draw."""
    dots: list[Dot] = []
    for path in paths:
        with copied(Path(path)) as tree:
            seconds = cost("-m", "scopelint", "--isolated", "--no-cache", "--jobs", "1", str(tree.path)).cpu
            print(f"{tree.name}\t{tree.lines}\t{seconds:.2f}", flush=True)
            dots.append((tree.name, max(tree.lines, 1), seconds))
    PLOT.write_text(plot(dots), encoding="utf-8")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit("usage: python -m bench.scaling PATH...")
    main(sys.argv[1:])
