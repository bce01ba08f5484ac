"""Objects that are restored from a checkpoint of TensorFlow 2 which has one of their variables in another shape: TVS515."""

from __future__ import annotations

from collections.abc import Iterator

from ..domain.symbols import Sym
from ..exploration.explore import Run
from ..language.trace import Noted
from ..language.values import Instance
from ..primitives.tracking import Tracked
from ..tf.variables import Variable
from .consumed import checkpoint_at
from .queries.accesses import differ_in_shape, noted, site_of
from .queries.holding import is_eager
from .queries.order import by_age
from .queries.ways import row
from .sightings import Sighting, run_check


@run_check("TVS515")
def object_of_another_shape(run: Run) -> Iterator[Sighting]:
    """An object is restored from a checkpoint of one that was made with other sizes."""
    for event in noted(run, "tracked as read"):
        there = event.facts["tracked"] if event.facts["awaited"] is not True else None
        saved = checkpoint_at(run, event) if there is not None and all(_is_about(arm.test, event) for arm in event.moment.arms) else None
        kept = saved.facts["tracked"] if saved is not None else None
        if saved is None or kept is None or there is None or _is_removed(run, saved, event):
            continue
        unfit = next(_unfit(kept, there), None)
        if unfit is not None:
            before, variable = unfit
            yield Sighting(
                variable=variable,
                reason=f"{list(before.shape or ())} in line {row(saved.moment)}, and is {list(variable.shape or ())} here",
                moment=event.moment,
                told="restored here",
                earlier=site_of(before),
                before="saved as made here",
                shown=None,
            )


def _is_removed(run: Run, saved: Noted, event: Noted) -> bool:
    """Whether files are removed in the meantime: a folder without a checkpoint has no latest one."""
    return any(saved.moment.serial < e.moment.serial < event.moment.serial for e in noted(run, "files removed"))


def _unfit(saved: Tracked, there: Tracked) -> Iterator[tuple[Variable, Variable]]:
    """Pairs of what was saved and what is there by the same names, in another shape."""
    pairs = [(saved, there)]
    for one, two in pairs:
        if isinstance(one.value, Variable) and isinstance(two.value, Variable):
            if differ_in_shape(one.value, two.value) and is_eager(two.value):
                yield one.value, two.value
        elif one.named and two.named:
            pairs.extend((part, two.parts[name]) for name, part in one.parts.items() if name in two.parts)
        elif not one.named and not two.named and isinstance(one.value, Instance) and isinstance(two.value, Instance):
            yield from _unlike(one, two) if one.value.cls is two.value.cls else ()


def _unlike(saved: Tracked, there: Tracked) -> Iterator[tuple[Variable, Variable]]:
    """The same of two objects with names of their own, for which the same code has made the same weights."""
    theirs, ours = ([v for v in by_age(each.holds) if v.trainable is True] for each in (saved, there))
    if list(map(_origin, theirs)) == list(map(_origin, ours)):
        yield from ((one, two) for one, two in zip(theirs, ours, strict=True) if differ_in_shape(one, two) and is_eager(two))


def _origin(variable: Variable) -> object:
    site = site_of(variable)
    return (site.place, site.user_place()) if site is not None else variable


def _is_about(test: Sym, event: Noted) -> bool:
    """Whether a test asks for the path itself that is restored: whether there is one."""
    key = test.key if isinstance(test.key, tuple) else ()
    return event.facts["path"] in (test, key[1] if len(key) > 1 and key[0] in ("is none", "==") else test)
