"""Which variables an object of the program's holds, as the run left it."""

from __future__ import annotations

import itertools
from collections.abc import Iterator

from ...domain.symbols import Choice
from ...exploration.explore import Run
from ...language.trace import Moment, Noted, Value
from ...language.values import BoundMethod, DictValue, Instance, ListValue, Partial
from ...primitives.contents import View, objects_in
from ...primitives.tensors import Tensor
from ...record.events import Created
from ...tf.graph import Graph
from ...tf.variables import Variable
from .accesses import noted


def variables_of(value: Value) -> frozenset[Variable]:
    """The variables in an object, or in what it holds; itself if it is one."""
    return frozenset(each for each in _held(value) if isinstance(each, Variable))


def tensors_of(value: Value) -> list[Tensor]:
    """The tensors in a list or a dict, or in what it holds."""
    return [each for each in _held(value) if isinstance(each, Tensor)]


def own_of(model: Value) -> frozenset[Variable]:
    """A model's own variables: not what an optimizer counts its steps in, which may be there before the model has any."""
    optimizer = model.attrs.data.get("optimizer") if isinstance(model, Instance) else None
    return variables_of(model) - {v for v in variables_of(optimizer) if v.trainable is False}


def is_count(variable: Variable) -> bool:
    """Whether a variable is a whole number that is not trained, as a step is."""
    return variable.trainable is False and variable.shape == () and str(variable.dtype).startswith("int")


def is_eager(variable: Variable) -> bool:
    """Whether eager code makes a variable, be it where Keras or a `tf.function` traces it."""
    graph = variable.graph
    return any(each.eager for each in graph.outwards()) if isinstance(graph, Graph) else graph.eager


def instances_in(value: Value) -> Iterator[Instance]:
    """An object, and those that it holds."""
    return (each for each in _held(value) if isinstance(each, Instance))


def of_its_own(run: Run, first: Created, other: Created) -> bool:
    """Whether the two are of two objects that were there before, each of which makes its variables at its first call."""
    one, two = _holder(run, first), _holder(run, other)
    return one is not None and two is not None and one is not two and two.serial < first.moment.serial


def layers_made(run: Run) -> dict[Variable, Moment]:
    """Where the layer was made that has a variable."""
    made: dict[Variable, Moment] = {}
    for event in noted(run, "layer made"):
        for variable in variables_of(event.facts["layer"]):
            made.setdefault(variable, event.moment)
    return made


def _holder(run: Run, event: Created) -> Instance | None:
    """The layer that has a variable, or the object in whose method it was made and that has it."""
    applied = (e.facts["cell"] for e in noted(run, "layer applied") if e.moment.serial > event.moment.serial)
    receivers = (f.receiver for f in reversed(event.moment.frames()))
    objects = (each for each in itertools.chain(applied, receivers) if isinstance(each, Instance))
    return next((each for each in objects if event.variable in variables_of(each)), None)


def _held(value: Value) -> Iterator[Value]:
    seen: set[int] = set()
    stack = [value]
    while stack:
        value = stack.pop()
        if isinstance(value, tuple):
            stack.extend(value)
        elif isinstance(value, Choice):
            stack.extend((value.no, value.yes))
        elif id(value) not in seen:
            seen.add(id(value))
            yield value
            if isinstance(value, ListValue | DictValue):
                stack.extend(value.cells.data.values())
            elif isinstance(value, Instance):
                stack.extend(value.attrs.data.values())
            elif isinstance(value, View):
                stack.extend(objects_in(value))


def kept_under_keys(holder: Value, *variables: Variable) -> bool:
    """Whether a dict that an object holds has each of some variables under a key of its own."""
    for table in (each for each in _held(holder) if isinstance(each, DictValue)):
        values = [variables_of(value) for value in table.cells.data.values()]
        keys = [next((n for n, held in enumerate(values) if variable in held), None) for variable in variables]
        if None not in keys and len({*keys}) == len(keys):
            return True
    return False


def put_out_of_sight(run: Run, tracked: Noted, variable: Variable) -> Noted | None:
    """Where what hides a variable from what tracks was made an attribute, by the `ways` to what was hidden then; or where a function that
    has it was put into the list or dict that the attribute is."""
    ways = [(holder, name) for holder, name, held in reversed(tracked.facts["ways"]) if variable in held]
    kept = [holder.attrs.data.get(name) for holder, name in ways if isinstance(holder, Instance)]
    for event in noted(run, "put in") if kept else ():
        inside = event.moment.serial < tracked.moment.serial and any(event.facts["container"] is each for each in kept)
        if inside and variable in variables_of(_bound_to(event.facts["item"])):
            return event
    before = {(id(e.facts["holder"]), e.facts["name"]): e for e in noted(run, "held") if e.moment.serial < tracked.moment.serial}
    return next((before[way] for holder, name in ways if (way := (id(holder), name)) in before), None)


def _bound_to(function: Value) -> tuple[Value, ...]:
    """What a function of the program's goes by: the arguments that it has already, or its object."""
    if isinstance(function, Partial):
        return (*function.positional, *function.keywords.values(), *_bound_to(function.function))
    return (function.receiver,) if isinstance(function, BoundMethod) else ()
