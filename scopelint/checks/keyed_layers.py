"""One layer that is made where it is put under each key of a dict (`dict.fromkeys(keys, Dense(8))`), and runs for several keys: TVS307.

A layer that all keys are to have in common needs no dict. It may be in one so that what goes through the keys need not ask; so that
is told only of what says itself that the keys were to be apart: an object that has another dict with a layer of its own under each of
these keys, or a normalization, which is put under keys for the statistics of each, or a table that is looked up by one number under each
key, some of users and some of what they are offered: the same number is somebody under one key, and something under the other.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import DictValue, Instance
from ..primitives.tensors import Tensor
from .queries.accesses import name_of, noted
from .queries.flow import variables_in
from .queries.holding import instances_in, variables_of
from .queries.order import any_between
from .queries.ways import made_by
from .queries.words import GOODS, PAIRED, PEOPLE

_OWN = "it is in a dict under each key, beside a dict that has one of its own for each of them"
_STATISTICS = "it is in a dict under each key, so that its moving statistics are of what all the keys give together"
_NUMBERS = "it is in a dict under each key, so that a number under one of them has what it has under the others"


def keyed(run: Run, listed: dict[int, Noted]) -> Iterator[Noted]:
    """Those of some objects that a dict has under each key, where the keys were to be apart."""
    in_dicts = {cell: e for cell, e in listed.items() if e.facts.get("kept") == "dict" and len(e.facts["keys"]) > 1}
    made = {id(e.facts["layer"]): e.moment for e in noted(run, "layer made")} if in_dicts else {}
    trained = [e.moment.serial for e in noted(run, "trained", "fitted")] if in_dicts else []
    for cell, event in in_dicts.items():
        if cell not in made or not made_by(made[cell], event.moment.user_place()):
            continue
        applied = [e for e in noted(run, "layer applied") if e.facts["cell"] is event.facts["cell"]]
        pairs = [(a, b) for a, b in itertools.pairwise(applied) if not any_between(trained, a, b) and _on_other_data(a, b)]
        reason = _OWN if pairs and _learns(event.facts["cell"]) and _has_own_beside(event) else ""
        if not reason and _is_normalization(event.facts["cell"]):
            pairs = [(a, b) for a, b in pairs if variables_in(a.facts["inputs"]) == variables_in(b.facts["inputs"])]
            reason = _STATISTICS
        if not reason and _is_of_users_and_goods(event.facts["keys"]) and _is_looked_up_by_a_number(event.facts["cell"], pairs):
            reason = _NUMBERS
        if pairs and reason:
            del listed[cell]
            yield Noted(event.moment, event.what, {**event.facts, "earlier": pairs[0][1], "keyed": reason})


def _on_other_data(one: Noted, two: Noted) -> bool:
    given, other = one.facts["given"], two.facts["given"]
    return given is not None and other is not None and given is not other


def _learns(cell: Instance) -> bool:
    return any(v.trainable is True for v in variables_of(cell))


def _is_normalization(cell: Instance) -> bool:
    return any(v.trainable is False and "moving_" in name_of(v) for v in variables_of(cell))


def _is_of_users_and_goods(keys: frozenset[object]) -> bool:
    """Whether some keys are of users alone, and some of what they are offered alone."""
    names = [key for key in keys if isinstance(key, str) and not PAIRED.stand_in(key)]
    said = {(PEOPLE.stand_in(name), GOODS.stand_in(name)) for name in names}
    return {(True, False), (False, True)} <= said


def _is_looked_up_by_a_number(cell: Instance, pairs: list[tuple[Noted, Noted]]) -> bool:
    """Whether a table is looked up by one number for each example, under every key: texts may well have their words in common."""
    given = [e.facts["given"] for pair in pairs for e in pair] if cell.cls.name == "Embedding" else []
    shapes = [each.shape if isinstance(each, Tensor) else None for each in given]
    return bool(shapes) and all(shape is not None and (len(shape) == 1 or shape[1:] == (1,)) for shape in shapes)


def _has_own_beside(event: Noted) -> bool:
    """Whether the object in whose method the dict is made has another one with the same keys, and a layer of its own under each."""
    cell, keys = event.facts["cell"], event.facts["keys"]
    holders = [f.receiver for f in event.moment.frames() if isinstance(f.receiver, Instance)]
    for holder in holders[-1:]:
        dicts = [d for d in holder.attrs.data.values() if isinstance(d, DictValue) and frozenset(d.cells.data) == keys]
        if not any(cell in d.cells.data.values() for d in dicts):
            continue
        for own in (tuple(d.cells.data.values()) for d in dicts):
            held = [variables_of(each) for each in own if isinstance(each, Instance)]
            if len(held) == len(keys) and sum(map(bool, held)) > 1 and _are_apart(own):
                return True
    return False


def _are_apart(layers: tuple[object, ...]) -> bool:
    """Whether some objects have nothing of each other."""
    parts = [{id(part) for part in instances_in(each)} for each in layers if isinstance(each, Instance)]
    return sum(map(len, parts)) == len(set[int]().union(*parts))
