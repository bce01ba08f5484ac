"""Weights that are to be tied, of which the one only begins as a copy of the other: TVS202.

`tf.Variable(tf.transpose(w.initialized_value()))` is a variable of its own: the first step of the training takes the two apart. So it does
with a kernel that eager code has assigned the transpose of another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import Function, Instance
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed
from ..tf.variables import Variable
from .findings import Pair
from .gradients import stepped_by_hand
from .queries.accesses import assignments, creations, events, initial_of, name_of, noted
from .queries.holding import is_eager
from .queries.order import compatible
from .queries.ways import activation, loops_around
from .sightings import Sighting, run_check

_LEARNED = ("trained", "fit ends", "assigned", "loaded", "restored", "imported", "weights set", "checkpoint read", "run", "handed out")
"""What may have changed a variable."""


@run_check("TVS202")
def tied_at_first(run: Run) -> Iterator[Sighting]:
    """One step trains a weight and another one on what comes of it, which begins as the first one turned over: nothing was learned yet."""
    lists = [e.facts["variables"] for e in noted(run, "trained")] + [e.facts["trainable"] for e in noted(run, "fit ends")]
    by_hand = run.once(stepped_by_hand)
    steps = [frozenset(v for v in each if isinstance(v, Variable)) for each in lists] + ([by_hand] if by_hand else [])
    made = creations(run) if steps else {}
    turned = [(made[v], v, source) for v in made if (source := _turned_over(v, initial_of(made[v]), made)) is not None]
    once = _given_once(run, made)
    given = [(once[v], v, source) for v in once if (source := _turned_over(v, once[v].facts["value"], made)) and _is_drawn(run, source)]
    if not turned and not given:
        return
    assigned = assignments(run).keys() - by_hand - {v for _, v, _ in given}
    for event, variable, source in (*turned, *given):
        if any(e.moment.serial < event.moment.serial for e in noted(run, *_LEARNED)) or variable in assigned:
            continue  # what it begins with may have been learned
        together = any({variable, source} <= step for step in steps)
        if together and _meet(run, variable, source) and compatible(made[source].moment, event.moment) and not event.moment.arms:
            yield Sighting(
                variable=variable,
                reason=f"it begins as {name_of(source)} turned over, and the training takes the two apart",
                moment=event.moment,
                told="a variable of its own is made here" if isinstance(event, Created) else "another variable gets its values here, once",
                earlier=made[source].moment,
                before="what it begins with is made here",
                shown=Pair(made[source].moment, made[variable].moment, shared=False, told="training"),
            )


def _given_once(run: Run, made: Mapping[Variable, Created]) -> dict[Variable, Noted]:
    """Where eager code assigns a variable a value for good, before anything is fitted or recorded, and not whenever a layer is called."""
    given, several, begun = dict[Variable, Noted](), set[Value](), next(noted(run, "fitted", "tape", "gradient", "trace made"), None)
    for event in noted(run, "assigned") if made else ():
        variable, inside = event.facts["variable"], activation(event.moment)
        early = begun is None or event.moment.serial < begun.moment.serial
        called = inside is not None and inside.label.rpartition(".")[2] in ("call", "__call__")
        if variable in given or not early or called or loops_around(event.moment) or event.facts["how"] != "assign":
            several.add(variable)
        elif variable in made and is_eager(variable):
            given[variable] = event
    return {v: e for v, e in given.items() if v not in several}


def _is_drawn(run: Run, weight: Variable) -> bool:
    """Whether a layer's weight begins with what chance gives, as far as the layer is told: not with vectors that were learned elsewhere."""
    layers = [e.facts["layer"] for e in noted(run, "layer made") if isinstance(e.facts["layer"], Instance)]
    for layer in layers:
        if any(value is weight for value in layer.attrs.data.values()):
            told = [value for name, value in layer.attrs.data.items() if str(name).endswith("_initializer")]
            given = layer.given.keywords if layer.given is not None else {}
            return all(map(_draws, told)) and "weights" not in given
    return True


def _draws(initializer: Value) -> bool:
    if isinstance(initializer, Function):
        return initializer.module.stub  # it stands for the one of some name
    told = isinstance(initializer, Instance) and "value" not in initializer.attrs.data
    return told or initializer is None or isinstance(initializer, str)


def _turned_over(variable: Variable, value: Value, made: Mapping[Variable, Created]) -> Variable | None:
    """The one matrix of which a value that another one is given is the transpose, where both are trainable."""
    if not isinstance(value, Tensor) or value.leaves or variable.trainable is not True:
        return None
    of = value.reads | value.gradients
    source = next(iter(of)) if len(of) == 1 else None
    if source not in made or source is None or source.trainable is not True:
        return None
    if source.graph is not variable.graph and not (is_eager(source) and is_eager(variable)):
        return None
    shapes = source.shape, variable.shape
    return source if shapes[0] is not None and len(shapes[0]) == 2 and shapes[1] == shapes[0][::-1] else None


def _meet(run: Run, one: Variable, two: Variable) -> bool:
    """Whether one of the two is applied to data that was computed with the other."""
    return any((e.variable is one and two in e.reads) or (e.variable is two and one in e.reads) for e in events(run, Fed))
