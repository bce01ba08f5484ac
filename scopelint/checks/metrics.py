"""Metrics that count two things: TVS410."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import replace

from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Value
from .findings import Act, Life
from .queries.accesses import noted
from .queries.holding import variables_of
from .queries.order import follows, oldest
from .queries.ways import is_within, loops_around, parted, parted_in_turns, row, users_call
from .sightings import Sighting, run_check


@run_check("TVS410")
def never_reset_between(run: Run) -> Iterator[Sighting]:
    """A function counts in a metric and gives its result, and is called for one thing and then for another: nothing resets the metric."""
    uses: dict[int, list[Noted]] = {}
    for event in noted(run, "metric used"):
        uses.setdefault(id(event.facts["metric"]), []).append(event)
    for events in uses.values():
        held = variables_of(events[0].facts["metric"])
        if not held or any(e.facts["resets"] for e in events):
            continue
        asked = [e for e in events if not e.facts["counts"]]
        for first, second in itertools.pairwise(asked):
            one, two = users_call(first.moment), users_call(second.moment)
            if one is None or two is None or one is two or one.label != two.label or one.place == two.place or one.parent is not two.parent:
                continue
            # A whole pass over data, and not one step of a mean that runs on.
            passes = [users_call(e.moment) for e in events if e.facts["counts"] and _in_a_pass(e, (one, two))]
            if not any(each is one for each in passes) or not any(each is two for each in passes) or second.moment.arms:
                continue
            if follows(first.moment, second.moment):
                variable = oldest(held)
                yield Sighting(
                    variable=variable,
                    reason=f"counts for line {one.place.span.row} and goes on for line {two.place.span.row}, as nothing resets it between",
                    moment=second.moment,
                    told="its result is asked for here, of both",
                    earlier=first.moment,
                    before="its result is asked for here first",
                    shown=Life("one for two", (Act("bound", second.moment, (variable,)),)),
                )
                break


@run_check("TVS410")
def never_reset_beside_another(run: Run) -> Iterator[Sighting]:
    """Each turn of a loop counts in two metrics and asks for their results, and sets only one of them to zero."""
    uses: dict[int, list[Noted]] = {}
    for event in noted(run, "metric used"):
        uses.setdefault(id(event.facts["metric"]), []).append(event)
    kept = [e for events in uses.values() if any(each.facts["resets"] for each in events) for e in events]
    resets = [e for e in kept if e.facts["resets"]]
    for events in uses.values() if resets else ():
        held = variables_of(events[0].facts["metric"])
        if not held or any(e.facts["resets"] for e in events):
            continue
        asked = [e for e in events if not e.facts["counts"] and len(loops_around(e.moment)) == 1]  # deeper in, a mean that runs on is shown
        for first, second in itertools.pairwise(asked):
            turns = parted_in_turns(first.moment, second.moment)
            if turns is None or turns[0].place.stub or second.moment.arms:
                continue
            counted = [any(e.facts["counts"] and is_within(e.moment, turn) for e in events) for turn in turns]
            other = next((e for e in resets if is_within(e.moment, turns[1])), None)
            if not all(counted) or other is None:
                continue
            variable = oldest(held)
            yield Sighting(
                variable=variable,
                reason=f"goes on counting in the next turn of the loop, where line {row(other.moment)} resets another",
                moment=_of_its_own(second.moment, kept),
                told="its result is asked for here, of all turns so far",
                earlier=other.moment,
                before="another metric is reset here",
                shown=Life("one for two", (Act("bound", second.moment, (variable,)),)),
            )
            break


def _of_its_own(moment: Moment, others: list[Noted]) -> Moment:
    """Where a metric is asked for its result: of a function that both are asked by, where that is called."""
    ways = {each.moment.user_place() for each in others}.union(*({f.place for f in each.moment.frames()} for each in others))
    while moment.user_place() in ways and moment.frame is not None:
        call = next((f for f in moment.frame.outwards() if f.turn is None and not f.place.stub and f.place != moment.place), None)
        if call is None:
            break
        moment = replace(moment, place=call.place, frame=call.parent)
    return moment


@run_check("TVS410")
def under_two_keys(run: Run) -> Iterator[Sighting]:
    """A dict has one metric under two keys, and two lines count in it, or one that is told the one key and the other."""
    keyed = [e for e in noted(run, "listed again") if e.facts.get("kept") == "dict" and not e.moment.arms]
    uses: dict[int, list[Noted]] = {id(e.facts["cell"]): [] for e in keyed}
    for event in noted(run, "metric used") if keyed else ():
        uses.get(id(event.facts["metric"]), []).append(event)
    for event in keyed:
        other = _counted_for_another(uses[id(event.facts["cell"])], event.facts["keys"])
        held = variables_of(event.facts["cell"]) if other is not None else frozenset()
        if other is not None and held:
            variable = oldest(held)
            yield Sighting(
                variable=variable,
                reason="is in this dict under two keys: what is counted by either key is counted in one",
                moment=event.moment,
                told="one object, under two keys",
                earlier=other.moment,
                before="counts for another key here",
                shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
            )


def _counted_for_another(uses: list[Noted], keys: frozenset[Value]) -> Noted | None:
    """The use of a metric that counts for another key than the first one since it was set to zero did."""
    first = None
    for use in uses:
        if use.facts["resets"]:
            first = None
        elif use.facts["counts"]:
            first = first or use
            if first.moment.user_place() != use.moment.user_place() or _told_two(first.moment, use.moment, keys):
                return use
    return None


def _told_two(one: Moment, two: Moment, keys: frozenset[Value]) -> bool:
    """Whether the ways to two moments part in calls, or turns of a loop, that are told one of some keys each."""
    ways = parted(one, two)
    if ways is None:
        return False
    told = [{v for f in m.frames() if f.depth >= way.depth for _, v in f.known} & keys for m, way in zip((one, two), ways, strict=True)]
    return all(told) and told[0].isdisjoint(told[1])


@run_check("TVS410")
def compiled_into_two(run: Run) -> Iterator[Sighting]:
    """Two models are compiled with one metric, and each turn of a loop has both count on in it, from batch to batch."""
    first: dict[int, Noted] = {}
    batches = [e for e in noted(run, "fitted", "used") if e.facts.get("resets") is False]
    for event in noted(run, "compiled") if batches else ():
        for metric in event.facts["metrics"]:
            before = first.setdefault(id(metric), event)
            held = variables_of(metric)
            models = [e.facts["model"] for e in (before, event)]
            if not held or models[0] is models[1] or event.moment.arms:
                continue
            ones, others = ([e for e in batches if e.facts["model"] is model and e.moment.serial > event.moment.serial] for model in models)
            second = next((two for two in others if any(_in_one_turn(one.moment, two.moment) for one in ones)), None)
            turns = loops_around(second.moment)[-1:] if second is not None else []
            if any(is_within(e.moment, turn) and e.facts["model"] in models for e in noted(run, "metrics reset") for turn in turns):
                continue
            if second is not None:
                variable = oldest(held)
                yield Sighting(
                    variable=variable,
                    reason=f"counts for the model of line {row(before.moment)} as well as for this one",
                    moment=event.moment,
                    told="another model is compiled with the same metric here",
                    earlier=second.moment,
                    before="both count on in it here",
                    shown=Life("one for two", (Act("bound", event.moment, (variable,)),)),
                )


def _in_one_turn(one: Moment, two: Moment) -> bool:
    """Whether two moments come in one turn of the same innermost loop."""
    loops = [loops_around(each)[-1:] for each in (one, two)]
    return bool(loops[0]) and loops[0] == loops[1]


def _in_a_pass(event: Noted, calls: tuple[Frame, Frame]) -> bool:
    """Whether it counts in a loop inside of one of the calls."""
    return any(f.depth > call.depth for call in calls for f in loops_around(event.moment) if is_within(event.moment, call))
