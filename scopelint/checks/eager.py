"""Eager execution and TF2: variables that nobody keeps (TVS401, TVS402, TVS404 to TVS406, TVS413).

Eager execution knows no variable store. What keeps a variable alive and shares it is the Python object, so that code which
makes a variable each time it runs has another one each time.
"""

from __future__ import annotations

import itertools
from collections.abc import Collection, Iterator
from dataclasses import replace
from typing import NamedTuple

from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Moment, Noted, Place, Value
from ..language.values import DictValue, Instance
from ..primitives.tensors import Tensor, weights_of
from ..record.events import Created, Fed
from ..tf.variables import Variable
from .added_when_built import is_refused
from .findings import Act, Finding, Life, Pair
from .queries.accesses import changes, creations, events, is_set_anew, name_of, noted, reads_of, site_of, trainings
from .queries.flow import variables_in
from .queries.holding import kept_under_keys, of_its_own, put_out_of_sight, variables_of
from .queries.order import again, by_age, compatible, first_after, oldest
from .queries.sessions import builds_graphs
from .queries.taken_over import is_left_behind
from .queries.ways import at_call, is_asked_by_the_user, is_within, loops_around, parted, parted_in_turns, receiver, users_call, written_in
from .queries.words import COMMON, EPOCHS, MEANT
from .registry import check
from .sightings import Sighting, run_check, seen


@check("TVS401")
def thrown_away(exploration: Exploration) -> Iterator[Finding]:
    """A variable that each turn of a training loop makes, trains by one step, and forgets."""
    tests = exploration.root.kind in ("test", "tests")  # what a test records, it may only look at
    yield from seen("TVS401", exploration, lambda run: _thrown_away(run, unless_trained=not tests))


def _thrown_away(run: Run, unless_trained: bool) -> Iterator[Sighting]:
    trained = [(v, e.moment) for v, e in trainings(run)]
    trained += [(e.facts["variable"], e.moment) for e in noted(run, "assigned") if e.facts["how"] != "assign"]
    recorded = _recorded(run)
    repeated = list(noted(run, "trace reused"))
    objects = {id(e.facts["object"]): e.moment for e in noted(run, "object made")}
    for first, other in again(recorded, lambda e: (e.moment.user_place(), e.moment.place, e.asked.name, _repeated_by(e.moment))):
        turns = parted_in_turns(first.moment, other.moment)
        if turns is None or turns[0].place.stub or any(is_within(e.moment, turns[0]) for e in repeated):
            continue  # what a traced function does once, it does again when it is called again
        if (first.variable.dtype, first.variable.shape) != (other.variable.dtype, other.variable.shape):
            continue  # the turns go over kinds of variables
        if _calls_within(first.moment, turns[0]) != _calls_within(other.moment, turns[1]):
            continue  # the turns go over what makes them
        steps = [moment for variable, moment in trained if variable is first.variable]
        before, tape = recorded[first], recorded[other]
        # One tape around all turns records one pass through the layers of a model, not one training step after the other.
        two_steps = before is not None and tape is not None and tape is not before and (unless_trained or bool(trained))
        of_epoch = EPOCHS.stand_in(turns[1].label) and bool(steps) and all(is_within(step, turns[0]) for step in steps)
        if of_epoch or (len(steps) == 1 and is_within(steps[0], turns[0])) or (not steps and two_steps):
            if of_its_own(run, first, other) or _is_saved(run, first.variable, turns[0]) or _is_found_for_once(run, first, steps, turns[0]):
                continue
            if _are_kept_by_keys(first, other):
                continue
            yield Sighting(
                variable=other.variable,
                moment=_holder_made(other, turns[1], objects),
                told="made anew here in the next turn",
                earlier=_holder_made(first, turns[0], objects),
                before="made here, and trained by one step" if steps else "made here, while a tape records",
                shown=Pair(first.moment, other.moment, shared=False, told="turns"),
            )


def _is_found_for_once(run: Run, made: Created, steps: list[Moment], turn: Frame) -> bool:
    """Whether a turn runs layers on what its step has made of a variable of the program's own: a perturbation of one batch."""
    if made.moment.place.stub or not steps:
        return False
    later = (e for e in noted(run, "layer applied") if e.moment.serial > steps[-1].serial and is_within(e.moment, turn))
    return any(made.variable in variables_in(e.facts["inputs"]) for e in later)


def _are_kept_by_keys(first: Created, other: Created) -> bool:
    """Whether an object in whose methods both are made keeps the one under another key than the other: neither is thrown away."""
    theirs = {id(f.receiver) for f in other.moment.frames()}
    keepers = (f.receiver for f in first.moment.frames() if isinstance(f.receiver, Instance) and id(f.receiver) in theirs)
    tables = (table for keeper in keepers for table in keeper.attrs.data.values() if isinstance(table, DictValue))
    for table in tables:
        held = [variables_of(each) for each in table.cells.data.values()]
        if any(first.variable in each and other.variable not in each for each in held) and any(other.variable in each for each in held):
            return True
    return False


def _is_saved(run: Run, variable: Variable, turn: Frame) -> bool:
    """Whether a turn saves a variable: what is on disk is not thrown away."""
    saved = (e for e in noted(run, "checkpoint", "weights saved", "model saved") if is_within(e.moment, turn))
    return any(variable in variables_of(e.facts.get("holds", e.facts.get("model"))) for e in saved)


def _calls_within(moment: Moment, turn: Frame) -> list[str]:
    """What the calls are of that lead from a turn to a moment in it."""
    return [frame.label for frame in moment.frames() if frame.depth > turn.depth]


def _holder_made(event: Created, turn: Frame, objects: dict[int, Moment]) -> Moment:
    """Where the object is made in a turn that makes a variable of its own, at once or when it is called: its class is not what is wrong."""
    for frame in itertools.takewhile(lambda f: not _is_initializer(f), (f for f in event.moment.frames() if f.depth > turn.depth)):
        made = objects.get(id(frame.receiver))
        if made is not None and is_within(made, turn) and event.variable in variables_of(frame.receiver):
            return made
    return _object_made(event.moment, turn)


def _object_made(moment: Moment, around: Frame) -> Moment:
    """Where the object is made inside of a turn or call in whose initializer a moment is: its class is not what is wrong."""
    for frame in moment.frames():
        if frame.depth > around.depth and _is_initializer(frame):
            return moment if frame.place.stub else at_call(moment, frame)
    return moment


def _is_initializer(frame: Frame) -> bool:
    return isinstance(frame.receiver, Instance) and frame.label == frame.receiver.cls.name


def _repeated_by(moment: Moment) -> Place | None:
    """The outermost loop around a moment: what is made there is none of what is made before it."""
    loops = loops_around(moment)
    return loops[0].place if loops else None


@run_check("TVS401")
def optimizers_thrown_away(run: Run) -> Iterator[Sighting]:
    """An optimizer that each turn of a training loop makes: what it has gathered of the variables is forgotten."""
    trained = list(noted(run, "trained"))
    made = {id(e.facts["optimizer"]): e.moment for e in noted(run, "optimizer made")}
    for first, other in again(trained, lambda e: e.moment.user_place()):
        turns = parted_in_turns(first.moment, other.moment)
        if first.facts["optimizer"] is other.facts["optimizer"] or turns is None or turns[0].place.stub or turns[1].turn != 1:
            continue
        if set(first.facts["variables"]).isdisjoint(other.facts["variables"]):
            continue
        maker = made.get(id(other.facts["optimizer"]))
        if maker is not None and not is_within(maker, turns[1]):
            continue  # the turns go over optimizers that are there
        if not EPOCHS.stand_in(turns[1].label) and not _takes_one_step(trained, other, turns):
            continue
        slots = [next((e for e in events(run, Created) if _is_slot(e, t)), None) for t in (first, other)]
        if slots[0] is not None and slots[1] is not None and all(is_within(s.moment, t) for s, t in zip(slots, turns, strict=True) if s):
            seen = Sighting(
                variable=slots[1].variable,
                moment=slots[1].moment,
                told="made anew here by the optimizer of the next turn",
                earlier=slots[0].moment,
                before="made here by the optimizer of one turn",
                shown=Pair(slots[0].moment, slots[1].moment, shared=False, told="turns"),
            )
            if maker is not None and written_in(maker) is not written_in(slots[1].moment):  # a function trains by what it is given
                seen = replace(seen, moment=maker, told="made anew by the optimizer of the next turn, which is made here")
            yield seen


def _takes_one_step(trained: list[Noted], other: Noted, turns: tuple[Frame, Frame]) -> bool:
    """Whether a turn is one step of a training: what is trained by more may well be another task."""
    innermost = loops_around(other.moment)[-1:]
    return sum(is_within(e.moment, turns[0]) for e in trained) == 1 and bool(innermost) and innermost[0].place == turns[1].place


@run_check("TVS401")
def metrics_thrown_away(run: Run) -> Iterator[Sighting]:
    """A metric that each turn of a loop makes and counts in, and whose result is asked for after the loop: it knows the last turn only."""
    uses = list(noted(run, "metric used"))
    asked = [e for e in uses if not e.facts["counts"] and not e.facts["resets"]]
    counted = {id(e.facts["metric"]): e for e in uses if e.facts["counts"]}
    told = {id(e.facts["metric"]) for e in asked}
    for event in asked:
        made = [site_of(v) for v in by_age(variables_of(event.facts["metric"]))]
        own = next((site for site in made if site is not None), None)
        if own is None or id(event.facts["metric"]) not in counted:
            continue
        for use in counted.values():
            other = next((site for v in by_age(variables_of(use.facts["metric"])) if (site := site_of(v)) is not None), None)
            turns = parted_in_turns(other, own) if other is not None and other.user_place() == own.user_place() else None
            if other is None or turns is None or id(use.facts["metric"]) in told or is_within(event.moment, turns[1]):
                continue
            if other.serial > own.serial:  # each turn's is kept, and the result of an earlier one is asked for
                continue
            yield Sighting(
                variable=oldest(variables_of(event.facts["metric"])),
                moment=own,
                told="the next turn makes another one here",
                earlier=other,
                before="made here, and counted in by one turn",
                shown=None,
            )
            return


def _is_slot(event: Created, trained: Noted) -> bool:
    """Whether what an optimizer gathers of its variables is made where it takes its step."""
    name = event.asked.name
    eager = event.variable.graph.eager and event.variable.trainable is False and isinstance(name, str) and "/" in name
    return eager and event.moment.user_place() == trained.moment.user_place() and parted_in_turns(event.moment, trained.moment) is None


def _recorded(run: Run) -> dict[Created, object]:
    """The variables to train that are made eagerly, each with the innermost tape that records then."""
    recording: list[object] = []
    made: dict[Created, object] = {}
    for event in run.events:
        if isinstance(event, Noted) and event.what == "tape":
            recording.append(event.facts["tape"])
        elif isinstance(event, Noted) and event.what == "tape ends":
            recording = [tape for tape in recording if tape is not event.facts["tape"]]
        elif isinstance(event, Created) and event.variable.graph.eager and event.variable.trainable is True:
            made[event] = recording[-1] if recording else None
    return made


@check("TVS402")
def asked_by_name(exploration: Exploration) -> Iterator[Finding]:
    """`get_variable` asks for a name again, and gets another variable."""
    if exploration.root.kind == "module":  # of a function, who calls it decides whether it runs eagerly
        yield from seen("TVS402", exploration, _asked_again)


def _asked_again(run: Run) -> Iterator[Sighting]:
    asked = (e for e in events(run, Created) if e.variable.kind == "get_variable" and e.variable.graph.eager and not e.asked.kept)
    for first, other in again(asked, lambda e: (e.variable.graph, e.variable.key)):
        if builds_graphs(run):
            return
        if other.asked.reuse_origin is None and (_are_of_two_objects(first.moment, other.moment) or _are_kept(run, first, other)):
            continue
        yield Sighting(
            variable=other.variable,
            moment=other.moment,
            told="asked for again here: another one is made",
            earlier=first.moment,
            before="asked for here",
            shown=Pair(first.moment, other.moment, shared=False),
        )


def _are_of_two_objects(first: Moment, other: Moment) -> bool:
    """Whether methods of two objects ask, each for its own."""
    one, two = receiver(first), receiver(other)
    return one is not None and two is not None and one is not two


def _are_kept(run: Run, first: Created, other: Created) -> bool:
    """Whether one function, or the turns of a loop, make both for what is applied to data once both are there: a list of networks.

    What is to be shared is called so, or has met its data before the other one is made.
    """
    ways = parted(first.moment, other.moment)
    if ways is None or first.moment.user_place() != other.moment.user_place():
        return False
    there, here = (
        [f.label for f in event.moment.frames() if f.depth >= way.depth and f.turn is None]
        for event, way in zip((first, other), ways, strict=True)
    )
    if there != here or COMMON.stand_in(*here, name_of(first.variable)) or MEANT.stand_in(*here, name_of(first.variable)):
        return False
    met = {event.variable for event in events(run, Fed) if event.moment.serial > other.moment.serial}
    used = {event.variable for event in events(run, Fed) if event.moment.serial < other.moment.serial}
    return met >= {first.variable, other.variable} and first.variable not in used


@run_check("TVS404")
def not_in_checkpoint(run: Run) -> Iterator[Sighting]:
    """A variable that the program changes is not among those that a checkpoint holds."""
    saved = list(noted(run, "checkpoint"))
    if not saved:
        return
    held = {v for e in saved for v in e.facts["holds"]}
    changed, last = changes(run), saved[-1]
    maker = next((e for e in noted(run, "checkpoint made") if e.facts["checkpoint"] is last.facts["checkpoint"]), last)
    for event in events(run, Created):
        variable, change = event.variable, changed.get(event.variable)
        if event.moment.place.stub or variable in held or not variable.graph.eager or variable.trainable is not True:
            continue
        if change is None or change.moment.serial > last.moment.serial:
            continue
        if _is_only_copied(run, variable, held) or _is_followed(run, change, variable, held) or is_left_behind(run, variable, held, last):
            continue
        if _outermost(event.moment) and not is_set_anew(run, variable) and not _is_gathered_first(run, variable, held):
            acts = (
                Act("checkpoint", maker.moment, tuple(last.facts["holds"])),
                Act("changed", change.moment, (variable,)),
                Act("saved", last.moment),
            )
            yield Sighting(
                variable=variable,
                moment=maker.moment,
                told="the checkpoint is made here, without it",
                earlier=change.moment,
                before=f"{name_of(variable)} is changed here",
                shown=Life("unheld", acts),
            )


def _is_only_copied(run: Run, variable: Variable, held: set[Variable]) -> bool:
    """Whether all that a variable ever gets is what others have, which are saved: it is a copy, to be made again."""
    given = [e for e in noted(run, "assigned") if e.facts["variable"] is variable]
    if not given or any(v is variable for v, _ in trainings(run)):
        return False
    return all(e.facts["how"] == "assign" and _weights(e.facts["value"]) in held for e in given)


def _is_followed(run: Run, change: Noted, variable: Variable, held: set[Variable]) -> bool:
    """Whether what is saved is given what comes of a weight that learns, such as an average or the best so far: that is to be kept of it.

    Where it changes after a checkpoint of such was read, a training goes on with it, and lacks what it had.
    """
    assigned = list(noted(run, "assigned"))
    behind = {variable}.union(*(reads_of(e) for e in assigned if e.facts["variable"] is variable))  # a momentum, that has the gradient
    data = frozenset[object]().union(*(_data_of(e) for e in assigned if e.facts["variable"] in behind))
    if not data and not any(v is variable for v, _ in trainings(run)):
        return False
    given = [(e.facts["kept"], e.facts["of"]) for e in noted(run, "averaged")]
    given += [(e.facts["variable"], variable) for e in assigned if variable in reads_of(e) and data.isdisjoint(_data_of(e))]
    kept = {v for v, of in given if v in held and of is variable and v.shape == variable.shape}
    read = [e.moment.serial for e in noted(run, "checkpoint read") if kept & variables_of(e.facts["checkpoint"])] if kept else []
    return bool(kept) and not any(serial < change.moment.serial for serial in read)


def _data_of(assigned: Noted) -> frozenset[object]:
    """The data that what is assigned comes of, as a gradient does."""
    value = assigned.facts["value"]
    return value.leaves if isinstance(value, Tensor) else frozenset()


def _weights(value: Value) -> Variable | None:
    """The variable that a value is, as it stands."""
    return weights_of(value) if isinstance(value, Tensor | Variable) else None


def _is_gathered_first(run: Run, variable: Variable, held: set[Variable]) -> bool:
    """Whether all that a program gives a variable comes before it trains what it saves, or saves it again and again: it does so anew each
    time that it begins."""
    trained = [(v, e.moment) for v, e in trainings(run) if v in held or v is variable]
    later = [moment for _, moment in trained] + [e.moment for e in noted(run, "checkpoint") if loops_around(e.moment)]
    given = [e.moment for e in noted(run, "assigned") if e.facts["variable"] is variable]
    begun = min((moment.serial for moment in later), default=0)
    if any(v is variable for v, _ in trained) or any(moment.serial > begun for moment in given):
        return False
    turns = {id(turn) for moment in later for turn in loops_around(moment)}
    return turns.isdisjoint(id(turn) for moment in given for turn in loops_around(moment))


def _outermost(moment: Moment) -> bool:
    """Whether the variable is not one of the passing ones that loops make."""
    return not any(f.turn is not None for f in moment.frames())


class _Told(NamedTuple):
    """A moment, and what happened then."""

    moment: Moment
    told: str


def _is_of_a_module(made: Created) -> bool:
    """Whether an object makes a variable that is of a class of TensorFlow's, as a module is: it tracks what it has."""
    call = users_call(made.moment)
    maker = call.receiver if call is not None else None
    return isinstance(maker, Instance) and any(c.module is not None and c.module.stub for c in maker.cls.mro)


@run_check("TVS405")
def untracked(run: Run) -> Iterator[Sighting]:
    """A model's `trainable_variables` lacks a variable that an object of another kind holds for it, and nothing trains it."""
    made, changed = creations(run), changes(run)
    gradients, told = list(noted(run, "gradient")), set[Variable]()
    for event in noted(run, "tracked"):
        tracked = event.facts["tracked"]
        for variable in event.facts["held"]:
            if variable in told or variable in tracked or variable in changed or variable.trainable is not True or variable not in made:
                continue
            use = first_after((e for e in gradients if variable in (e.facts["reads"] or ())), event.moment)
            kind = variable.kind
            if use is None or kind not in ("variable", "keras"):
                continue
            if (kind == "keras") == bool(tracked) and variable not in event.facts["own"]:
                continue  # a model that has weights of its own may well be given a layer that is to stay out of them
            told.add(variable)
            here, there = (_Told(made[variable].moment, "made here"), _Told(event.moment, "the variables are collected here"))
            put = next((e for e in noted(run, "put aside", "kept by a partial") if any(variable is each for each in _put(e))), None)
            if put is not None:
                here = _Told(put.moment, "put here")
            passed = variable in event.facts.get("passed", ())
            if kind == "keras" or (_is_of_a_module(made[variable]) and not passed):  # where that builds says nothing of where it is kept
                kept = put_out_of_sight(run, event, variable)
                if kept is not None:
                    here, there = _Told(kept.moment, "put here, where the model does not look"), here
                elif kind == "keras":
                    here, there = there, here
            yield Sighting(
                variable=variable,
                reason="Keras 3 tracks no tf.Variable, and add_weight makes one that it tracks" if passed else NOT_TRACKED,
                moment=here.moment,
                told=here.told,
                earlier=there.moment,
                before=there.told,
                shown=Life("untracked", (Act("collected", event.moment, (variable, *tracked[:1]), "plain"),)),
            )


def _put(event: Noted) -> Collection[Value]:
    """What is put into something that no model looks into: a namespace, or a partial, as it is."""
    return (event.facts["held"] or ()) if event.what == "put aside" else event.facts["items"].values()


NOT_TRACKED = "what holds it is not tracked"


def _asked_with(moment: Moment) -> tuple[object, ...]:
    """The known arguments on the way from `call` to where a layer is made: a table of layers has one for each."""
    inside = itertools.takewhile(lambda f: f.label != "call", moment.frame.outwards() if moment.frame is not None else ())
    return tuple(f.known for f in inside)


def _made_in_call(moment: Moment) -> Moment:
    """Where `call` makes the object that has a layer: not in the initializer of the object's class."""
    call = next((f for f in reversed(moment.frames()) if f.label == "call"), None)
    return moment if call is None else _object_made(moment, call)


@run_check("TVS406")
def layers_in_call(run: Run) -> Iterator[Sighting]:
    """A layer's `call` makes other layers, each time."""
    made = (e for e in noted(run, "layer made in call") if not e.moment.user_place().stub and not is_refused(e))
    for first, other in again(made, lambda e: (id(e.facts["within"]), e.moment.user_place(), _asked_with(e.moment))):
        if first.facts["call"] is other.facts["call"]:
            continue
        if _has_none(first.facts["layer"]) or _has_none(other.facts["layer"]):
            continue  # a sum of two inputs, say
        created = first_after(events(run, Created), other.moment)
        # What else is built in the first call is there in the next.
        before = None if created is None else first_after((e for e in events(run, Created) if _twins(e, created)), first.moment)
        if before is None or created is None or before is created or created.asked.function is not None:  # in a trace it is refused
            continue
        if not kept_under_keys(first.facts["within"], before.variable, created.variable):
            yield Sighting(
                variable=created.variable,
                moment=_made_in_call(other.moment),
                told="the next call makes another one here",
                earlier=_made_in_call(first.moment),
                before="the first call makes the layer here",
                shown=Pair(before.moment, created.moment, shared=False, told="calls"),
            )


def _has_none(layer: Value) -> bool:
    """Whether a layer has been built and has no variables, as far as that is known: not where only some ways have built it."""
    return isinstance(layer, Instance) and not variables_of(layer) and layer.attrs.data.get("built") is True


def _twins(one: Created, other: Created) -> bool:
    return (
        one.moment.user_place() == other.moment.user_place()
        and one.asked.name == other.asked.name
        and one.variable.shape == other.variable.shape
    )


@check("TVS413")
def listed_eagerly(exploration: Exploration) -> Iterator[Finding]:
    """A collection of a graph's is read, where eager code has made variables, which are in none."""
    if exploration.root.kind == "module":  # of a function, who calls it decides whether it runs eagerly
        chosen = any(True for run in exploration.runs for _ in noted(run, "eager execution enabled"))
        yield from seen("TVS413", exploration, lambda run: (s for s in _listed(run) if not chosen or _is_enabled(run, s.moment)))


def _is_enabled(run: Run, moment: Moment) -> bool:
    """Whether the program has enabled eager execution where it comes to a moment."""
    return any(compatible(event.moment, moment) for event in noted(run, "eager execution enabled"))


def _listed(run: Run) -> Iterator[Sighting]:
    made = [e for e in events(run, Created) if e.variable.graph.eager and e.variable.trainable is True]
    regularized = {e.facts["variable"] for e in noted(run, "regularized")}
    of_layers = any(noted(run, "losses asked", "fitted"))  # which have the penalties as well, where nobody needs a collection
    for event in noted(run, "listed eagerly"):
        penalties = event.facts["key"] == "regularization_losses"
        if penalties and of_layers:
            continue
        listed = (e for e in made if not penalties or e.variable in regularized)
        before = next((e for e in listed if e.moment.serial < event.moment.serial), None)
        if before is not None and is_asked_by_the_user(event.moment) and not builds_graphs(run):
            yield Sighting(
                variable=before.variable,
                given=str(event.facts["key"]),
                moment=event.moment,
                told="the collection is read here",
                earlier=before.moment,
                before="made here",
                shown=Life("unlisted", (Act("listed", event.moment, (before.variable,), event.facts["key"]),)),
            )
