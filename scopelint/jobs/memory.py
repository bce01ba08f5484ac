"""What the work for roots came to when it was last done, and has not changed.

The shelves that it stands on are this process's. Others, on whatever machine, do the work and give back a record of it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, Generic, TypeVar

from ..exploration.roots import Root
from ..project import Analysis
from ..results.packing import relative, unpacked
from ..results.record import Record, recorded
from ..results.shelves import Shelves
from .tasks import Answer, Task, Work

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Kept(Generic[T]):
    """How the results of some work are kept: their type, what tells the work from others, and whether a kept one is enough."""

    kind: Any
    name: str
    enough: Callable[[T], bool] = lambda _: True

    def after(self, analysis: Analysis, root: Root) -> Kept[T]:
        """The same for work that follows what another root has left."""
        return replace(self, name=f"{self.name} {relative(analysis, root.filename)} {root.label}")


class Memory(Generic[T]):
    """Makes the tasks of which something is remembered. Without a cache nothing is; rows and names are the user's in any case."""

    def __init__(self, analysis: Analysis, kept: Kept[T]) -> None:
        self._analysis = analysis
        self._kind = kept.kind
        self._shelves = None if analysis.store is None else Shelves(analysis, analysis.store, kept.kind, kept.name, kept.enough)

    def task(self, work: Work[T], root: Root, label: str) -> Task[T]:
        """The task of doing some work for a root, where it has not been done before."""
        recall = None if self._shelves is None else partial(self._known, self._shelves, root)
        return Task(partial(recorded, work, self._shelves is not None), root, label, recall, partial(self._received, root))

    def save(self) -> None:
        """Remember what was done."""
        if self._shelves is not None:
            self._shelves.save()

    def _known(self, shelves: Shelves, root: Root) -> Answer[T] | None:
        found = shelves.known(root)
        return None if found is None else Answer(found.value, found.entered)

    def _received(self, root: Root, answer: Answer[Record]) -> Answer[T]:
        """The answer in one that brings a record, which is put on its shelf."""
        if answer.value is None:
            return Answer(crash=answer.crash, reason=answer.reason)
        value: T = unpacked(self._analysis, self._kind, answer.value.outcome)
        if self._shelves is not None:
            self._shelves.keep(root, answer.value)
        return Answer(value, answer.entered, answer.seconds, answer.steps)


@contextmanager
def remembering(analysis: Analysis, memories: Sequence[Memory[Any]]) -> Iterator[None]:
    """Whatever happens, what was done meanwhile is written to disk at the end."""
    try:
        yield
    finally:
        for memory in memories:
            memory.save()
        if analysis.store is not None:
            analysis.facts.save()
            analysis.store.tidy()
