"""Lowered files on disk, so that an unchanged file is parsed once.

Whatever is wrong with an entry, the file is parsed as if there were no cache. Entries are pickles that may name nothing but the
nodes of lowered programs: a folder that came with a foreign repository cannot make scopelint run anything.
"""

from __future__ import annotations

import io
import pickle
from collections.abc import Callable
from contextlib import suppress
from dataclasses import fields, is_dataclass
from functools import cache
from typing import Any

from .. import diagnostics
from ..diagnostics import Span
from ..storage.digests import text_digest
from ..storage.installation import installation
from ..storage.store import Store
from . import nodes
from .places import Rows, plain


class Cache:
    """The lowered files in a store, by their texts."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def get(self, text: str, before: int = 0) -> nodes.Module | None:
        """What this text was lowered to, if it is known; its rows come after `before` others."""
        data = self.store.get(_key(text))
        if data is None:
            return None
        try:
            found = _Reader(io.BytesIO(data), before).load()
        except Exception:  # noqa: BLE001 (a damaged entry can fail in every way there is)
            return None
        return found if isinstance(found, nodes.Module) else None

    def put(self, text: str, module: nodes.Module) -> None:
        """Keep what a text was lowered to, where that can be."""
        with suppress(RecursionError, MemoryError, pickle.PicklingError):
            data = io.BytesIO()
            _Writer(data, protocol=5).dump(module)
            self.store.put(_key(text), data.getvalue())


def _key(text: str) -> str:
    return f"lowered {installation()} {text_digest(text)}"


class _Writer(pickle.Pickler):
    """Writes nodes as calls of their classes, without what the interpreter keeps in them."""

    def reducer_override(self, value: Any) -> Any:
        kind = type(value)
        if kind is Span:
            here = plain(value)
            return Span, (here.row, here.column, here.end_row, here.end_column)
        if kind.__module__ in _CLASSES and is_dataclass(kind):
            return kind, tuple(getattr(value, name) for name in _fields(kind))
        return NotImplemented


@cache
def _fields(kind: type[Any]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind) if field.init)


_CLASSES = {nodes.__name__: nodes, diagnostics.__name__: diagnostics}
_BUILTINS = {"Ellipsis": ..., "complex": complex, "frozenset": frozenset}


class _Reader(pickle.Unpickler):
    """Reads nodes, with their rows after `before` others."""

    def __init__(self, file: io.BytesIO, before: int) -> None:
        super().__init__(file)
        self._span = _shifted(before)

    def find_class(self, module: str, name: str) -> Any:
        found = _BUILTINS.get(name) if module == "builtins" else vars(_CLASSES[module]).get(name) if module in _CLASSES else None
        if found is None or (module != "builtins" and not is_dataclass(found)):
            raise pickle.UnpicklingError(f"{module}.{name} has no place in a cache")
        return self._span if found is Span else found


def _shifted(before: int) -> Callable[[int, int, int, int], Span]:
    if not before:
        return Span
    nowhere, rows = nodes.NOWHERE, Rows(before)

    def span(row: int, column: int, end_row: int, end_column: int) -> Span:
        found = Span(rows[row], column, rows[end_row], end_column)
        return nowhere if end_column == 1 and found == Span(1 + before, 1, 1 + before, 1) else found

    return span
