"""Modules that are exported without a variable that their functions use: TVS106."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import BoundMethod, Instance
from ..primitives.tracking import Tracked
from ..tf.variables import Variable
from .queries.accesses import creations, name_of, noted
from .queries.order import by_age
from .sightings import Sighting, run_check


@run_check("TVS106")
def without_its_variables(run: Run) -> Iterator[Sighting]:
    """A `tf.function` of a module was traced with a variable that is in a plain object, and so in nothing that is exported."""
    traced, made = list(noted(run, "trace made")), creations(run)
    for event in noted(run, "module exported"):
        module, tracked = event.facts["module"], event.facts["tracked"]
        if not isinstance(tracked, Tracked) or event.moment.arms or event.facts["caught"]:
            continue
        functions = {id(each) for each in event.facts["functions"]}
        own = (e.facts for e in traced if not e.moment.arms and (_receiver(e) is module or id(e.facts["owner"]) in functions))
        captured = (v for facts in own for v in facts["captured"] if v in facts["taken"])  # what was computed before is a constant
        left = by_age(v for v in captured if isinstance(v, Variable) and v in made and v.graph.eager and v not in tracked.holds)
        if left:
            yield Sighting(
                variable=left[0],
                reason=f"Tried to export a function which references an 'untracked' resource: {name_of(left[0])}",
                moment=event.moment,
                told="exported here, without it",
                earlier=made[left[0]].moment,
                before="made here, for an object that is not tracked",
                shown=None,
            )


def _receiver(trace: Noted) -> Value:
    """The object whose method a trace is of."""
    owner = trace.facts["owner"]
    method = owner.attrs.data.get("python_function") if isinstance(owner, Instance) else None
    return method.receiver if isinstance(method, BoundMethod) else None
