"""Tables under AUTO_REUSE of which each field was to have its own: TVS301.

A function looks numbers up for one field after the other, is told which, and never reads that: all fields have one table. That it is told
says that they were to be told apart. Or the tables are called after their sizes, and two fields happen to have as many values. A sequence
of numbers is no field: the words of a question and those of its answer may well have one table, whatever they are called.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import combinations
from typing import NamedTuple

from ..domain.symbols import show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment
from ..primitives.leaves import Named
from ..primitives.tensors import Tensor
from ..record.events import Created, Fed, Shared
from ..source.mentions import fallbacks, names_in, reads, told_at
from ..source.nodes import FunctionDef, Module
from ..tf.variables import Variable
from .queries.accesses import creations, events, noted, taken
from .queries.flow import data_of_access
from .queries.names import one_network
from .queries.ways import caller, parted_in_turns, parting, users_call
from .queries.words import MEANT, TABLES, words_of
from .sharing_by_names import met
from .sightings import Sighting, run_check

_FEWEST = 3
"""Fewer may be the two ends of something, of which each is one of the same things."""


class _Lookup(NamedTuple):
    """A table's use for one field: the call of the function that looks numbers up, and the name of the field that it is told."""

    event: Created | Shared
    call: Frame
    parameter: str
    field: str


@run_check("TVS301", key=lambda sighting: parting(sighting.earlier or sighting.moment, sighting.moment))
def one_table_for_all_fields(run: Run) -> Iterator[Sighting]:
    """A function that is given the name of a field, and never reads it, has one table for all of them."""
    shared = taken(run)
    fed, made = data_of_access(run) if shared else {}, creations(run)
    tables: dict[Variable, list[_Lookup]] = {}
    for variable in dict.fromkeys(again.variable for _, again in shared):
        uses: list[Created | Shared] = [made[variable], *(again for _, again in shared if again.variable is variable)]
        tables[variable] = [each for use in uses if _is_of_a_field(fed.get(use.moment)) for each in _told(use)]
    for variable, lookups in tables.items():
        around = caller(lookups[0].call) if lookups else None
        here = [each for each in lookups if caller(each.call) is around and each.parameter == lookups[0].parameter]
        fields = {each.field: each for each in reversed(here)}
        if len(fields) < 2 or any(one_network(*pair) for pair in combinations(fields, 2)):
            continue
        if len(fields) < _FEWEST and len(fields) + _in_other_tables(made, fed, variable, here) < _FEWEST:
            continue
        first, again = here[0], next(each for each in here if each.field != here[0].field)
        if isinstance(first.event, Created) and isinstance(again.event, Shared):
            reason = f"both {first.field!r} and {again.field!r}, as {first.call.label} never reads {first.parameter!r}"
            yield met(first.event, again.event, reason)


def _in_other_tables(made: Mapping[Variable, Created], fed: dict[Moment | None, Fed], variable: Variable, here: list[_Lookup]) -> int:
    """How many fields have tables of their own, by the same line and the same words: numbers such as their sizes tell them apart."""
    line, others = made[variable].moment.place, list[_Lookup]()
    for event in made.values():
        if event.moment.place == line and event.variable is not variable and _is_of_a_field(fed.get(event.moment)):
            others += [each for each in _told(event) if each.parameter == here[0].parameter and caller(each.call) is caller(here[0].call)]
    words = {tuple((n, v) for n, v in each.call.known if isinstance(v, str) and n != each.parameter) for each in (*here, *others)}
    return len({each.field for each in others} - {each.field for each in here}) if len(words) == 1 else 0


@run_check("TVS301", key=lambda sighting: sighting.moment.user_place())
def one_table_for_one_size(run: Run) -> Iterator[Sighting]:
    """Each field has a table that is called after its size: two fields of as many values have one, where others have their own."""
    shared = [pair for pair in taken(run) if _is_called_after_its_size(pair.again)]
    fed = data_of_access(run) if shared else {}
    tables: dict[object, set[object]] = {}
    for made in events(run, Created) if shared else ():
        if _is_called_after_its_size(made) and _is_of_a_field(fed.get(made.moment)):
            tables.setdefault((made.variable.graph, made.moment.user_place()), set()).add(made.variable.shape)
    for first, again in shared:
        one, two = fed.get(first.moment), fed.get(again.moment)
        if one is None or two is None or not _is_of_a_field(one) or not _is_of_a_field(two) or _may_be_one_field(one, two):
            continue
        here = (again.variable.graph, again.moment.user_place())
        if first.moment.user_place() == again.moment.user_place() and len(tables.get(here, ())) > 1:
            yield met(first, again, "two fields of as many values, as it is called after its size")


@run_check("TVS301", key=lambda sighting: sighting.moment.user_place())
def one_table_for_two_sizes(run: Run) -> Iterator[Sighting]:
    """A function is told how many rows a field's table has, by another name for each field, and the two numbers happen to be the same.

    If they were not, TensorFlow would refuse to share: so each field was to have its own.
    """
    shared = [pair for pair in taken(run) if _calls_told_sizes(pair.first, pair.again) is not None]
    fed = data_of_access(run) if shared else {}
    files = {e.facts["filename"]: e.facts["module"] for e in noted(run, "taken in")} if shared else {}
    for first, again in shared:
        one, two = fed.get(first.moment), fed.get(again.moment)
        calls = _calls_told_sizes(first, again)
        if one is None or two is None or calls is None or not _is_of_numbers(one) or not _is_of_numbers(two) or _may_be_one_field(one, two):
            continue
        names = (_size_told(calls[0], first, files), _size_told(calls[1], again, files))
        if all(names) and names[0] != names[1] and not MEANT.stand_in(show(again.variable.op_name), *names):
            yield met(first, again, f"both a field of {names[0]} and one of {names[1]}, which are as many")


def _calls_told_sizes(first: Created, again: Shared) -> tuple[Frame, Frame] | None:
    """Two calls, in two places, of the user's function that makes a table, and that is told how many rows it has."""
    if first.variable.shape is None or len(first.variable.shape) != 2:
        return None
    one, two = users_call(first.moment), users_call(again.moment)
    if one is None or two is None or one.place == two.place or one.node is not two.node or not isinstance(one.node, FunctionDef):
        return None
    return (one, two) if _size_parameter(two, again) is not None else None


def _size_parameter(call: Frame, event: Created | Shared) -> str | None:
    """The one parameter of a call that is the number of a table's rows."""
    rows = (event.variable.shape or (None,))[0]
    sizes = [name for name, value in call.known if type(value) is int and value == rows]
    return sizes[0] if len(sizes) == 1 else None


def _size_told(call: Frame, event: Created | Shared, files: Mapping[str, Module]) -> str:
    """By what name a call is told how many rows a table has; empty if that is not known."""
    parameter, around = _size_parameter(call, event), caller(call)
    inside = around.node if around is not None else files.get(call.place.filename)
    if parameter is None or inside is None or not isinstance(call.node, FunctionDef) or parameter not in call.node.params.in_order:
        return ""
    return told_at(inside.body, call.place.span, parameter, call.node.params.in_order.index(parameter) - (call.receiver is not None))


@run_check("TVS301", key=lambda sighting: sighting.moment.user_place())
def one_table_by_default(run: Run) -> Iterator[Sighting]:
    """Each field has a table of the name that it tells, or one of a name that says nothing: two fields that tell none have one table."""
    shared = [pair for pair in taken(run) if _falls_back(pair.again)]
    fed, made = data_of_access(run) if shared else {}, creations(run) if shared else {}
    for variable in dict.fromkeys(pair.again.variable for pair in shared):
        uses: list[Created | Shared] = [made[variable], *(pair.again for pair in shared if pair.again.variable is variable)]
        fields = [(use, data) for use in uses if (data := fed.get(use.moment)) is not None and _is_of_a_field(data)]
        loops = {turns[1].place for e in made.values() if _is_like(made[variable], e) and (turns := _turns(e, made[variable]))}
        for (one, data), (two, other) in combinations(fields if loops else [], 2):
            turns = _turns(one, two)
            if turns is not None and turns[1].place in loops and isinstance(two, Shared) and not _may_be_one_field(data, other, True):
                part = show(two.asked.scope).rpartition("/")[2]
                yield met(made[variable], two, f"two fields that have told no name of their own, as both are {part!r} then")
                break


def _is_like(one: Created, other: Created) -> bool:
    """Whether two tables are made by one line, by one name in two scopes."""
    same = one.variable.graph is other.variable.graph and one.asked.name == other.asked.name
    return same and one.variable is not other.variable and one.moment.user_place() == other.moment.user_place()


def _turns(one: Created | Shared, two: Created | Shared) -> tuple[Frame, Frame] | None:
    return parted_in_turns(one.moment, two.moment)


def _falls_back(event: Shared) -> bool:
    """Whether a table is in a scope that has the name of any table, on which the function that opens it falls back."""
    opened, part = event.asked.reuse_origin, show(event.asked.scope).rpartition("/")[2]
    call = users_call(opened) if isinstance(opened, Moment) else None
    words = words_of(part)
    return bool(words) and all(map(TABLES.have, words)) and call is not None and call.node is not None and part in fallbacks(call.node)


def _is_called_after_its_size(event: Created | Shared) -> bool:
    """Whether the name of a table has numbers, all of which are those of its shape, and the number of its rows is among them."""
    shape, parts = event.variable.shape or (), show(event.variable.key or "").split("/")
    numbered = next((part for part in reversed(parts) if re.search(r"\d", part)), "")
    numbers = [int(number) for number in re.findall(r"\d+", numbered)]
    return shape[:1] != () and shape[0] in numbers and set(numbers) <= set(shape) and not MEANT.stand_in(*parts)


def _may_be_one_field(one: Fed, two: Fed, unnamed: bool = False) -> bool:
    """Whether two data are the same, or are called alike: an item, and the item before it. What has no name may be two `unnamed` ones."""
    if one.data == two.data or one.leaves & two.leaves:
        return True
    words = [{w for leaf in e.leaves if isinstance(leaf, Named) for w in words_of(str(leaf.name)) if len(w) > 2} for e in (one, two)]
    return bool((words[0] & words[1]) - ({"placeholder"} if unnamed else set()))


def _told(use: Created | Shared) -> Iterator[_Lookup]:
    """What the function that asks for a variable is told and never reads. One that stands in for another is told what that one reads."""
    call = users_call(use.moment)
    if call is not None and isinstance(call.node, FunctionDef) and call.receiver is None:
        node, around = call.node, caller(call)
        stands_in = around is not None and around.node is not None and node.name not in names_in(around.node)
        told = () if stands_in else call.known
        yield from (_Lookup(use, call, name, value) for name, value in told if isinstance(value, str) and not reads(node, name))


def _is_of_a_field(fed: Fed | None) -> bool:
    """Whether a variable was looked up in by numbers, one for each example."""
    if fed is None or fed.reads or len(fed.data) != 1:
        return False
    data = fed.data[0]
    return isinstance(data, Tensor) and str(data.dtype).startswith(("int", "uint")) and data.shape is not None and len(data.shape) == 1


def _is_of_numbers(fed: Fed) -> bool:
    """Whether a table with rows and columns met a number for each example, or what was computed of one: it is looked up in."""
    return not fed.reads and len(fed.shapes) == 1 and fed.shapes[0] is not None and len(fed.shapes[0]) == 1
