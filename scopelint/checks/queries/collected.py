"""What a program asks collections of operations for by the name of a scope, and does not get."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import NamedTuple

from ...domain.symbols import Itself
from ...exploration.explore import Run
from ...language.trace import Noted
from ...primitives.operations import Operation
from ...primitives.tensors import Tensor
from ...tf.graph import name_of
from .accesses import creations, noted, trainings
from .sessions import writes_of


class Missed(NamedTuple):
    """A scope is asked for by its own name alone, which is inside another one, or by the last word of its name: nothing is picked, and
    nobody has what it was to be.

    `example` is a name of that.
    """

    asked: Noted
    example: str
    left: tuple[Tensor | Operation, ...]
    inside: bool


def missed(run: Run) -> Iterator[Missed]:
    """Where a scope's text picks none of a collection, in a program that trains what the scope has, and that takes them nowhere else."""
    asked = list(noted(run, "collected"))
    wanting = [e for e in asked if isinstance(e.facts["scope"], str) and not e.facts["kept"] and e.facts["seen"]]
    if not wanting or any(noted(run, "imported", "handed out")):
        return
    taken = {id(item) for e in asked for item in e.facts["kept"]}
    runs = list(noted(run, "run"))
    done = frozenset[object]().union(*map(writes_of, runs), *(e.facts["writes"] for e in noted(run, "waited for")))
    if any(e.facts["opaque"] for e in runs):
        return
    trained = [variable for variable, _ in trainings(run)]
    for event in wanting:
        scope = event.facts["scope"].strip("/")
        plain = re.fullmatch(r"[\w\-./]+", scope) is not None and not event.facts["list"].open
        if not plain or Itself(event.facts["list"]) in run.tested:
            continue
        left = {i: names for i in event.facts["seen"] if (names := _names_of(i)) and all(f"/{scope}/" in name for name in names)}
        lost = not any(id(item) in taken or not item.writes.isdisjoint(done) for item in left)
        if left and lost and any(f"/{scope}/" in f"/{variable.op_name}" for variable in trained):
            yield Missed(event, next(iter(left.values()))[0], tuple(left), inside=True)
            continue
        longer = {i: names for i in event.facts["seen"] if (names := _names_of(i)) and all(_in_longer(scope, name) for name in names)}
        nobodys = not any(id(item) in taken or not item.writes.isdisjoint(done) for item in longer)
        own = (v for v in creations(run) if f"/{scope}/" in f"/{v.op_name}")
        if longer and nobodys and any(_in_longer(scope, str(v.op_name)) for v in trained) and not any(own):
            yield Missed(event, next(iter(longer.values()))[0], tuple(longer), inside=False)


def _in_longer(scope: str, name: str) -> bool:
    """Whether a name is in a scope whose last word, or but for the case of its letters the whole of which, is a scope's name."""
    outer = name.split("/")[:-1]
    return any(part != scope and (part.endswith(f"_{scope}") or part.lower() == scope.lower()) for part in outer)


def _names_of(item: object) -> list[str]:
    """The names by which an operation is found; that of a loss begins with the name of the variable that a regularizer made it of."""
    if not isinstance(item, Tensor | Operation):
        return []
    name = name_of(item)
    own = [name.partition(":")[0]] if isinstance(name, str) else []
    if item.writes:
        return own
    of = [v.op_name for v in item.reads if isinstance(v.op_name, str)]
    return [*of, *own] if len(of) == len(item.reads) == 1 else []
