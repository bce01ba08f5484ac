"""Builtin iterators that run functions, or go through what does: `map`, `filter`, and `zip` and `enumerate` of generators.

What they do happens when an item is asked for, not where they are written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from ...domain.symbols import MISSING, Condition
from .. import evaluation
from ..completion import RETURN_NONE, Completion
from ..machine import Machine
from ..trace import Place, Value
from ..values import Generator, Instance, Items, Iter, Routine, Sent, Suspended


@dataclass(frozen=True, slots=True, eq=False)
class _Sources:
    """The iterators that one goes through."""

    iterators: tuple[Value, ...]
    count: int = 0

    def next(self, m: Machine, place: Place) -> tuple[Value, ...] | None:
        """One item of each; None at the end of the first that ends."""
        row: list[Value] = []
        for iterator in self.iterators:
            item = evaluation.pulled(m, iterator, place)
            if item is MISSING:
                return None
            row.append(item)
        return tuple(row)


def runs(m: Machine, value: Value) -> bool:
    """Whether going through a value runs code of the program's, or takes items from an iterator that others may have too."""
    value = m.path.peek(value)
    return isinstance(value, Generator | Iter) or evaluation.find_method(m, value, "__next__") is not None


@dataclass(eq=False, slots=True)
class _Lazy(Routine):
    """An iterator over others."""

    sources: tuple[Value, ...]
    place: Place
    ends = True

    @property
    def shares(self) -> bool:  # type: ignore[override]
        return any(isinstance(source, Generator | Iter | Instance) for source in self.sources)

    def begun(self, m: Machine) -> _Sources:
        return _Sources(tuple(evaluation.iterator(m, source, self.place) for source in self.sources))

    def items(self, m: Machine) -> list[Items]:
        return [evaluation.items(m, source, self.place) for source in self.sources]

    def step(self, m: Machine, at: _Sources | None, sent: Sent) -> Suspended | Completion:
        at = at or self.begun(m)
        while True:
            row = at.next(m, self.place)
            if row is None:
                return RETURN_NONE
            value = self.made(m, row, at.count)
            at = _Sources(at.iterators, at.count + 1)
            if value is not MISSING:
                return Suspended(value, at)

    def made(self, m: Machine, row: tuple[Value, ...], index: int) -> Value:
        """What becomes of one item of each source; MISSING if nothing does."""
        raise NotImplementedError


@dataclass(eq=False, slots=True)
class Mapped(_Lazy):
    """`map(function, *iterables)`."""

    kind = "map"
    function: Value

    @property
    def whole_is_same(self) -> bool:  # type: ignore[override]
        return len(self.sources) == 1 or not any(isinstance(s, Generator | Iter | Instance) for s in self.sources)

    def whole(self, m: Machine, generator: Generator, use: Callable[[Value], Value]) -> Value:
        inline = self.inline(m)
        if inline is None:
            if evaluation.drive(m, self.sources[0], lambda item: use(self.made(m, (item,), 0)), self.place):
                generator.cells.put("open", True)
            return None
        values, _, is_open = inline
        if is_open:
            generator.cells.put("open", True)
        for value in values:
            use(value)
        return None

    def inline(self, m: Machine) -> tuple[Iterator[Value], int, bool] | None:
        if isinstance(self.sources[0], Generator | Instance):
            return None
        found = self.items(m)
        count = min(len(f.values) for f in found)

        def values() -> Iterator[Value]:
            for i in range(count):
                m.step()
                yield self.made(m, tuple(f.values[i] for f in found), i)

        return values(), count, all(f.open for f in found)

    def made(self, m: Machine, row: tuple[Value, ...], index: int) -> Value:
        return evaluation.call(m, self.function, list(row), {}, self.place)


@dataclass(eq=False, slots=True)
class Filtered(_Lazy):
    """`filter(function, iterable)`: an item that may or may not be in is taken in."""

    kind = "filter"
    function: Value
    opened: bool = False

    def whole(self, m: Machine, generator: Generator, use: Callable[[Value], Value]) -> Value:
        found = self.items(m)[0]
        for item in found.values:
            kept = self.made(m, (item,), 0)
            if self.opened or found.open:
                generator.cells.put("open", True)
            if kept is not MISSING:
                use(kept)
        return None

    @property
    def whole_is_same(self) -> bool:  # type: ignore[override]
        return not isinstance(self.sources[0], Generator | Iter | Instance)

    def made(self, m: Machine, row: tuple[Value, ...], index: int) -> Value:
        (item,) = row
        condition = evaluation.truth(m, item if self.function is None else evaluation.call(m, self.function, [item], {}, self.place))
        self.opened = isinstance(condition, Condition)
        return MISSING if condition is False else item


@dataclass(eq=False, slots=True)
class Zipped(_Lazy):
    """`zip(*iterables)` of generators."""

    kind = "zip"
    whole_is_same = False

    def made(self, m: Machine, row: tuple[Value, ...], index: int) -> Value:
        return row


@dataclass(eq=False, slots=True)
class Enumerated(_Lazy):
    """`enumerate(iterable, start)` of a generator."""

    kind = "enumerate"
    start: Value

    def whole(self, m: Machine, generator: Generator, use: Callable[[Value], Value]) -> Value:
        index = 0

        def numbered(item: Value) -> Value:
            nonlocal index
            index += 1
            return use(self.made(m, (item,), index - 1))

        if evaluation.drive(m, self.sources[0], numbered, self.place):
            generator.cells.put("open", True)
        return None

    def made(self, m: Machine, row: tuple[Value, ...], index: int) -> Value:
        return (evaluation.binary(m, "+", self.start, index, self.place), *row)


@dataclass(eq=False, slots=True)
class CalledUntil(Routine):
    """`iter(function, sentinel)`."""

    kind = "callable_iterator"
    function: Value
    sentinel: Value
    place: Place
    calls_only = True
    whole_is_same = False

    def step(self, m: Machine, at: int | None, sent: Sent) -> Suspended | Completion:
        value = evaluation.call(m, self.function, [], {}, self.place)
        ends = evaluation.truth(m, evaluation.compare(m, "==", value, self.sentinel, self.place))
        blind = (at or 0) + isinstance(ends, Condition)
        return RETURN_NONE if ends is True or blind > m.limits.blind_turns else Suspended(value, blind)
