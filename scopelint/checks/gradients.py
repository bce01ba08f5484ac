"""Gradients of one network that another one is given: TVS509 where a tape records."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..exploration.explore import Run
from ..language.trace import Noted, Value
from ..language.values import Instance
from ..primitives.tensors import Tensor, reads_of
from ..tf.variables import Variable
from .findings import Act, Life, Pair
from .queries.accesses import changes, creations, initial_of, name_of, noted, site_of
from .queries.holding import variables_of
from .queries.order import by_age, compatible, oldest
from .queries.ways import row, users_call
from .sightings import Sighting, run_check


@run_check("TVS509")
def given_to_another(run: Run) -> Iterator[Sighting]:
    """One function takes the gradients of two networks of one make, gives both to the first, and trains the second never."""
    if any(noted(run, "handed out", "weights set")):
        return
    changed, made, told = changes(run), creations(run), set[Variable]()
    asked, trained = list(noted(run, "gradient")), list(noted(run, "trained"))
    for event in asked:
        ours = by_age(v for v in event.facts["sources"] or () if isinstance(v, Variable))
        if not ours or ours[0] in told or any(v in changed or v not in made for v in ours):
            continue
        call = users_call(event.moment)
        for other in asked:
            theirs = by_age(v for v in other.facts["sources"] or () if isinstance(v, Variable))
            steps = [e for e in trained if _is_step(e, theirs, event) and users_call(e.moment) is call]
            places = {e.moment.user_place(): e for e in steps}
            wrong = next((e for e in steps if gives(event, e)), None)
            if not theirs or theirs[0] not in made:
                continue
            if users_call(other.moment) is not call or not _alike(ours, theirs) or len(places) < 2 or wrong is None:
                continue
            told.add(ours[0])
            yield Sighting(
                variable=ours[0],
                given=name_of(theirs[0]),
                reason="trained",
                moment=wrong.moment,
                told="the other network is given its gradients here",
                earlier=made[theirs[0]].moment,
                before="what is trained twice is made here",
                # What a traced function makes at its first call cannot be made again outside of it.
                shown=Pair(made[theirs[0]].moment, made[ours[0]].moment, False, told="training") if ours[0].graph.eager else None,
            )
            break


@run_check("TVS106")
def spent_tapes(run: Run) -> Iterator[Sighting]:
    """A tape that is not persistent gives gradients once, and is asked again."""
    for event in noted(run, "tape spent"):
        first = next((e for e in noted(run, "tape") if e.facts["tape"] is event.facts["tape"]), None)
        if first is not None and not event.facts["caught"]:
            yield Sighting(
                reason="A non-persistent GradientTape can only be used to compute one set of gradients (or jacobians)",
                moment=event.moment,
                told="it is asked a second time here",
                earlier=first.moment,
                before="the tape is opened here",
                shown=None,
            )
            return  # what comes after the first error does not come


_NONE = "No gradients provided for any variable"
_STOP = "the gradient is stopped"


def _without(variable: Variable) -> str:
    return f"{_NONE}: the loss is not computed with {name_of(variable)}"


@run_check("TVS106")
def out_of_reach(run: Run) -> Iterator[Sighting]:
    """An optimizer is to train variables alone that no gradient of its loss reaches, be the loss computed from them or not."""
    for event in noted(run, "out of reach"):
        wanted, reached = (by_age(v for v in event.facts[fact] or () if isinstance(v, Variable)) for fact in ("variables", "reached"))
        made = site_of(wanted[0]) if wanted else None
        if made is not None and reached and not event.moment.arms:
            yield Sighting(
                variable=wanted[0],
                reason=_without(wanted[0])
                if event.facts["apart"] is True
                else f"{_NONE}: between {name_of(wanted[0])} and the loss {_STOP}",
                moment=event.moment,
                told="to be trained here, alone",
                earlier=made,
                before="made here",
                shown=None if event.facts["apart"] else Life("out of reach", (Act("trained", event.moment, (wanted[0], reached[0])),)),
            )


@run_check("TVS106")
def computed_without(run: Run) -> Iterator[Sighting]:
    """The gradients of a loss are asked for what it is not computed with, and an optimizer is to go by them."""
    apart = [e for e in noted(run, "gradient") if e.facts["apart"] is True and e.facts["zeros"] is False]
    assigned = {e.facts["variable"] for e in noted(run, "assigned")} if apart else set()
    for event in apart:
        wanted = by_age(v for v in event.facts["sources"] or () if isinstance(v, Variable))
        made = site_of(wanted[0]) if wanted and assigned.isdisjoint(event.facts["reads"]) else None
        step = next((e for e in noted(run, "trained") if gives(event, e)), None)
        if made is not None and step is not None and not step.moment.arms:
            yield Sighting(
                variable=wanted[0],
                reason=_without(wanted[0]),
                moment=step.moment,
                told="to be trained here",
                earlier=made,
                before="made here",
                shown=None,
            )


@run_check("TVS106")
def assigned_on_the_way(run: Run) -> Iterator[Sighting]:
    """All that a loss is computed with was assigned from what is to be trained: an assignment lets no gradient through."""
    come_from: dict[Variable, list[Noted]] = {}
    for event in noted(run, "assigned"):
        if isinstance(event.facts["variable"], Variable) and isinstance(event.facts["value"], Tensor | Variable):
            come_from.setdefault(event.facts["variable"], []).append(event)
    for event in noted(run, "gradient") if come_from else ():
        wanted = by_age(v for v in event.facts["sources"] or () if isinstance(v, Variable))
        reached = by_age(v for v in event.facts["reads"] or () if isinstance(v, Variable))
        if not wanted or not set(wanted).isdisjoint(reached) or event.facts.get("zeros") is not False:
            continue
        ways = [next((e for e in come_from.get(v, ()) if not reads_of(e.facts["value"]).isdisjoint(wanted)), None) for v in reached]
        step = next((e for e in noted(run, "trained") if gives(event, e)), None)
        first = next((e for e in ways if e is not None), None)
        if first is not None and None not in ways and step is not None and not step.moment.arms:
            yield Sighting(
                variable=wanted[0],
                reason=f"{_NONE}: between {name_of(wanted[0])} and the loss there is an assignment",
                moment=step.moment,
                told="to be trained here",
                earlier=first.moment,
                before="its value is assigned here, to what the loss is computed with",
                shown=None,
            )
            return


@run_check("TVS509")
def trained_twice(run: Run) -> Iterator[Sighting]:
    """One network is trained in the place of another: its variables stand twice in a list, or two optimizers have the very same ones."""
    if any(noted(run, "handed out", "weights set", "fitted", "checkpoint read")):
        return
    changed, made = changes(run), creations(run)
    asked, trained = list(noted(run, "gradient")), list(noted(run, "trained"))
    for event in trained:
        ours = set(event.facts["variables"])
        others = [e for e in trained if e.facts["optimizer"] is not event.facts["optimizer"] and set(e.facts["variables"]) == ours]
        twice = len(ours) < len(event.facts["variables"]) or any(users_call(e.moment) is users_call(event.moment) for e in others)
        if any(e.moment.serial > event.moment.serial and users_call(e.moment) is users_call(event.moment) for e in others):
            continue  # the last one stands in the other's place
        gradient = next((e for e in asked if gives(e, event)), None) if twice else None
        if gradient is None or event.moment.arms:
            continue
        reached = by_age(v for v in gradient.facts["reads"] or () if isinstance(v, Variable) and v not in ours)
        left = [v for v in reached if v.trainable is True and v in made and v not in changed]
        left = [v for v in left if v not in run.once(_frozen)]
        first = next(iter(by_age(v for v in ours if isinstance(v, Variable))), None) if left else None
        if first is not None and first in made:
            yield Sighting(
                variable=left[0],
                given=name_of(first),
                reason="trained",
                moment=event.moment,
                told="the other network is trained here, as it is elsewhere",
                earlier=made[first].moment,
                before="what is trained twice is made here",
                shown=Pair(made[first].moment, made[left[0]].moment, False, told="training") if first.graph.eager else None,
            )
            return


@run_check("TVS509")
def listed_before_built(run: Run) -> Iterator[Sighting]:
    """What is to be trained is listed before one of the parts has any variables: a loss reaches them, and nothing trains them."""
    last = {id(e.facts["module"]): e for e in noted(run, "tracked")}
    if not last or any(noted(run, "handed out", "weights set", "fitted", "checkpoint read")):
        return
    changed, made, trained = changes(run), creations(run), list(noted(run, "trained"))
    for event in last.values():
        part, listed = event.facts["module"], {v for v in event.facts["tracked"] if v.trainable is True}
        if not listed and event.facts["held"]:
            continue
        later = (v for v in by_age(variables_of(part)) if v in made and made[v].moment.serial > event.moment.serial)
        left = [v for v in later if v.trainable is True and v not in changed]
        left = [v for v in left if v not in run.once(_frozen)]
        asked = (e for e in noted(run, "gradient") if left and left[0] in (e.facts["reads"] or ()) and e.facts["sources"])
        gradient = next((e for e in asked if left[0] not in e.facts["sources"] and (not listed or listed == set(e.facts["sources"]))), None)
        stepped = _stepped_with(run, gradient, trained) if gradient is not None else ()
        if not stepped or event.moment.arms:
            continue
        first = oldest(stepped)
        if first in made:
            yield Sighting(
                variable=left[0],
                given=name_of(first),
                reason=f"trained: what is trained is listed here, before line {row(made[left[0]].moment)} makes it",
                moment=event.moment,
                told="its variables are listed here, and it has not all of them yet",
                earlier=made[first].moment,
                before="what is trained is made here",
                shown=Pair(made[first].moment, made[left[0]].moment, False, told="training") if first.graph.eager else None,
            )
            return


@run_check("TVS509")
def listed_of_the_old_one(run: Run) -> Iterator[Sighting]:
    """A name is bound to a new model, and what is to be trained was listed of the one before: no loss reaches it any more."""
    if any(noted(run, "handed out", "weights set", "fitted", "checkpoint read")):
        return
    asked, changed, made = list(noted(run, "gradient")), changes(run), creations(run)
    for event in noted(run, "rebound") if asked else ():
        before, now = event.facts["before"], event.facts["now"]
        alike = isinstance(before, Instance) and isinstance(now, Instance) and before.cls is now.cls
        if not alike or event.facts["turning"] or event.moment.arms:
            continue
        old, new = variables_of(before), by_age(v for v in variables_of(now) if v.trainable is True and v in made)
        later = [e for e in asked if e.moment.serial > event.moment.serial and new and new[0] in (e.facts["reads"] or ())]
        wrong = next((e for e in later if e.facts["sources"] and old.issuperset(e.facts["sources"])), None)
        if wrong is None or len(later) < 2 or not old or not old.isdisjoint(new) or any(v in changed for v in new):
            continue
        first = oldest(old)
        if first in made and not any(old & set(e.facts["reads"] or ()) for e in later):
            yield Sighting(
                variable=new[0],
                given=name_of(first),
                reason="trained: what is trained was listed before, of another object",
                moment=event.moment,
                told="another object takes its place here",
                earlier=made[first].moment,
                before="what is listed for training is made here",
                shown=Pair(made[first].moment, made[new[0]].moment, False, told="training") if first.graph.eager else None,
            )
            return


@run_check("TVS509")
def left_for_its_twin(run: Run) -> Iterator[Sighting]:
    """A loss reaches a variable that nothing trains, and not its twin that is listed to be trained, which no loss reaches any more."""
    asked = list(noted(run, "gradient"))
    if not asked or any(noted(run, "handed out", "weights set", "fitted", "checkpoint read")):
        return
    changed, made = changes(run), creations(run)
    bound = {e.facts["now"]: e.facts["before"] for e in noted(run, "rebound") if isinstance(e.facts["now"], Variable)}
    reached = {v: e.moment.serial for e in asked for v in e.facts["reads"] or ()}  # by the last loss that does
    for event in asked:
        sources, reads = event.facts["sources"] or (), event.facts["reads"] or ()
        left = [v for v in reads if isinstance(v, Variable) and v.trainable is True and v in made and v not in changed and v not in sources]
        for variable in left if not event.moment.arms else ():
            since = made[variable].moment
            alike = (v for v in sources if isinstance(v, Variable) and v in made and v.shape == variable.shape)
            alike = (v for v in alike if reached.get(v, 0) < since.serial)
            if any(f.label == "_maybe_build" for f in since.frames()):
                continue  # whether a layer that was built by hand is built once more is the version's choice
            same = (v for v in alike if made[v].moment.user_place() == since.user_place() or bound.get(variable) is v)
            twin = next((v for v in same if v.serial < variable.serial), None)
            if twin is not None:
                yield Sighting(
                    variable=variable,
                    given=name_of(twin),
                    reason=f"trained: what is trained in line {row(event.moment)} was listed before this line made it",
                    moment=since,
                    told="made anew here",
                    earlier=made[twin].moment,
                    before="the one that is listed is made here",
                    shown=Pair(made[twin].moment, since, False, told="training") if twin.graph.eager else None,
                )
                return


@run_check("TVS509")
def copied_for_the_loss(run: Run) -> Iterator[Sighting]:
    """A loss is computed with a copy of an eager variable, and the step trains the variable itself, which no gradient ever reaches.

    `copy.deepcopy` and `dataclasses.asdict` copy variables, too. What nothing trains may be kept as it was on purpose, but then the loss
    has the variable itself in it as well: as a student beside its teacher.
    """
    made, asked = creations(run), list(noted(run, "gradient"))
    copies = {v: of for v in made if v.trainable is True and isinstance(of := initial_of(made[v]), Variable)} if asked else {}
    if not copies or any(e.facts["reads"] is None for e in asked):
        return
    if any(noted(run, "handed out", "weights set", "fitted", "checkpoint read")):
        return
    changed, stepped = changes(run), {v for e in noted(run, "trained") for v in e.facts["variables"] if isinstance(v, Variable)}
    reached = frozenset[Variable]().union(*(e.facts["reads"] for e in asked))
    for copy, source in copies.items():
        if copy not in reached or source in reached or source not in stepped or source not in made:
            continue
        gradient = next((e for e in asked if source in (e.facts["sources"] or ()) and copy in e.facts["reads"]), None)
        kept = copy in changed or copy in run.once(_frozen) or any(copy in (e.facts["sources"] or ()) for e in asked)
        if gradient is None or kept or gradient.moment.arms or not compatible(made[copy].moment, gradient.moment):
            continue
        yield Sighting(
            variable=copy,
            given=name_of(source),
            reason="trained",
            moment=made[copy].moment,
            told="copied here, and the loss is computed with the copy",
            earlier=made[source].moment,
            before="made here, and told to be trained, though no gradient reaches it",
            shown=Pair(made[source].moment, made[copy].moment, False, told="training"),
        )


def _frozen(run: Run) -> frozenset[Variable]:
    """The variables of layers that are not to be trained."""
    layers = {id(e.facts["cell"]): e.facts["cell"] for e in noted(run, "layer applied")}
    frozen = (each for each in layers.values() if isinstance(each, Instance) and each.attrs.data.get("_trainable") is not True)
    return frozenset[Variable]().union(*map(variables_of, frozen))


def _is_step(event: Noted, variables: list[Variable], gradient: Noted) -> bool:
    """Whether an optimizer's step is one of just these variables, in a program that comes to a gradient."""
    return set(event.facts["variables"]) == set(variables) and compatible(event.moment, gradient.moment)


def gives(gradient: Noted, step: Noted) -> bool:
    """Whether a step is made with the very gradients that were asked for there, or with what comes of these alone: if they are clipped."""
    given = step.facts.get("gradients") or ()
    result = gradient.facts.get("result")
    if not given or not isinstance(result, tuple):
        return False
    same = {id(g) for g in given}
    return all(id(g) in same for g in result) or (len(given) == len(result) and data_of(given) == data_of(result) != set())


def _stepped_with(run: Run, gradient: Noted, trained: list[Noted]) -> list[Variable]:
    """What an optimizer trains with the gradients that were asked for there, or else the program by hand, if that is all they are of."""
    step = next((e for e in trained if gives(gradient, e) and e.facts["variables"]), None)
    stepped = [v for v in (step or gradient).facts["variables" if step is not None else "sources"] if isinstance(v, Variable)]
    return stepped if step is not None or set(stepped) <= run.once(stepped_by_hand) else []


def stepped_by_hand(run: Run) -> frozenset[Variable]:
    """The variables that a program steps by their gradients itself, with `assign_sub`, and assigns nothing else."""
    asked = [e for e in noted(run, "gradient") if isinstance(e.facts.get("result"), tuple) and e.facts["sources"]]
    slopes = set[object]().union(*(data_of(e.facts["result"]) for e in asked))
    bare = {g.reads for e in asked for g in e.facts["result"] if isinstance(g, Tensor) and not g.leaves and g.reads}  # of no data
    stepped, others = set[Variable](), set[object]()
    for event in noted(run, "assigned") if slopes or bare else ():
        variable, value = event.facts["variable"], event.facts["value"]
        by_slope = isinstance(value, Tensor) and not value.reads and not slopes.isdisjoint(value.leaves)
        if isinstance(value, Tensor) and not value.leaves and not value.gradients:
            by_slope = value.reads in bare
        if by_slope and event.facts["how"] == "assign_sub" and any(variable in e.facts["sources"] for e in asked):
            stepped.add(variable)
        else:
            others.add(variable)
    return frozenset(stepped - others)


def data_of(gradients: Sequence[Value]) -> set[object]:
    """What some gradients are computed of; each is data of its own."""
    return {leaf for g in gradients if isinstance(g, Tensor) for leaf in g.leaves}


def _alike(ours: list[Variable], theirs: list[Variable]) -> bool:
    """Whether two networks have variables of their own, of the same shapes."""
    return set(ours).isdisjoint(theirs) and [v.shape for v in ours] == [v.shape for v in theirs]
