"""What came of a root as plain data without paths and rows, and back.

Inside the analysis rows and files are numbers (`source/places.py`). In packed data each stands for a node: of a file, the n-th of a
unit. So what was packed when the code was elsewhere is unpacked where the code is now. Where a file's text is the same as
then, the rows of then are good, and nothing needs to be parsed.
"""

from __future__ import annotations

import os
import re
from functools import lru_cache
from typing import Any, NewType

from ..diagnostics import Site, Span, Witness
from ..language.trace import Place
from ..project import Analysis
from ..source.library import STUBS
from ..source.nodes import NOWHERE
from ..source.places import number, parted, replaced
from ..source.units import Spot, Units
from ..storage.codec import Damaged, Special, decoded, encoded

Json = Any
Packed = NewType("Packed", dict[str, Json])

_FREE = -1
"""The ordinal of a place that is no node: its rows are good as long as the text is the same."""
_STUB, _OUTSIDE = "stub:", "outside:"
_MARK = re.compile("\ue000([frp])(\\d*)\ue001")
"""In packed texts: a file's name, a row, the project's folder."""
_MOST = 10_000_000
"""No file has so many rows or columns."""


class _Packer:
    """Writes down places and texts."""

    def __init__(self, analysis: Analysis, to_keep: bool) -> None:
        self.analysis = analysis
        self.to_keep = to_keep
        self.root = str(analysis.project.root)
        self.inside = re.compile(rf"(?<![\w./-]){re.escape(self.root)}(?={re.escape(os.sep)})")
        self.files: dict[str, int] = {}
        self.spots: dict[tuple[Json, ...], int] = {}
        self.special: Special = {Site: self._site, Place: self._place, Witness: self._witness, str: self.text}
        self.code = False
        """Whether there is a witness: code that will be run must not come from a cache, which may be anybody's."""

    def file(self, filename: str) -> int:
        return self.files.setdefault(relative(self.analysis, filename), len(self.files))

    def _site(self, site: Site) -> Json:
        return self._spot(site.filename, site.span)

    def _place(self, place: Place) -> Json:
        return [self._spot(place.filename, place.span), place.stub]

    def _witness(self, witness: Witness) -> Json:
        self.code = True
        texts: Special = {str: self.text}
        return encoded(witness, texts)

    def _spot(self, filename: str, span: Span) -> int:
        units = self._units(filename) if parted(span.row)[0] else None
        spot = units.spot(span) if units is not None else None
        return self._kept(filename, spot, span)

    def _units(self, filename: str) -> Units | None:
        """The units of a file, where what is packed is to be kept."""
        return self.analysis.units(filename) if self.to_keep else None

    def _kept(self, filename: str, spot: Spot | None, span: Span) -> int:
        node = ("", _FREE) if spot is None else (spot.unit, spot.ordinal)
        rows = (parted(span.row)[1], span.column, parted(span.end_row)[1], span.end_column)
        return self.spots.setdefault((self.file(filename), *node, *rows), len(self.spots))

    def text(self, text: str) -> str:
        out = replaced(text, self._meant)
        return self.inside.sub("\ue000p\ue001", out) if self.root in out else out

    def _meant(self, file: int, row: int) -> str:
        files = self.analysis.project.files
        if not 0 < file <= len(files):
            return str(number(file, row))  # not one of ours
        filename = str(files[file - 1].path)
        if not row:
            return f"\ue000f{self.file(filename)}\ue001"
        units = self._units(filename)
        spot = units.first_in(number(file, row)) if units is not None else None
        span = units.span(spot) if units is not None and spot is not None else None
        return f"\ue000r{self._kept(filename, spot, span or Span(row, 1, row, 1))}\ue001"


class _Unpacker:
    """Reads places and texts."""

    def __init__(self, analysis: Analysis, packed: Packed, trusted: bool) -> None:
        self.analysis = analysis
        self.files = [self._file(each) for each in packed["files"]]
        self.spots: list[Json] = packed["spots"]
        self._read: dict[int, tuple[str, Span]] = {}
        self.trusted = trusted
        self.special = {Site: self._site, Place: self._place, Witness: self._witness, str: self._text}

    def _file(self, data: Json) -> tuple[str, bool]:
        """A file's name, and whether its text is that of then."""
        name, digest = data
        filename = absolute(self.analysis, name)
        return filename, name.startswith((_STUB, _OUTSIDE)) or self.analysis.facts.digest(filename) == digest

    def _site(self, data: Json) -> Site:
        return Site(*self._at(data))

    def _place(self, data: Json) -> Place:
        index, stub = data
        return Place(*self._at(index), stub=bool(stub))

    def _witness(self, data: Json) -> Witness:
        if not self.trusted:
            raise Damaged
        found: Witness = decoded(Witness, data, {str: self._text})
        return found

    def _at(self, index: Json) -> tuple[str, Span]:
        if type(index) is not int or index < 0:
            raise Damaged
        if index not in self._read:
            self._read[index] = self._node(*self.spots[index])
        return self._read[index]

    def _node(self, file: Json, unit: Json, ordinal: Json, *rows: Json) -> tuple[str, Span]:
        filename, same = self.files[file]
        span = Span(*rows)
        if not all(type(each) is int and 0 < each < _MOST for each in rows):
            raise Damaged
        if same or span == NOWHERE:
            return filename, span
        units = self.analysis.units(filename)
        found = units.span(Spot(unit, ordinal)) if units is not None else None
        if found is None:
            raise Damaged
        return filename, Span(parted(found.row)[1], found.column, parted(found.end_row)[1], found.end_column)

    def _text(self, data: Json) -> str:
        if type(data) is not str:
            raise Damaged
        return _MARK.sub(self._meaning, data) if "\ue000" in data else data

    def _meaning(self, match: re.Match[str]) -> str:
        kind, index = match[1], match[2]
        if kind == "p":
            return str(self.analysis.project.root)
        if kind == "f":
            return self.analysis.display(self.files[int(index)][0])
        filename, span = self._at(int(index))
        cell, row = self.analysis.project.at(filename, span.row)
        if cell is None:
            return str(row)
        return f"{row} of cell {cell}" if match.string.endswith("line ", 0, match.start()) else f"cell {cell}:{row}"


def packed(analysis: Analysis, value: Any, to_keep: bool) -> Packed:
    """What came of a root, as data; where it is not `to_keep`, for the texts of now alone."""
    packer = _Packer(analysis, to_keep)
    data = encoded(value, packer.special)
    files = [[name, analysis.facts.digest(absolute(analysis, name))] for name in packer.files]
    return Packed({"files": files, "spots": [list(spot) for spot in packer.spots], "value": data, "code": packer.code})


def unpacked(analysis: Analysis, kind: Any, data: Packed, trusted: bool = True) -> Any:
    """The value of a type that was packed, with the names and rows of today. Raises `Damaged`.

    `trusted`: it was packed by this run. What was not holds no code.
    """
    try:
        unpacker = _Unpacker(analysis, data, trusted)
        return decoded(kind, data["value"], unpacker.special)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError, RecursionError) as error:
        raise Damaged from error


def shown(analysis: Analysis, kind: Any, value: Any) -> Any:
    """What came of a root as the user knows rows and names."""
    return unpacked(analysis, kind, packed(analysis, value, to_keep=False))


def keepable(data: Packed) -> bool:
    """Whether this may be kept: it holds no code, and speaks of no file but the project's own and ours.

    The name of any other would mean something else elsewhere.
    """
    return not data["code"] and not any(name.startswith(_OUTSIDE) for name, _ in data["files"])


def relative(analysis: Analysis, filename: str) -> str:
    """A file's name wherever the project is: below its folder, or one of the built-in stubs."""
    for folder, before in ((str(analysis.project.root), ""), (str(STUBS), _STUB)):
        if filename.startswith(folder + os.sep):
            return before + filename[len(folder) + 1 :].replace(os.sep, "/")
    return _OUTSIDE + filename


def absolute(analysis: Analysis, name: str) -> str:
    """The file of such a name. Raises `Damaged` for one that is none."""
    return _absolute(str(analysis.project.root), name)


@lru_cache(maxsize=10_000)  # the same few hundred files come again with every root
def _absolute(root: str, name: str) -> str:
    if name.startswith(_OUTSIDE):
        return name.removeprefix(_OUTSIDE)
    before, folder = (_STUB, str(STUBS)) if name.startswith(_STUB) else ("", root)
    parts = name.removeprefix(before).split("/")
    if any(part in ("", ".", "..") or os.sep in part for part in parts):
        raise Damaged
    return os.path.join(folder, *parts)


__all__ = ["Packed", "absolute", "keepable", "packed", "relative", "shown", "unpacked"]
