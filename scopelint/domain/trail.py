"""Mutable state with an undo log.

The two arms of an undecidable branch run one after the other on the same state: run the first, take back what
it changed (and remember it), run the second, and join the two sets of changes. The cost is that of the
changes, never that of the state. What is younger than the last point to come back to is not logged: nothing refers to it any more
where that point is come back to.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from .symbols import MISSING, Choice, Mergeable, Missing, Sym

K = TypeVar("K")
V = TypeVar("V")

Changes = dict[tuple[int, object], tuple["Cells[object, object]", object]]
"""What a stretch of execution changed: (cells, key) → value at its end, MISSING if deleted."""


Log = list[tuple["Cells[object, object]", object, object]]
"""Changes in their order: (cells, key, what was there)."""


@dataclass(slots=True)
class _Layer:
    """What lasts from a point on, until that is come back to."""

    mark: int
    """Where the log was."""
    before: dict[tuple[int, object], tuple[Cells[object, object], object]] = field(default_factory=dict)
    """For every slot with a lasting change: its cells, and what it held before anything changed it since the point."""


class Trail:
    """The undo log shared by all `Cells` of one run."""

    __slots__ = ("_begun", "_lasting", "_layers", "_outer", "age", "log", "rewound")

    def __init__(self) -> None:
        self.log: Log = []
        self.age = 0
        """How many points to come back to there have been: cells that were made since the last one are of this age."""
        self.rewound = 0
        """How often `leave` has taken something back."""
        self._outer: list[Log] = []
        """The logs of what goes on around something lasting, outermost first."""
        self._layers = [_Layer(0)]
        """What lasts until `renew`, and what lasts until other points are come back to, the innermost last."""
        self._begun = 0
        """The age at the point that `renew` comes back to."""
        self._lasting: list[tuple[int, int]] = []
        """The ages, from the first to before the last, of what was made inside of something lasting."""

    def mark(self) -> int:
        """A point to come back to with `undo`."""
        self.age += 1
        return len(self.log)

    def changes(self, mark: int) -> Changes:
        """What has changed since `mark`, without undoing it."""
        out: Changes = {}
        for cells, key, _ in self.log[mark:]:
            slot = (id(cells), key)
            if slot not in out:
                out[slot] = (cells, cells.data.get(key, MISSING))
        return out

    def before(self, mark: int) -> dict[tuple[int, object], object]:
        """For every cell changed since `mark`, what it held at `mark`."""
        out: dict[tuple[int, object], object] = {}
        for cells, key, old in self.log[mark:]:
            out.setdefault((id(cells), key), old)
        return out

    def undo(self, mark: int) -> Changes:
        """Take back everything since `mark`; returns what was taken back."""
        taken = self.changes(mark)
        self.rewind(mark)
        return taken

    def rewind(self, mark: int) -> None:
        """Take back everything since `mark`, for good."""
        log = self.log
        while len(log) > mark:
            cells, key, old = log.pop()
            if old is MISSING:
                cells.data.pop(key, None)
            else:
                cells.data[key] = old

    def leave(self, mark: int, age: int) -> None:
        """Take back everything since `mark`, when the age was this, for good; what was made since stays as a run has left it."""
        self.rewound += 1
        self.log[mark:] = [each for each in self.log[mark:] if each[0].age < age or self._is_lasting(each[0].age)]
        self.rewind(mark)

    def _is_lasting(self, age: int) -> bool:
        at = bisect_right(self._lasting, age, key=lambda ages: ages[0])
        return at > 0 and age < self._lasting[at - 1][1]

    def begin(self) -> None:
        """What is there now is what `renew` comes back to."""
        self.log.clear()
        self._layers = [_Layer(0)]
        self.age += 1
        self._begun = self.age

    def deepen(self) -> int:
        """A point for `come_back`: what lasts from now on lasts until then."""
        self._layers.append(_Layer(len(self.log)))
        return len(self._layers) - 1

    def come_back(self, layer: int, age: int) -> None:
        """Take back everything since a point of `deepen`, when the age was this, but what stays forever; what lasts begins anew there."""
        while len(self._layers) > layer:
            top = self._layers.pop()
            self.leave(top.mark, age)
            self.log += [(cells, key, old) for (_, key), (cells, old) in top.before.items()]
            self.rewind(top.mark)
        self._layers.append(_Layer(len(self.log)))

    @contextmanager
    def lasting(self, forever: bool) -> Iterator[None]:
        """What is changed inside stays, whatever is taken back around it: `forever`, or else until a point of `deepen`, or `renew`."""
        self._outer.append(self.log)
        self.log = []
        self.age += 1
        first = self.age
        try:
            yield
        finally:
            if not forever:
                self._note(self.log)
            self.log = self._outer.pop()
            self.age += 1
            if not self._outer:
                self._lasting.append((first, self.age))

    def _note(self, log: Log) -> None:
        """Remember what the slots held that a lasting stretch has changed."""
        layer = self._layers[-1]
        first: dict[tuple[int, object], tuple[Cells[object, object], object]] = {}
        for cells, key, old in log:
            slot = (id(cells), key)
            if slot not in layer.before and slot not in first:
                first[slot] = (cells, old)
        there = {slot for slot, (_, old) in first.items() if old is not MISSING}
        if there:  # what goes on around may have changed them before
            for cells, key, old in (each for i, outer in enumerate(self._outer) for each in outer[layer.mark if i == 0 else 0 :]):
                slot = (id(cells), key)
                if slot in there:
                    there.discard(slot)
                    first[slot] = (cells, old)
        layer.before.update(first)

    def renew(self) -> None:
        """Take back everything but what is to stay forever."""
        self.come_back(0, self._begun)
        self.begin()

    def redo(self, changes: Changes) -> None:
        """Make the changes that an earlier `undo` took back."""
        for (_, key), (cells, value) in changes.items():
            cells.put(key, value)

    def join(self, test: Sym, yes: Changes, no: Changes, settle: Callable[[object], object]) -> int:
        """Apply the joined changes of two arms: `yes` ran where `test` holds, `no` where it does not.

        Both are relative to the present state. A cell on which the arms differ gets a `Choice`. `settle` takes out
        of a value what is decided meanwhile. Returns the number of alternatives in the most undecided cell.
        """
        largest = 1
        for slot in [*yes, *(s for s in no if s not in yes)]:
            cells, key = (yes.get(slot) or no[slot])[0], slot[1]
            now = cells.data.get(key, MISSING)
            a = yes[slot][1] if slot in yes else now
            b = no[slot][1] if slot in no else now
            joined = cells.joined(key, test, settle(a), settle(b))
            if isinstance(joined, Choice) and cells.weighs:
                largest = max(largest, joined.size)
            cells.put(key, joined)
        return largest


def choice(test: Sym, yes: object, no: object) -> object:
    """`yes` if `test` else `no`, simplified."""
    if isinstance(yes, Choice) and yes.test == test:
        yes = yes.yes
    if isinstance(no, Choice) and no.test == test:
        no = no.no
    if yes is no or (type(yes) is type(no) and yes == no):
        return yes
    if isinstance(yes, tuple) and isinstance(no, tuple) and len(yes) == len(no) and type(yes) is type(no) is tuple:
        return tuple(choice(test, a, b) for a, b in zip(yes, no, strict=True))
    if isinstance(yes, Mergeable) and isinstance(no, Mergeable):
        merged = yes.merged(no)
        if merged is not None:
            return merged
    return Choice(test, yes, no)


class Cells(Generic[K, V]):
    """A dict whose changes are written to a trail. Insertion order is not kept across an undo."""

    __slots__ = ("age", "data", "trail")
    weighs = True
    """Whether alternatives in these cells count for the result of `Trail.join`."""

    def __init__(self, trail: Trail, data: dict[K, V] | None = None) -> None:
        self.trail = trail
        self.age = trail.age
        self.data: dict[object, object] = dict(data) if data else {}  # type: ignore[arg-type]

    def outlast(self) -> None:
        """Log all changes of these, however young they are: something older refers to them by another way than cells."""
        self.age = -1

    def get(self, key: K) -> V | Choice | Missing:
        """The raw content; a `Choice` where arms of a branch left different things."""
        return self.data.get(key, MISSING)  # type: ignore[return-value]

    def put(self, key: K, value: V | Choice | Missing) -> None:
        """Set, or with MISSING delete, one cell."""
        old = self.data.get(key, MISSING)
        if old is value:
            return
        if self.age != self.trail.age:
            self.trail.log.append((self, key, old))  # type: ignore[arg-type]
        if value is MISSING:
            self.data.pop(key, None)
        else:
            self.data[key] = value

    def joined(self, key: object, test: Sym, yes: object, no: object) -> object:
        """What one cell holds after two arms: `yes` was left in it where `test` holds, `no` where it does not."""
        return choice(test, yes, no)

    def keys(self) -> Iterator[K]:
        return iter(list(self.data))  # type: ignore[arg-type]

    def __len__(self) -> int:
        return len(self.data)
