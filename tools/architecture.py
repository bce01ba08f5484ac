"""Draws rooms and the imports among them as an SVG: layers from top to bottom, each room above all that it imports.

The steps are those of layered drawing since Sugiyama, Tagawa and Toda (1981): a layer for each room, an order within the layers with few
crossings, then places that are as near to those of the neighbours as the order allows. The same imports give the same bytes.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from graphlib import TopologicalSorter
from itertools import pairwise
from operator import attrgetter
from xml.sax.saxutils import escape

Link = tuple[str, str]
"""(a room, a room that it imports)"""


@dataclass(frozen=True, slots=True)
class Room:
    name: str
    modules: tuple[str, ...] = ()
    note: str = ""


# Lengths are in pixels. The widths of text are those of a wide monospaced font, so that any other one has room.
TITLE, SMALL = 9.3, 6.8
LINE = 15
PAD = 13
BESIDE, BETWEEN, MARGIN = 28, 78, 30
PORT = 26
"""From one arrow at a box to the next."""
ROUNDS = 24
"""Sweeps over the layers, for the order and for the places."""

STYLE = """
  text { font: 11px ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace; fill: #3d4c5c }
  .paper { fill: #ffffff; stroke: #d8dee4 }
  .room { fill: #f2f6fb; stroke: #5b7fa6; stroke-width: 1.2 }
  .read { stroke-dasharray: 5 4 }
  .title { font-size: 15px; font-weight: 600; fill: #17324d }
  .also { fill: #737e8a }
  .rule { stroke: #cdd8e4 }
  .arrow { fill: none; stroke: #4d7db3; stroke-opacity: .8 }
  .head { fill: #4d7db3 }
  .count { font-weight: 600; fill: #2b5b91; stroke: #ffffff; stroke-width: 5; paint-order: stroke; text-anchor: middle }
  @media (prefers-color-scheme: dark) {
    text { fill: #b3c1cf }
    .paper { fill: #0f151c; stroke: #2d3845 }
    .room { fill: #1a2430; stroke: #5f8fc4 }
    .title { fill: #d7e6f7 }
    .also { fill: #8793a0 }
    .rule { stroke: #33445a }
    .arrow { stroke: #6aa3e0 }
    .head { fill: #6aa3e0 }
    .count { fill: #a8cdf5; stroke: #0f151c }
  }
"""
CAPTION = (
    "An arrow is an import. A number says how many there are of one module by another, where there are several.",
    "What a room imports besides, and its arrows lead to by a longer way, is named at its foot.",
)


def layers(rooms: Sequence[Room], links: Mapping[Link, int]) -> dict[str, int]:
    """room → how many imports the longest way down from it has. Raises graphlib.CycleError where rooms import each other."""
    imported = {room.name: sorted(b for a, b in links if a == room.name) for room in rooms}
    out: dict[str, int] = {}
    for name in TopologicalSorter(imported).static_order():
        out[name] = 1 + max((out[other] for other in imported[name]), default=-1)
    return out


def direct(links: Mapping[Link, int]) -> list[Link]:
    """The links that no others lead round: each is the only way from its one end to the other."""

    def leads(start: str, end: str) -> bool:
        return start == end or any(leads(b, end) for a, b in links if a == start)

    return sorted((a, b) for a, b in links if not any(x == a and other != b and leads(other, b) for x, other in links))


@dataclass(slots=True, eq=False)
class _Box:
    """A room as it is drawn, or the place where a long arrow crosses a layer."""

    room: Room | None = None
    columns: list[tuple[str, ...]] = field(default_factory=list)
    foot: list[str] = field(default_factory=list)
    width: float = 4
    height: float = 0
    above: list[_Box] = field(default_factory=list)
    below: list[_Box] = field(default_factory=list)
    place: float = 0
    """In the order of its layer, then of its middle in pixels."""
    top: float = 0


def _box(room: Room, also: Sequence[str], ports: int) -> _Box:
    rows = math.ceil(len(room.modules) / max(1, round(math.sqrt(len(room.modules) / 2.6))))
    columns = [room.modules[at : at + rows] for at in range(0, len(room.modules), rows or 1)]
    if room.note:
        columns.append((room.note,))
    characters = max(sum(map(_column_width, columns)) - 2, 24 if also else 0)
    inner = max(len(room.name) * TITLE, characters * SMALL, (ports - 1) * PORT)
    foot = _wrapped(also, int(inner / SMALL))
    lines = 1 + max(map(len, columns), default=0) + len(foot)
    height = 2 * PAD + LINE * lines + (8 if columns else 0) + (12 if foot else 0) - 4
    return _Box(room, columns, foot, inner + 2 * PAD, height)


def _column_width(column: Sequence[str]) -> int:
    return max(map(len, column)) + 2


def _wrapped(words: Sequence[str], width: int) -> list[str]:
    out: list[str] = []
    for word in words:
        if out and len(out[-1]) + 3 + len(word) <= width:
            out[-1] += f" · {word}"
        else:
            out.append(word)
    return out


@dataclass(frozen=True, slots=True)
class _Drawing:
    rows: list[list[_Box]]
    """The layers, the uppermost first."""
    arrows: list[tuple[list[_Box], int]]
    """(the boxes that an arrow joins, from its start through the layers that it crosses, how many imports it is)"""


def _drawing(rooms: Sequence[Room], links: Mapping[Link, int]) -> _Drawing:
    """The boxes in their layers, in no particular order, joined by the arrows."""
    layer, drawn = layers(rooms, links), direct(links)
    boxes = {}
    for room in sorted(rooms, key=attrgetter("name")):
        also = [f"{b} {count}" if count > 1 else b for (a, b), count in sorted(links.items()) if a == room.name and (a, b) not in drawn]
        ports = max(sum(end == room.name for end in ends) for ends in zip(*drawn, strict=True)) if drawn else 1
        boxes[room.name] = _box(room, also, ports)
    rows: list[list[_Box]] = [[] for _ in range(max(layer.values()) + 1)]
    for name, box in boxes.items():
        rows[layer[name]].append(box)
    arrows = []
    for start, end in drawn:
        path = [boxes[start], *(_Box() for _ in range(layer[start] - layer[end] - 1)), boxes[end]]
        for at, (upper, lower) in enumerate(pairwise(path)):
            upper.below.append(lower)
            lower.above.append(upper)
            if at:
                rows[layer[start] - at].append(upper)
        arrows.append((path, links[start, end]))
    return _Drawing(rows[::-1], arrows)


_Sides = Callable[[_Box], list[_Box]]


def _sweeps(rows: list[list[_Box]]) -> Iterator[tuple[list[_Box], _Sides]]:
    """(a layer, on which side its neighbours are that are settled), down and up by turns."""
    for turn in range(ROUNDS):
        yield from ((row, attrgetter("below" if turn % 2 else "above")) for row in (rows[::-1] if turn % 2 else rows))


def _mean(box: _Box, sides: _Sides) -> float:
    neighbours = [other.place for other in sides(box)]
    return sum(neighbours) / len(neighbours) if neighbours else box.place


def _order(rows: list[list[_Box]]) -> None:
    """Sort each layer by the mean place of the neighbours; of all orders that come up, that with the fewest crossings."""
    _number(rows)
    best, order = _crossings(rows), [list(row) for row in rows]
    for row, sides in _sweeps(rows):
        row.sort(key=lambda box: _mean(box, sides))
        _number([row])
        if (crossings := _crossings(rows)) < best:
            best, order = crossings, [list(each) for each in rows]
    rows[:] = order
    _number(rows)


def _number(rows: list[list[_Box]]) -> None:
    for row in rows:
        for at, box in enumerate(row):
            box.place = at


def _crossings(rows: list[list[_Box]]) -> int:
    out = 0
    for row in rows:
        ends = [(box.place, other.place) for box in row for other in box.below]
        out += sum(a < c and b > d for a, b in ends for c, d in ends)
    return out


def _settle(rows: list[list[_Box]]) -> None:
    """Give each box its place: in the order of its layer, apart from the next, as near to its neighbours as that allows."""
    for row in rows:
        for box, offset in zip(row, _offsets(row), strict=True):
            box.place = offset - _offsets(row)[-1] / 2
    for row, sides in _sweeps(rows):
        offsets = _offsets(row)
        wanted = [_mean(box, sides) - offset for box, offset in zip(row, offsets, strict=True)]
        for box, offset, place in zip(row, offsets, _ascending(wanted), strict=True):
            box.place = place + offset


def _offsets(row: list[_Box]) -> list[float]:
    """How far the middles of boxes side by side are from the first."""
    out = [0.0]
    for left, right in pairwise(row):
        out.append(out[-1] + (left.width + right.width) / 2 + BESIDE)
    return out


def _ascending(values: list[float]) -> list[float]:
    """The numbers that never fall and are nearest to these in the sum of squares: neighbours that would fall share their mean."""
    pools: list[tuple[float, int]] = []
    for value in values:
        total, count = value, 1
        while pools and pools[-1][0] / pools[-1][1] > total / count:
            before = pools.pop()
            total, count = total + before[0], count + before[1]
        pools.append((total, count))
    return [total / count for total, count in pools for _ in range(count)]


def draw(rooms: Sequence[Room], links: Mapping[Link, int]) -> str:
    """The rooms and their imports as the text of an SVG file. Raises graphlib.CycleError where rooms import each other."""
    drawing = _drawing(rooms, links)
    rows = drawing.rows
    _order(rows)
    _settle(rows)
    left = min(box.place - box.width / 2 for row in rows for box in row) - MARGIN
    bottoms, y = [], float(MARGIN)
    for row in rows:
        height = max(box.height for box in row)
        for box in row:
            box.place -= left
            box.height = box.height if box.room else height
            box.top = y + (height - box.height) / 2
        bottoms.append(y + height)
        y += height + BETWEEN
    width = max(max(box.place + box.width / 2 for row in rows for box in row), len(CAPTION[0]) * SMALL + MARGIN) + MARGIN
    height = bottoms[-1] + MARGIN + LINE * (len(CAPTION) + 1)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0f} {height:.0f}" width="{width:.0f}" role="img">',
        f"<title>The rooms of scopelint and their imports</title>\n<style>{STYLE}</style>",
        f'<rect class="paper" x=".5" y=".5" width="{width - 1:.0f}" height="{height - 1:.0f}" rx="8"/>',
        *_arrows(drawing, {id(box): bottom for row, bottom in zip(rows, bottoms, strict=True) for box in row}),
        *(line for row in rows for box in row if box.room for line in _room(box, box.room)),
        *(_text("also", MARGIN, bottoms[-1] + MARGIN + LINE * (at + 1), line) for at, line in enumerate(CAPTION)),
    ]
    return "\n".join(out) + "\n</svg>\n"


def _text(kind: str, x: float, y: float, text: str) -> str:
    return f'<text class="{kind}" x="{x:.1f}" y="{y:.1f}">{escape(text)}</text>'


def _room(box: _Box, room: Room) -> Iterator[str]:
    x, y = box.place - box.width / 2, box.top
    kind = "room read" if room.note else "room"
    yield f'<rect class="{kind}" x="{x:.1f}" y="{y:.1f}" width="{box.width:.1f}" height="{box.height:.1f}" rx="6"/>'
    y += PAD + 11
    yield _text("title", x + PAD, y, room.name)
    y += 8 if box.columns else 0
    shift = x + PAD
    for column in box.columns:
        yield from (_text("name", shift, y + LINE * (at + 1), name) for at, name in enumerate(column))
        shift += _column_width(column) * SMALL
    y += LINE * max(map(len, box.columns), default=0)
    if box.foot:
        y += 10
        yield f'<path class="rule" d="M {x + PAD:.1f} {y:.1f} h {box.width - 2 * PAD:.1f}"/>'
        yield from (_text("also", x + PAD, y + 2 + LINE * (at + 1), line) for at, line in enumerate(box.foot))


def _arrows(drawing: _Drawing, bottoms: Mapping[int, float]) -> Iterator[str]:
    starts = _ports([(path[0], path[1], at) for at, (path, _) in enumerate(drawing.arrows)])
    ends = _ports([(path[-1], path[-2], at) for at, (path, _) in enumerate(drawing.arrows)])
    heads, counts = [], []
    for at, (path, count) in enumerate(drawing.arrows):
        stroke = 1.2 + 0.5 * math.log2(count)
        x, y = starts[at], bottoms[id(path[0])]
        line = f"M {x:.1f} {path[0].top + path[0].height:.1f} V {y:.1f}"
        if count > 1:
            counts.append(_text("count", x, y + 17, str(count)))
        for box in path[1:]:
            x1 = ends[at] if box is path[-1] else box.place
            top = bottoms[id(box)] - max(other.height for row in drawing.rows if box in row for other in row)
            middle = (y + top) / 2
            line += f" C {x:.1f} {middle:.1f} {x1:.1f} {middle:.1f} {x1:.1f} {top - 10:.1f}"
            x, y = x1, bottoms[id(box)]
            line += f" V {box.top - 6:.1f}" if box is path[-1] else f" V {y:.1f}"
        yield f'<path class="arrow" stroke-width="{stroke:.1f}" d="{line}"/>'
        half = 4 + stroke / 2
        heads.append(f'<path class="head" d="M {x:.1f} {path[-1].top:.1f} l {-half:.1f} -9 h {2 * half:.1f} z"/>')
    yield from heads
    yield from counts


def _ports(ends: list[tuple[_Box, _Box, int]]) -> dict[int, float]:
    """Where arrows meet a box: side by side round its middle, in the order of what is at their next turn. `ends`: (box, next, arrow)."""
    by_box: dict[int, list[tuple[_Box, _Box, int]]] = {}
    for end in ends:
        by_box.setdefault(id(end[0]), []).append(end)
    out = {}
    for group in by_box.values():
        group.sort(key=lambda end: end[1].place)
        for at, (box, _, arrow) in enumerate(group):
            out[arrow] = box.place + (at - (len(group) - 1) / 2) * PORT
    return out
