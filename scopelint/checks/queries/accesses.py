"""Who made a variable, who took it, and who changed it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from heapq import merge
from typing import NamedTuple, TypeVar, cast

from ...domain.symbols import show
from ...exploration.explore import Run
from ...language.trace import Event, Frame, Moment, Noted, Place, Value
from ...primitives.tensors import Tensor, weights_of
from ...record.events import Created, Shared
from ...tf.shapes import ZEROS
from ...tf.variables import Variable
from .ways import is_within, parted

E = TypeVar("E", bound=Event)


_OF_NO_STATE = frozenset({"device ends", "drawn", "latest", "monitored run", "restored", "run", "saved", "saver", "session", "trained"})
"""Words for what is told of variables, operations and places alone, or of objects that nobody looks into."""


def events(run: Run, kind: type[E]) -> Iterator[E]:
    """The events of one kind."""
    found = [each for each in run.of_types() if issubclass(each, kind)]
    if len(found) == 1:
        return iter(cast("list[E]", run.of_types()[found[0]]))
    return (event for event in run.events if isinstance(event, kind)) if found else iter(())


def noted(run: Run, *what: str) -> Iterator[Noted]:
    """What library functions noted in these words."""
    words = run.of_words()
    found = [words[word] for word in {*what} if word in words]
    if found and not _OF_NO_STATE.issuperset(what):
        run.show()
    return (event for _, event in (found[0] if len(found) == 1 else merge(*found)))


def creations(run: Run) -> Mapping[Variable, Created]:
    """Where each variable was made."""
    return run.once(_creations)


def likeness(event: Created) -> object:
    """What is the same of two variables that one piece of code makes in two graphs."""
    return event.moment.user_place(), event.variable.op_name, event.variable.shape


def _creations(run: Run) -> Mapping[Variable, Created]:
    return {event.variable: event for event in events(run, Created)}


def takings(run: Run) -> Mapping[Moment, Shared]:
    """Where a variable that existed was taken, by the moment."""
    return run.once(_takings)


def _takings(run: Run) -> Mapping[Moment, Shared]:
    return {event.moment: event for event in events(run, Shared)}


class Taken(NamedTuple):
    """A variable that AUTO_REUSE shared: where it was made, and where it was taken again."""

    first: Created
    again: Shared


def taken(run: Run) -> list[Taken]:
    """Every use of a variable that AUTO_REUSE shared, as far as the run made it."""
    made = creations(run)
    found = [Taken(made[event.variable], event) for event in events(run, Shared) if event.auto and event.variable in made]
    return [each for each in found if not is_called_twice(run, each.again.moment)]


def is_called_twice(run: Run, again: Moment) -> bool:
    """Whether a variable is taken by a second call, by its name, of one template, which is there to share: the turns of a loop may well
    stack it."""
    called = run.once(templates_called)
    before = run.once(_accesses_before).get(again) if called else None
    ways = parted(before, again) if before is not None else None
    if before is None or ways is None or any(way.turn is not None for way in ways):
        return False
    one, two = (
        {id(template) for f in moment.frames() if f.depth >= way.depth and (template := called.get((id(f.parent), f.place))) is not None}
        for moment, way in zip((before, again), ways, strict=True)
    )
    return not one.isdisjoint(two)


def _accesses_before(run: Run) -> dict[Moment, Moment]:
    """Where a variable was made or taken last before it is taken."""
    found: dict[Moment, Moment] = {}
    last: dict[Variable, Moment] = {}
    for event in run.events:
        if isinstance(event, Created | Shared):
            if event.variable in last:
                found[event.moment] = last[event.variable]
            last[event.variable] = event.moment
    return found


def templates_called(run: Run) -> dict[tuple[int, Place], Value]:
    """The templates that are called, by the call around, which they keep alive, and by where: to be asked once of a run."""
    return {(id(e.moment.frame), e.moment.place): e.facts["template"] for e in noted(run, "template called")}


def accesses_within(run: Run, frame: Frame) -> Iterator[Created | Shared]:
    """The variables that were made or taken inside a call or a turn of a loop."""
    return iter(run.once(_by_frame).get(id(frame), ()))


def made_by_call(run: Run, call: Moment) -> Created | None:
    """The first variable that is made in a call, by the moment before it."""
    later = (e for e in events(run, Created) if e.moment.serial > call.serial)
    return next((e for e in later if any(f.parent is call.frame and f.place == call.place for f in e.moment.frames())), None)


def _by_frame(run: Run) -> dict[int, list[Created | Shared]]:
    """The accesses inside each call and each turn, by the identity of its frame, which they keep alive."""
    found: dict[int, list[Created | Shared]] = {}
    for event in run.events:
        if isinstance(event, Created | Shared) and event.moment.frame is not None:
            for frame in event.moment.frame.outwards():
                found.setdefault(id(frame), []).append(event)
    return found


def trainings(run: Run) -> Iterator[tuple[Variable, Noted]]:
    """Every variable that an optimizer trains, each time."""
    return ((v, event) for event in noted(run, "trained") for v in event.facts["variables"] if isinstance(v, Variable))


def assignments(run: Run) -> dict[object, Noted]:
    """Where each variable was assigned last."""
    return {event.facts["variable"]: event for event in noted(run, "assigned")}


def changes(run: Run) -> dict[object, Noted]:
    """Where each variable that changes was assigned last, or else trained last."""
    return {**dict(trainings(run)), **assignments(run)}


def reads_of(event: Noted) -> frozenset[Variable]:
    """The variables that an assigned value comes of."""
    value = event.facts["value"]
    return value.reads if isinstance(value, Tensor) else frozenset([value]) if isinstance(value, Variable) else frozenset()


def goes_on(event: Noted) -> bool:
    """Whether an assignment goes by the value that the variable has."""
    return event.facts["how"] in ("assign_add", "assign_sub") or event.facts["variable"] in reads_of(event)


def is_copied(run: Run, one: Created, other: Created) -> bool:
    """Whether one of two variables begins with what comes of the other or is assigned it, and no data: to the program they are two."""
    given = [(e.facts["variable"], e.facts["value"]) for e in noted(run, "assigned")] + [(e.variable, initial_of(e)) for e in (one, other)]
    pairs = ((v, _weights_in(value)) for v, value in given)
    return any((v is one.variable and other.variable in of) or (v is other.variable and one.variable in of) for v, of in pairs)


def initial_of(event: Created) -> Value:
    """What a variable begins with."""
    facts = event.asked.initializer
    return facts.value if facts is not None else event.variable.initializer


def _weights_in(value: Value) -> frozenset[Variable]:
    """The variables that a value comes of, and of no data."""
    if isinstance(value, Tensor):
        return frozenset[Variable]() if value.leaves else value.reads | value.gradients
    return frozenset([value]) if isinstance(value, Variable) else frozenset()


def is_kept(run: Run, one: Created, other: Created) -> bool:
    """Whether the second of two variables is a copy of the first, or a program gives it values that come of no variable."""
    given = (e for e in noted(run, "assigned") if e.facts["variable"] is other.variable)
    by_hand = any(e.facts["how"] == "assign" and not reads_of(e) for e in given)
    return by_hand or is_copied(run, one, other) or any(other.variable in e.facts["variables"] for e in noted(run, "loaded"))


def is_set_anew(run: Run, variable: Variable) -> bool:
    """Whether a program looks at a whole number, and each time only once it has set it, to what does not come of what it was."""
    if variable.dtype not in ZEROS:
        return False
    look = next((e for e in noted(run, "value read") if e.facts["variable"] is variable), None)
    given = [e for e in noted(run, "assigned") if e.facts["variable"] is variable]
    return look is not None and bool(given) and given[0].moment.serial < look.moment.serial and not any(map(goes_on, given))


def is_itself(value: Tensor | Variable, variable: Variable) -> bool:
    """Whether a value is a variable's own, or a sum of multiples of that as in a moving average."""
    if weights_of(value) is variable:
        return True
    blend = value.blend if isinstance(value, Tensor) else None
    return blend is not None and blend[0] is variable and blend[1] > 1


def is_from_itself(event: Noted) -> bool:
    """Whether a variable is assigned what it holds, or a sum of multiples of that."""
    variable, value = event.facts["variable"], event.facts["value"]
    known = event.facts["how"] == "assign" and isinstance(variable, Variable) and isinstance(value, Tensor | Variable)
    return known and is_itself(value, variable)


def site_of(variable: Variable) -> Moment | None:
    """The moment that made a variable; None if that is not known."""
    return variable.site if isinstance(variable.site, Moment) else None


def place_made(variable: Variable) -> Place | None:
    """The piece of code that made a variable; None if that is not known."""
    site = site_of(variable)
    return None if site is None else site.place


def name_of(variable: Variable) -> str:
    """A variable's full name, as messages show it."""
    return show(variable.op_name)


def differ_in_shape(one: Variable, other: Variable) -> bool:
    """Whether two shapes are known, and are not one. What is of no size was not meant to be as it is."""
    known = [v.shape for v in (one, other) if v.shape is not None and all(isinstance(d, int) and d for d in v.shape)]
    return len(known) == 2 and known[0] != known[1]


def are_twins(one: Created, other: Created) -> bool:
    """Whether one piece of code has made both, alike."""
    alike = one.moment.place == other.moment.place and one.variable.shape == other.variable.shape
    return alike and one.variable.graph is other.variable.graph


def rebindings(run: Run) -> Iterator[Noted]:
    """Where an assignment gives something another object than it had; not where a loop goes on to its next item."""
    return (event for event in noted(run, "rebound") if not event.facts["turning"])


def scope_opened(first: Created, again: Shared) -> tuple[Moment, Moment] | None:
    """Where each of two calls opens the scope that both have, by one line that lets the second share, be it deep inside of them."""
    ways, flags = parted(first.moment, again.moment), (first.asked.reuse_origin, again.asked.reuse_origin)
    if ways is None or not all(isinstance(flag, Moment) and is_within(flag, way) for flag, way in zip(flags, ways, strict=True)):
        return None
    before, after = (flag for flag in flags if isinstance(flag, Moment))
    return (before, after) if before.user_place() == after.user_place() else None


def scope_entered(first: Created, again: Shared) -> tuple[Moment, Moment] | None:
    """Where each of two calls enters the outermost scope that it opens itself, by one line of the user's, whoever set the flag."""
    ways = parted(first.moment, again.moment)
    if ways is None:
        return None
    before, after = opening_within(first, ways[0]), opening_within(again, ways[1])
    if before is None or after is None or before.place.stub or after.place.stub:
        return None
    return (before, after) if before.user_place() == after.user_place() else None


def opening_within(event: Created | Shared, way: Frame) -> Moment | None:
    """Where the outermost of the scopes of a variable was opened that was opened within a call."""
    return next((m for _, m in event.asked.openings if isinstance(m, Moment) and is_within(m, way)), None)


def template_of(run: Run, opened: Moment) -> Noted | None:
    """What made the template by a call of which a scope was opened."""
    called = (e for e in noted(run, "template called") if e.moment.frame is opened.frame and e.moment.place == opened.place)
    template = next((e.facts["template"] for e in called), None)
    return next((e for e in noted(run, "template") if e.facts["template"] is template), None)
