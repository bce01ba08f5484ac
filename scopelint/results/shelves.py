"""The records of a project's roots on disk: which of them still hold, and those to keep.

The records of one file's roots are on one shelf. What they have in common is written once: most roots of a file ran the same units of
the modules that it imports. What was looked up is on a shelf of its own, wanted only where files came or went.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ..exploration.roots import Root
from ..project import Analysis
from ..storage.codec import Damaged, decoded, encoded
from ..storage.digests import data_digest
from ..storage.installation import installation
from ..storage.store import Store
from ..surroundings import stub_digests
from .packing import Packed, absolute, keepable, relative, unpacked
from .record import Lookup, Record, Use, content_of, holds

Json = Any

VERSIONS = 4
"""So many records of one root are kept: of the code as it was before, or is on other branches."""


@dataclass(slots=True)
class _Kept:
    """A record on a shelf."""

    outcome: Packed
    uses: list[int]
    entered: list[tuple[str, tuple[str, ...]]]
    tree: str
    """The digest of which files the project had."""
    lookups: str
    """The digest of what was looked up."""


@dataclass(slots=True)
class _Shelf:
    """The records of one file's roots, newest first."""

    uses: list[Use] = field(default_factory=list)
    records: dict[str, list[_Kept]] = field(default_factory=dict)
    fresh: dict[str, Sequence[Lookup]] = field(default_factory=dict)
    """What new records have looked up, by digest."""
    same: dict[int, bool] = field(default_factory=dict)
    """Of the uses that somebody has asked for, whether they are what they were."""


@dataclass(frozen=True, slots=True)
class _Looked:
    """What the records of a shelf have looked up."""

    table: list[Lookup]
    of: list[tuple[str, list[int]]]


@dataclass(frozen=True, slots=True)
class Known:
    """What is known of a root: what came of it, and the functions that count as run."""

    value: Any
    entered: frozenset[tuple[str, str]]


class Shelves:
    """The records of one kind of work.

    `kind` is the type of what comes of it, `name` tells the work from others, and what is kept has to be `enough`.
    """

    def __init__(self, analysis: Analysis, store: Store, kind: Any, name: str, enough: Callable[[Any], bool]) -> None:
        self.analysis = analysis
        self.store = store
        self.kind = kind
        self.name = name
        self.enough = enough
        self._shelves: dict[str, _Shelf] = {}
        self._contents: dict[tuple[str, tuple[str, ...], tuple[str, ...]], str] = {}
        self._same: dict[Lookup, bool] = {}

    def known(self, root: Root) -> Known | None:
        """What is known of a root, if a record holds."""
        shelf = self._shelf(root.filename)
        for kept in shelf.records.get(self._id(root), ()):
            # Else it never was a record, whatever is wrong with it.
            with suppress(Damaged, IndexError, TypeError, ValueError, AttributeError):
                if self._holds(root.filename, shelf, kept):
                    entered = frozenset((absolute(self.analysis, file), unit) for file, units in kept.entered for unit in units)
                    value = unpacked(self.analysis, self.kind, kept.outcome, trusted=False)
                    return Known(value, entered) if self.enough(value) else None
        return None

    def keep(self, root: Root, record: Record) -> None:
        """Put a record on its shelf."""
        if not keepable(record.outcome):
            return
        shelf = self._shelf(root.filename)
        at = {use: index for index, use in enumerate(shelf.uses)}
        for use in record.uses:
            if use not in at:
                at[use] = len(shelf.uses)
                shelf.uses.append(use)
        looked = data_digest([encoded(each, {}) for each in record.lookups])
        shelf.fresh[looked] = record.lookups
        kept = _Kept(record.outcome, [at[use] for use in record.uses], list(record.entered), self._tree, looked)
        shelf.records[self._id(root)] = [kept, *shelf.records.get(self._id(root), ())][:VERSIONS]

    def save(self) -> None:
        """Write the shelves with new records."""
        for filename, shelf in self._shelves.items():
            if shelf.fresh:
                self._save(filename, shelf)
                shelf.fresh = {}

    # -- whether a record holds

    def _holds(self, filename: str, shelf: _Shelf, kept: _Kept) -> bool:
        for index in kept.uses:
            if index not in shelf.same:
                shelf.same[index] = self._is_same(shelf.uses[index])
            if not shelf.same[index]:
                return False
        return kept.tree == self._tree or all(map(self._comes_to_the_same, self._looked_up(filename, kept.lookups)))

    def _is_same(self, use: Use) -> bool:
        """Whether the units of a file are what they were."""
        if self._texts.get(use.file) == use.text:
            return True
        units = (use.file, use.ran, use.looked_at)
        if units not in self._contents:
            self._contents[units] = content_of(self.analysis, absolute(self.analysis, use.file), use.ran, use.looked_at) or ""
        return self._contents[units] == use.content

    @cached_property
    def _texts(self) -> dict[str, str]:
        """The digests of the project's files as they are."""
        names = (str(file.path) for file in self.analysis.project.files)
        return {relative(self.analysis, name): self.analysis.facts.digest(name) for name in names}

    def _comes_to_the_same(self, lookup: Lookup) -> bool:
        if lookup not in self._same:
            self._same[lookup] = holds(self.analysis, lookup)
        return self._same[lookup]

    def _looked_up(self, filename: str, looked: str) -> list[Lookup]:
        """What a record has looked up. Raises `Damaged` where that is not known."""
        found = self._looked(filename)
        for key, indices in found.of:
            if key == looked:
                return [found.table[index] for index in indices]
        raise Damaged

    # -- on disk

    def _shelf(self, filename: str) -> _Shelf:
        if filename not in self._shelves:
            self._shelves[filename] = self._read(filename)
        return self._shelves[filename]

    def _read(self, filename: str) -> _Shelf:
        data = self.store.get(self._key(filename, "records"))
        try:
            uses, records = json.loads(data) if data is not None else ([], [])
            kept = {str(root): [_kept(len(uses), *each) for each in versions] for root, versions in records}
            return _Shelf([_use(*each) for each in uses], kept)
        except (Damaged, ValueError, TypeError, RecursionError):
            return _Shelf()

    def _looked(self, filename: str) -> _Looked:
        data = self.store.get(self._key(filename, "lookups"))
        try:
            found: _Looked = decoded(_Looked, json.loads(data), {}) if data is not None else _Looked([], [])
        except (Damaged, ValueError, RecursionError):
            found = _Looked([], [])
        return found

    def _save(self, filename: str, shelf: _Shelf) -> None:
        wanted = {kept.lookups for versions in shelf.records.values() for kept in versions}
        old = self._looked(filename)
        looked = {key: [old.table[i] for i in indices if 0 <= i < len(old.table)] for key, indices in old.of} | shelf.fresh
        table: dict[Lookup, int] = {}
        of = [(key, [table.setdefault(each, len(table)) for each in found]) for key, found in looked.items() if key in wanted]
        self._write(filename, "lookups", _Looked(list(table), of))
        # Uses that no record has any more are left out.
        at: dict[int, int] = {}
        records = [
            [root, [[k.outcome, [at.setdefault(i, len(at)) for i in k.uses], k.entered, k.tree, k.lookups] for k in versions]]
            for root, versions in shelf.records.items()
        ]
        self._write(filename, "records", [[shelf.uses[i] for i in at], records])

    def _write(self, filename: str, what: str, value: Any) -> None:
        text = json.dumps(encoded(value, {dict: lambda data: data}), separators=(",", ":"))
        self.store.put(self._key(filename, what), text.encode())

    # -- keys

    def _key(self, filename: str, what: str) -> str:
        return f"{what} {installation()} {self._base} {self.name} {relative(self.analysis, filename)}"

    def _id(self, root: Root) -> str:
        """What tells a root from the others of its file, and the TensorFlow that it is run on."""
        s = self.analysis.setting(root)
        flags = (s.eager, s.v2_behavior, s.strict, s.keras_3, root.configured, root.anywhere)
        return " ".join([root.kind, root.qualname, str(s.version), str(root.share), *(str(int(each)) for each in flags)])

    @cached_property
    def _base(self) -> str:
        """The digest of what all roots depend on: where imports are looked up, and the user's stubs."""
        settings = self.analysis.settings
        folders = [os.path.relpath(folder, self.analysis.project.root) for folder in settings.src]
        return data_digest([folders, stub_digests(self.analysis.project, settings), self.analysis.library.python_2])

    @cached_property
    def _tree(self) -> str:
        return data_digest(list(self._texts))


# Plainer than `decoded`, and a tenth of its cost: there are many of these.


def _use(file: Json, text: Json, ran: Json, looked_at: Json, content: Json) -> Use:
    return Use(_text(file), _text(text), _texts(ran), _texts(looked_at), _text(content))


def _kept(count: int, outcome: Json, uses: Json, entered: Json, tree: Json, lookups: Json) -> _Kept:
    if type(outcome) is not dict or not all(type(index) is int and 0 <= index < count for index in uses):
        raise Damaged
    return _Kept(Packed(outcome), uses, [(_text(file), _texts(units)) for file, units in entered], _text(tree), _text(lookups))


def _texts(data: Json) -> tuple[str, ...]:
    return tuple(map(_text, data))


def _text(data: Json) -> str:
    if type(data) is not str:
        raise Damaged
    return data


__all__ = ["Known", "Shelves"]
