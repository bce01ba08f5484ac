"""A dict of variables in the body of a class, in which each of its objects finds what the first one has made: TVS410.

What a class has is there once. A method that makes what it does not find there makes it for the first object alone, whatever scope the
others open.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Set

from ..exploration.explore import Run
from ..language.trace import Moment, Noted
from ..language.values import DictValue, Instance
from ..record.events import Applied, Created, Shared
from ..tf.variables import Variable
from .queries.accesses import creations, events, noted, trainings
from .queries.flow import data_of_access
from .queries.order import by_age
from .queries.words import ALIKE, COMMON, MEANT
from .sightings import Sighting, run_check


@run_check("TVS410")
def one_cache_for_all_objects(run: Run) -> Iterator[Sighting]:
    """A second object, of a scope of another number, makes nothing and runs on the very data of the first with all that that one has made.

    And two optimizers train it, as if each had one of these objects: the towers of one model have one for all.
    """
    first: dict[int, Noted] = {}
    for event in noted(run, "held by class"):
        value, bound, other = (event.facts[key] for key in ("value", "bound", "instance"))
        before = first.setdefault(id(value), event) if isinstance(value, DictValue) else event
        one = before.facts["instance"]
        if before is event or one is other or not isinstance(bound, Moment) or event.moment.arms:
            continue
        if not isinstance(one, Instance) or not isinstance(other, Instance) or one.cls is not other.cls:
            continue
        names = (str(event.facts["name"]), str(event.facts["cls"]), one.cls.name)
        held = {v for key in value.cells.keys() if isinstance(v := value.cells.get(key), Variable) and not v.graph.eager}
        if not held or MEANT.stand_in(*names) or COMMON.stand_in(*names) or not _are_trained_twice(run, held):
            continue
        use = _runs_with_all(run, held, one, other) if _have_scopes(held, one, other) else None
        if use is not None:
            yield Sighting(
                variable=by_age(held)[0],
                reason=f"is made once, in the body of {names[1]}: a second object finds in {names[0]} what the first has made",
                moment=bound,
                told="made here, when the class is defined",
                earlier=use.moment,
                before="a second object runs with it here",
                shown=None,
            )
            return


def _are_trained_twice(run: Run, held: Set[Variable]) -> bool:
    """Whether two optimizers train all that is kept."""
    own = {id(event.facts["optimizer"]) for event in noted(run, "trained") if held <= set(event.facts["variables"])}
    return len(own) > 1 and held <= {v for v, _ in trainings(run)}


def _have_scopes(held: Set[Variable], one: Instance, other: Instance) -> bool:
    """Whether two objects differ by the number in the name of a scope, and all that is kept is in the scope of the first."""
    for name, scope in one.attrs.data.items():
        second = other.attrs.data.get(name)
        if not isinstance(scope, str) or not isinstance(second, str) or scope == second or ALIKE.stand_in(scope):
            continue
        if re.sub(r"\d+", "", scope) == re.sub(r"\d+", "", second) and all(str(v.op_name).startswith(f"{scope}/") for v in held):
            return True
    return False


def _runs_with_all(run: Run, held: Set[Variable], one: Instance, other: Instance) -> Applied | None:
    """Where the second object begins to run on the same data with all that the first one has made, and asks for nothing itself."""
    made = creations(run)
    asked: list[Created | Shared] = [*events(run, Created), *events(run, Shared)]
    if any(e.variable.trainable is True and _is_of(e, other) for e in asked):
        return None
    uses = [e for e in events(run, Applied) if e.variable in held and _is_of(e, other)]
    if {e.variable for e in uses} != held or not all(v in made and _is_of(made[v], one) for v in held):
        return None
    fed, start = data_of_access(run), made[by_age(held)[0]].moment
    data = fed.get(start)
    return uses[0] if data is not None and data.leaves and uses[0].leaves == data.leaves else None


def _is_of(event: Created | Shared | Applied, holder: Instance) -> bool:
    return any(frame.receiver is holder for frame in event.moment.frames())
