"""What is known of each file of a project before any of it runs, kept by the file's text.

Where a text is known, nothing of it is parsed to find out which files matter and where execution can begin.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from ..discovery import Project, UnreadableError
from ..storage.digests import text_digest
from ..storage.installation import installation
from ..storage.store import Store
from .marks import MARKS, Marks, marks
from .outline import Import, Outline, outline
from .structure import Class, Function, Names, Structure
from .syntax import SourceError

Json = Any

_SPARE = 200
"""How many texts that a project does not have now are kept on: those of another branch, or of before an edit."""


@dataclass(slots=True)
class Facts:
    """What is known of one text. `parses` and `structure` are None where nobody has wanted to know yet."""

    outline: Outline
    marks: Marks
    parses: bool | None = None
    error: SourceError | None = None
    """Why it does not parse."""
    structure: Structure | None = None


class FactTable:
    """The facts of a project's files, by file name."""

    def __init__(self, project: Project, store: Store | None, python_2: bool = False) -> None:
        self._store = store
        self._known: dict[str, str] = {}
        """What is kept of each text, by its digest: JSON in JSON, as a run wants few of many."""
        self._key = f"facts {installation()} {int(python_2)}" if store is not None else ""
        self._digests: dict[str, str] = {}
        self._texts: dict[str, str] = {}
        for file in project.files:
            with suppress(UnreadableError):
                self._texts[str(file.path)] = file.read()
        self._facts: dict[str, Facts] = {}
        self._fresh: set[str] = set()
        """The files of which something was found out that is not kept yet."""
        if store is not None:
            self._known = _table(store.get(self._key))

    def digest(self, filename: str) -> str:
        """The digest of a file's text; nothing for one that cannot be read, or is none of the project's."""
        found = self._digests.get(filename)
        if found is None:
            text = self._texts.get(filename)
            found = self._digests[filename] = "" if text is None else text_digest(text)
        return found

    def of(self, filename: str) -> Facts:
        """The facts of a file; of none that can be read, those of an empty one."""
        found = self._facts.get(filename)
        if found is None:
            found = self._facts[filename] = self._recalled(filename) or self._told(filename)
        return found

    def _recalled(self, filename: str) -> Facts | None:
        try:
            return _from_json(json.loads(self._known[self.digest(filename)])) if self._store is not None else None
        except (KeyError, TypeError, ValueError, IndexError, AttributeError, RecursionError):
            return None

    def _told(self, filename: str) -> Facts:
        self._fresh.add(filename)
        return Facts(*_looked_at(self._texts.get(filename, "")))

    def learn(self, filename: str, error: SourceError | None, structure: Structure | None = None) -> None:
        """Note whether a file parses, and what it defines."""
        facts = self.of(filename)
        facts.parses, facts.error, facts.structure = error is None, error, structure
        self._fresh.add(filename)

    def save(self) -> None:
        """Keep the facts for the next run, where something new was found out."""
        if self._store is None or not self._fresh:
            return
        # A run that was interrupted may have begun with one that it did not come to know.
        fresh = self._fresh & self._facts.keys()
        self._known |= {self.digest(filename): json.dumps(_to_json(self._facts[filename]), separators=(",", ":")) for filename in fresh}
        self._fresh.clear()
        here = set(map(self.digest, self._facts))
        others = [digest for digest in self._known if digest not in here]
        for digest in others[:-_SPARE]:
            del self._known[digest]
        self._store.put(self._key, json.dumps(self._known, separators=(",", ":")).encode())


@lru_cache(4096)
def _looked_at(text: str) -> tuple[Outline, Marks]:
    """What a look at a text tells; remembered, as a process that goes on analyses the same project again and again."""
    return outline(text), marks(text)


def _table(data: bytes | None) -> dict[str, str]:
    try:
        found = json.loads(data) if data is not None else {}
    except (ValueError, RecursionError):
        return {}
    return found if isinstance(found, dict) else {}


def _to_json(facts: Facts) -> Json:
    """The facts as plain data. Sets of names are lists of indices into one table, as names come again and again."""
    table: dict[str, int] = {}

    def names(of: Iterable[str]) -> list[int]:
        return [table.setdefault(name, len(table)) for name in sorted(of)]

    def function(f: Function) -> Json:
        return [f.name, f.unit, names(f.names), f.direct]

    found, error, s = facts.outline, facts.error, facts.structure
    out: dict[str, Json] = {
        "outline": [names(found.names), [[each.level, each.module, each.names] for each in found.imports], names(found.spelled)],
        "marks": [name for name in MARKS if getattr(facts.marks, name)],
        "parses": facts.parses,
        "error": None if error is None else [error.message, error.row, error.column],
        "structure": s
        and [
            names(s.names),
            [function(f) for f in s.functions],
            [[c.name, c.test, [function(f) for f in c.methods], c.plain, names(c.before)] for c in s.classes],
            s.order,
            [[name, names(used)] for name, used in s.everywhere],
            s.renamed,
            names(s.assigned),
            [[names(decorators), names(used)] for decorators, used in s.registered],
            names(s.tables),
            names(s.own),
        ],
    }
    return {"names": list(table), **out}


def _from_json(data: Json) -> Facts:
    """The facts in plain data. Raises `KeyError`, `TypeError`, `ValueError`, `IndexError` or `AttributeError` for what never were any."""
    table = _strings(data["names"])

    def names(indices: Json) -> Names:
        return frozenset(map(table.__getitem__, indices))

    def function(f: Json) -> Function:
        return Function(str(f[0]), str(f[1]), names(f[2]), bool(f[3]))

    outlined, imports, spelled = data["outline"]
    error, s = data["error"], data["structure"]
    return Facts(
        Outline(
            names(outlined), tuple(Import(int(level), str(module), _strings(taken)) for level, module, taken in imports), names(spelled)
        ),
        Marks(**dict.fromkeys(_strings(data["marks"]), True)),
        None if data["parses"] is None else bool(data["parses"]),
        None if error is None else SourceError(str(error[0]), int(error[1]), int(error[2])),
        None if s is None else _structure(s, names, function),
    )


def _structure(s: Json, names: Any, function: Any) -> Structure:
    own, functions, classes, order, everywhere, renamed, assigned, registered, tables, defined = s
    if not all(0 <= index < len(classes if is_class else functions) for is_class, index in order):
        raise IndexError("no such definition")
    return Structure(
        names(own),
        tuple(map(function, functions)),
        tuple(
            Class(str(name), bool(test), tuple(map(function, methods)), bool(plain), names(before))
            for name, test, methods, plain, before in classes
        ),
        tuple((bool(is_class), int(index)) for is_class, index in order),
        tuple((str(name), names(used)) for name, used in everywhere),
        tuple((str(name), str(bound)) for name, bound in renamed),
        names(assigned),
        tuple((names(decorators), names(used)) for decorators, used in registered),
        names(tables),
        names(defined),
    )


def _strings(data: Json) -> tuple[str, ...]:
    if not isinstance(data, list) or not all(isinstance(each, str) for each in data):
        raise ValueError("no list of strings")
    return tuple(data)


__all__ = ["FactTable", "Facts"]
