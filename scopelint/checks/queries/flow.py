"""What flowed between variables: the data that each was applied to, and what a cell or a layer added to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...exploration.explore import Run
from ...language.trace import Frame, Moment, Noted, Turn
from ...primitives.leaves import Named
from ...primitives.tensors import Tensor, weights_of
from ...record.events import Created, Fed
from ...tf.shapes import compatible
from ...tf.variables import Variable
from .accesses import events
from .ways import activation, are_items_alike, is_within, written_twice


def first_data(run: Run) -> dict[Variable, Fed]:
    """What each variable was applied to at first."""
    fed: dict[Variable, Fed] = {}
    for event in events(run, Fed):
        fed.setdefault(event.variable, event)
    return fed


def are_of_other_sizes(one: Fed | None, two: Fed | None) -> bool:
    """Whether a weight meets data of another size than before, the number of examples aside."""
    pairs = zip(one.shapes, two.shapes, strict=False) if one is not None and two is not None else ()
    known = (zip(a[1:], b[1:], strict=True) for a, b in pairs if a is not None and b is not None and len(a) == len(b))
    return any(isinstance(x, int) and isinstance(y, int) and x != y for sizes in known for x, y in sizes)


def are_counted_only(turns: tuple[Frame, Frame], data: Fed | None) -> bool:
    """Whether two turns of a loop are told apart by their numbers, and what a variable was given first is what the program is given."""
    counted = all(isinstance(turn, Turn) and isinstance(turn.item, int) for turn in turns)
    return counted and data is not None and bool(data.leaves) and all(isinstance(leaf, Named) for leaf in data.leaves)


def data_of_access(run: Run) -> dict[Moment | None, Fed]:
    """What a variable was applied to, by the moment that made or took it."""
    return {event.access: event for event in events(run, Fed)}


def are_of_one_network(first: Created, second: Created, fed: Mapping[Variable, Fed]) -> bool:
    """Whether two layers of one piece of code are a stack, or branches: of two shapes, or without any new data for the second."""
    one, two = fed.get(first.variable), fed.get(second.variable)
    if first.variable.shape != second.variable.shape:
        return True
    return one is not None and two is not None and two.leaves <= one.leaves and (first.variable in two.reads or one.reads == two.reads)


def are_of_one_pass(first: Created, second: Created, fed: Mapping[Variable, Fed]) -> bool:
    """Whether one piece of code makes two weights of one network, which no pass could share: they are of two shapes, or within one
    opening of a scope two calls that are written down only make them, for others to apply, or lay one upon the other."""
    ours, theirs = first.variable.shape, second.variable.shape
    one, two = fed.get(first.variable), fed.get(second.variable)
    if one is None or two is None or not compatible(ours, theirs):
        return not compatible(ours, theirs)
    stacked = first.variable in two.reads and two.leaves <= one.leaves
    if stacked and ours != theirs:
        return True
    calls = written_twice(first.moment, second.moment) if first.asked.openings == second.asked.openings else None
    return calls is not None and (stacked or not any(is_within(e.moment, call) for e, call in zip((one, two), calls, strict=True)))


def variables_in(noted: Iterable[Variable] | None) -> frozenset[Variable]:
    """The variables of a note's fact, which is None where there are none."""
    return frozenset(noted or ())


def own_variables(step: Noted) -> frozenset[Variable]:
    """The variables of the cell or layer that made a step: those that are in what came out, and not in what went in."""
    out, inputs, state = (variables_in(step.facts.get(fact)) for fact in ("out", "inputs", "state"))
    return out - inputs - state


def source_of(event: Noted) -> Variable | None:
    """The one variable that an assignment moves another one to, or towards."""
    variable, value = event.facts["variable"], event.facts["value"]
    if not isinstance(variable, Variable) or not isinstance(value, Tensor | Variable):
        return None
    whole = weights_of(value)
    if whole is None and isinstance(value, Tensor):
        others = value.reads - {variable}
        whole = next(iter(others)) if len(others) == 1 and value.reads != others else None
    return whole if whole is not None and whole is not variable and whole.shape == variable.shape else None


def would_repeat(first: Created, second: Created, fed: Mapping[Variable, Fed], made: Mapping[Variable, Created]) -> bool:
    """Whether two calls of one function, which are told the same, take the same data: with one variable they would compute one thing twice.

    So they are units beside each other, and what they share is what they ask `get_variable` for. So are the items of a list.
    """
    if are_items_alike(first.moment, second.moment):
        return True
    one, two = activation(first.moment), activation(second.moment)
    if one is None or two is None or one is two or (one.label, one.known) != (two.label, two.known):
        return False
    here, there = fed.get(first.variable), fed.get(second.variable)
    if here is None or there is None or not here.leaves or here.leaves != there.leaves:
        return False
    return _from_outside(here, one, made) == _from_outside(there, two, made)


def _from_outside(data: Fed, call: Frame, made: Mapping[Variable, Created]) -> frozenset[Variable]:
    """The variables that data was computed from, without those that the call has made itself."""
    return frozenset(v for v in data.reads if v not in made or not is_within(made[v].moment, call))
