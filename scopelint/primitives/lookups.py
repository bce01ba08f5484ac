"""Tables that are looked up by the name of a variable, or by that of its value, `w:0`, which is another text; and those of checkpoints."""

from __future__ import annotations

from ..domain.symbols import MISSING, Sym
from ..language.trace import Noted, Place, Value
from ..language.values import DictValue, ListValue
from .machine import Machine

_VALUE = ":0"
_OF_CHECKPOINT = frozenset({"get_variable_to_shape_map()", "get_variable_to_dtype_map()", "list_variables()"})
"""The labels of what a checkpoint has that is not known."""


def note_lookup(m: Machine, table: Value, key: str, found: bool, place: Place) -> None:
    """Note that something is looked up in vain which is there under the other text, and what else is looked up there after that."""
    if place.stub:
        return
    if _is_of_checkpoint(m, table):
        m.note("asked of checkpoint", place, name=key)
    elif isinstance(table, DictValue):
        saved = _saved_under(m, table)
        if saved is not None:
            m.note("looked up in checkpoint", place, saved=saved, name=key, found=found)
        other = key.removesuffix(_VALUE) if key.endswith(_VALUE) else key + _VALUE
        if found and m.register(("in vain", table), False) is True:
            m.note("looked up", place, table=table, name=key)
        elif not found and table.cells.get(other) is not MISSING:
            m.registers.put(("in vain", table), True)
            m.note("looked up in vain", place, table=table, name=key, other=other)


def _saved_under(m: Machine, table: DictValue) -> Noted | None:
    """What has saved a checkpoint's names, if a table is what tells them, or is made of just these."""
    saved: Noted | None = m.register(("of checkpoint", table), None)
    names, last = m.register("names of checkpoint", (None, None))
    if saved is not None or names is None or table.open or len(names) != len(table.cells):
        return saved
    return last if names and names == frozenset(table.cells.keys()) else None


def _is_of_checkpoint(m: Machine, table: Value) -> bool:
    """Whether a table is what a checkpoint tells, or a list, set or dict of nothing but items of that."""
    if isinstance(table, ListValue):
        parts = m.items_of(table)
    elif isinstance(table, DictValue):
        parts = tuple(table.cells.keys())
    else:
        return isinstance(table, Sym) and table.label in _OF_CHECKPOINT  # and not an item of it, which is a name: a text has texts in it
    return bool(parts) and all(_origin(m, part) in _OF_CHECKPOINT for part in parts)


def _origin(m: Machine, value: Value) -> str | None:
    """The label of what is not known of which a value is an item; None if it is none."""
    value = m.path.peek(value)
    while isinstance(value, Sym) and isinstance(value.key, tuple) and value.key[0] in ("item", "unpack"):
        value = value.key[1]
    return value.label if isinstance(value, Sym) else None
