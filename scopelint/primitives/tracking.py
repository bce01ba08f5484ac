"""What a checkpoint of TensorFlow 2 tracks: an object graph, whose edges have names (TF `trackable/`)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..domain.symbols import Choice, Sym
from ..language.trace import Value
from ..language.values import Args, ClassValue, DictValue, Instance, ListValue
from ..tf.variables import Variable
from .holding import held
from .machine import Machine
from .registry import primitive
from .templates import TemplateValue, made_by


@dataclass(frozen=True, eq=False)
class Tracked:
    """An object as a checkpoint sees it at a time: what it tracks by name, or, where these names are not all known, which variables."""

    value: Value
    """The object itself."""
    parts: dict[str, Tracked]
    holds: frozenset[Variable]
    """All variables that are in it, however deep."""
    named: bool
    """Whether `parts` is all that there is."""


@primitive("track")
def track(m: Machine, args: Args) -> Value:
    """`track(what, checkpoint, module, opaque, **facts)`: tell the checks what is done with a checkpoint, and what it tracks just now.

    An object of class `module` tracks its attributes, one of a class in `opaque` what it has under names of its own.
    """
    what, checkpoint, module, opaque = (m.path.peek(each) for each in args.positional)
    listed = map(m.path.peek, opaque if isinstance(opaque, tuple) else ())
    tracked: Tracked | None = None
    if isinstance(checkpoint, Instance) and isinstance(module, ClassValue):
        tracked = _Tracking(m, module, tuple(c for c in listed if isinstance(c, ClassValue))).whole(checkpoint)
    m.note(str(what), args.place, checkpoint=checkpoint, tracked=tracked, caught=m.catches("AssertionError"), **args.keywords)
    return None


class _Tracking:
    """A walk through what a checkpoint tracks. `missed`: something may be tracked that is not known."""

    def __init__(self, m: Machine, module: ClassValue, opaque: tuple[ClassValue, ...]) -> None:
        self.m, self.module, self.opaque = m, module, opaque
        self.missed = False
        self.above: list[Value] = []

    def whole(self, checkpoint: Instance) -> Tracked | None:
        """What a checkpoint tracks: what it was given by name; None if that is not all known."""
        out = self._with_parts(checkpoint, checkpoint.attrs.data)
        return None if self.missed else out

    def of(self, value: Value) -> Tracked | None:
        """What an attribute is to a checkpoint; None if it is nothing that is tracked."""
        value = self.m.path.peek(value)
        if isinstance(value, Variable):
            return Tracked(value, {}, frozenset({value}), named=True)
        if isinstance(value, Choice) or (isinstance(value, Sym) and value.kind is None):
            self.missed |= isinstance(value, Choice) or not self.above[1:]  # what a checkpoint is given itself
            return Tracked(value, {}, frozenset(), named=False)
        if any(value is each for each in self.above):
            return None
        if isinstance(value, tuple):
            return self._with_parts(value, {str(i): each for i, each in enumerate(value)})
        if isinstance(value, ListValue):
            self.missed |= value.open
            return self._with_parts(value, {str(i): each for i, each in enumerate(self.m.items_of(value))})
        if isinstance(value, DictValue):
            self.missed |= value.open
            return self._with_parts(value, {k: v for k, v in value.cells.data.items() if isinstance(k, str)})
        if isinstance(value, TemplateValue):
            return Tracked(value, {}, frozenset(made_by(self.m, value)), named=False)
        if not isinstance(value, Instance) or _is_plain(value.cls):
            return None
        if value.cls.is_subclass(self.module) and not self._is_opaque(value.cls):
            return self._with_parts(value, value.attrs.data)
        inside = {each.cls for each in held(self.m, value, []) if isinstance(each, Instance)}
        through = [cls for cls in inside if not _is_plain(cls)]
        return Tracked(value, {}, frozenset(v for v in held(self.m, value, through) if isinstance(v, Variable)), named=False)

    def _is_opaque(self, cls: ClassValue) -> bool:
        return any(c.opaque_base for c in cls.mro) or any(cls.is_subclass(c) for c in self.opaque)

    def _with_parts(self, value: Value, attributes: dict[object, object]) -> Tracked:
        self.above.append(value)
        parts = dict(self._parts(attributes))
        self.above.pop()
        return Tracked(value, parts, frozenset().union(*(part.holds for part in parts.values())), named=True)

    def _parts(self, attributes: dict[object, object]) -> Iterator[tuple[str, Tracked]]:
        for name, value in attributes.items():
            part = self.of(value)
            if part is not None and isinstance(name, str):
                yield name, part


def _is_plain(cls: ClassValue) -> bool:
    """Whether a class is the program's own in all that it derives from, which TensorFlow does not look into."""
    modules = [c.module for c in cls.mro if c.module is not None and c.module.stub]
    return not any(c.opaque_base for c in cls.mro) and all(module.name.startswith("numpy") for module in modules)
