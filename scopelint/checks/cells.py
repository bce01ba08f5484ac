"""One cell or layer object that stands for several layers: TVS307.

A cell is an object, and its variables are those of its first call, whatever scope is open later. So a list that holds
one cell several times is one layer, and so are an encoder and a decoder that are given the same cell. To run one cell
twice is not enough: twins, generation after training and chunks of one sequence do that rightly. What gives the accident
away is that the cell runs on what came out of itself, in a scope that was opened for another part of the network.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from ..domain.symbols import Name, map_literals, show
from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Noted, Place, Value
from ..language.values import DictValue, Function, Instance, ListValue
from ..primitives.tensors import Tensor
from ..record.events import Applied, Created
from ..source.mentions import is_alternative
from . import story
from .findings import Act, Finding, Life
from .grouping import grouped
from .keyed_layers import keyed
from .queries.accesses import events, noted, site_of
from .queries.flow import own_variables, variables_in
from .queries.holding import instances_in, variables_of
from .queries.names import one_network
from .queries.order import again, any_between
from .queries.ways import is_within, loops_around, made_by, parted_in_turns, receiver, users_call
from .queries.words import AGAIN, MEANT
from .registry import check

_ROLES = {
    "layers": "it stands for several layers of a MultiRNNCell, which become one",
    "stack": "it stands for several cells of a stack, which become one",
    "directions": "it runs both forwards and backwards, so the two directions are one",
}

_BY_DEFAULT = {
    False: ("a second object runs it here", "all objects that are made without one run it"),
    True: ("runs here in a second scope", "it runs in all scopes, with the variables of the first"),
}
"""Who runs what is a default argument: objects, or calls that open scopes of their own."""


@check("TVS307")
def repeated_cells(exploration: Exploration) -> Iterator[Finding]:
    """Where one object is used as if it were several."""
    for group in grouped(exploration, _repeated):
        event = group.event
        earlier = event.facts.get("earlier")
        if isinstance(earlier, Noted) and event.what == "listed again" and "alike" in event.facts:
            steps = [*story.way(event.moment, "one object, several times"), story.step(earlier.moment, "runs on the same data again here")]
            reason = f"it is in a {event.facts.get('kept', 'list')} several times, and all run on the same data: the layers are one"
        elif isinstance(earlier, Noted) and event.what == "listed again" and "parts" in event.facts:
            steps = [*story.way(event.moment, "one object, several times"), story.step(earlier.moment, "runs in another turn here")]
            kept = event.facts.get("kept", "list")
            reason = f"it is in a {kept} several times, and each turn runs it on what weights of its own make of the same data"
        elif isinstance(earlier, Noted) and event.what == "listed again" and "keyed" in event.facts:
            steps = [*story.way(event.moment, "one object, under each key"), story.step(earlier.moment, "runs on other data here")]
            reason = event.facts["keyed"]
        elif isinstance(earlier, Noted) and event.what == "listed again" and "scope" in event.facts:
            steps = [*story.way(event.moment, "one object, several times"), story.step(earlier.moment, "runs in a second scope here")]
            reason = "it is in a dict several times, and runs in all scopes with the variables of the first"
        elif isinstance(earlier, Noted) and event.what == "listed again":
            steps = [*story.way(event.moment, "one object, several times"), story.step(earlier.moment, "runs on its own output here")]
            kept = event.facts.get("kept", "list")
            reason = f"it is in a {kept} several times, and each runs on what came out of the one before: the layers are one"
        elif isinstance(earlier, Noted) and event.what in ("remembered", "given again") and "scope" in event.facts:
            steps = [*story.way(event.moment, "given again here"), story.step(earlier.moment, "runs here in a second scope")]
            reason = "a function that keeps what it made gives it again, and it runs in all scopes with the variables of the first"
        elif isinstance(earlier, Noted) and event.what == "remembered":
            steps = [*story.way(event.moment, "given again here"), story.step(earlier.moment, "runs on its own output here")]
            reason = "a function that remembers what it made gives it again, and it runs on what came out of it: the layers are one"
        elif isinstance(earlier, Noted) and event.what == "given again":
            steps = [*story.way(event.moment, "given again here"), story.step(earlier.moment, "runs on its own output here")]
            reason = "a function that keeps what it made gives it again, and it runs on what came out of it: two parts are one"
        elif isinstance(earlier, Noted) and event.what == "layer applied":
            steps = story.two_ways(earlier.moment, "runs here in one turn", event.moment, "and here in the next")
            reason = "the loop makes the layers around it anew in each turn, and its moving statistics are those of all turns together"
        elif isinstance(earlier, Noted) and event.what == "kept by default":
            second, whose = _BY_DEFAULT["scope" in event.facts]
            steps = [*story.way(event.moment, "made once, here"), story.step(earlier.moment, second)]
            reason = f"a default argument is made once, and {whose}"
        elif isinstance(earlier, Noted):
            steps = story.two_ways(earlier.moment, "it gets its variables here", event.moment, "and runs on its own output here")
            reason = "it has run in another scope before, and runs here on what came out of it: two parts of the network are one"
        else:
            used = event.facts.get("used")
            steps = story.way(event.moment, "given here" if used is None else "given again here")
            steps += [story.step(used.moment, "one object for all of them here")] if isinstance(used, Noted) else []
            reason = _ROLES[str(event.facts["role"])]
        values = {"given": _named(event.facts["cell"]), "reason": reason}
        yield Finding("TVS307", event.moment, None, values, tuple(steps), group.assumptions(), _shown(event))


def _repeated(run: Run) -> Iterator[Noted]:
    repeated: list[Value] = []
    unrolled: dict[int, list[Noted]] = {}
    anew = _makers(run)
    chained: dict[Place, set[object]] = {}
    for each in events(run, Applied):
        if each.chained and not each.in_pieces:
            chained.setdefault(each.moment.user_place(), set()).add(each.variable)
    copied = [e.facts["value"] for e in noted(run, "unknown copied")]  # of which the copy is another one
    for event in noted(run, "one cell", "unrolled", "layer called"):
        if id(event.facts["cell"]) in anew or _asks_anew(event.facts["cell"]) or event.facts["cell"] in copied:
            continue
        if event.what == "one cell":
            repeated.append(event.facts["cell"])
            yield _remembered_for(run, event) or event
        elif not any(event.facts["cell"] is cell for cell in repeated):
            of_cell = unrolled.setdefault(id(event.facts["cell"]), [])
            earlier = next((e for e in of_cell if _feeds(e, event)), None)
            # A recurrence of layers takes new input each time, a cell is stepped through it.
            if earlier is not None and not (
                event.what == "layer called" and chained.get(event.moment.user_place(), set()).isdisjoint(event.facts["out"] or ())
            ):
                yield _given_again(run, event) or Noted(event.moment, event.what, {**event.facts, "earlier": earlier})
            of_cell.append(event)
    yield from _by_default(run)
    yield from _by_default_in_scopes(run)
    yield from (e for e in (*_listed(run), *_remembered(run), *_normalizing(run)) if not any(e.facts["cell"] is c for c in repeated))


def _given_again(run: Run, event: Noted) -> Noted | None:
    """Where the function that made a cell gave it for the second time, before it ran on what came out of it."""
    given = [e for e in noted(run, "given again") if e.facts["cell"] is event.facts["cell"] and e.moment.serial < event.moment.serial]
    return Noted(given[-1].moment, "given again", {**event.facts, "earlier": event}) if given else None


def _remembered_for(run: Run, event: Noted) -> Noted | None:
    """Where a memoised function gave a cell last before it stands for several, if it has given it more than once."""
    given = [e for e in noted(run, "remembered") if e.facts["cell"] is event.facts["cell"] and e.moment.serial < event.moment.serial]
    return Noted(given[-1].moment, event.what, {**event.facts, "used": event}) if len(given) > 1 else None


def _makers(run: Run) -> set[int]:
    """The objects of the program's own classes that keep no variables: each call asks for them in the scope that is open then."""
    made: dict[tuple[int, Place, Name | None], Frame] = {}
    anew: set[int] = set()
    for event in events(run, Created):
        calls = {id(f.receiver): f for f in reversed(event.moment.frames()) if f.receiver is not None}
        anew |= {r for r, f in calls.items() if made.setdefault((r, event.moment.place, event.asked.name), f) is not f}
    return anew


def _asks_anew(cell: Value) -> bool:
    """Whether a cell is one of the program's own that is called without TensorFlow's doing, and that keeps no variables."""
    call = cell.cls.find("__call__") if isinstance(cell, Instance) else None
    return isinstance(call, Function) and not call.module.stub and not variables_of(cell)


def _listed(run: Run) -> Iterator[Noted]:
    """A list has one layer several times, and they run on what came out of each other. A cell is in a stack: see the others."""
    lists = [e for e in reversed(list(noted(run, "listed again"))) if not _is_of_a_group(run, e)]
    # In a branch, the other one says what else was thought of.
    listed = {id(e.facts["cell"]): e for e in lists if not e.moment.arms and not _is_one_of_two_ways(e)}
    unnamed = _without_a_name(run, listed)
    yield from _keyed_in_scopes(run, unnamed)
    yield from _on_their_own(run, unnamed)
    yield from _on_the_same(run, listed)
    yield from _for_parts(run, unnamed)
    yield from keyed(run, unnamed)


def _is_of_a_group(run: Run, event: Noted) -> bool:
    """Whether a loop gives one object to some keys and another one to others: those of a group have one on purpose."""
    if event.facts.get("kept") != "dict" or not event.facts["keys"]:
        return False
    others = (
        e for e in noted(run, "listed again") if e.moment.place == event.moment.place and e.facts["keys"].isdisjoint(event.facts["keys"])
    )
    return any(parted_in_turns(e.moment, event.moment) is not None for e in others)


def _is_one_of_two_ways(event: Noted) -> bool:
    """Whether it is in one arm of a branch, whichever way the run goes there."""
    call, place = users_call(event.moment), event.moment.user_place()
    return call is not None and call.node is not None and is_alternative(call.node, place.span)


def _without_a_name(run: Run, listed: dict[int, Noted]) -> dict[int, Noted]:
    """Those of listed objects that are made where they are listed, or that a loop lists after they were made.

    Who gives one a name first, and then multiplies a list of it, says that it is one.
    """
    made = {id(e.facts["layer"]): e.moment for e in noted(run, "layer made") if id(e.facts["layer"]) in listed}
    named = {
        cell
        for cell, e in listed.items()
        if e.facts.get("kept") != "dict"
        and cell in made
        and not made_by(made[cell], e.moment.user_place())
        and all(is_within(made[cell], loop) for loop in loops_around(e.moment))
    }
    return {cell: e for cell, e in listed.items() if cell not in named}


def _remembered(run: Run) -> Iterator[Noted]:
    """A memoised function gives one layer to two lines of code, and it runs on what came out of it."""
    given = list(again(noted(run, "remembered"), lambda e: id(e.facts["cell"])))
    elsewhere = [other for first, other in given if first.moment.user_place() != other.moment.user_place()]
    yield from _on_their_own(run, {id(e.facts["cell"]): e for e in reversed(elsewhere)})
    hits = [*(e for _, e in given), *noted(run, "given again")]
    cells = (e for e in reversed(hits) if isinstance(e.facts["cell"], Instance))
    by_key = [e for e in cells if e.facts["told"] and not MEANT.stand_in(str(e.facts["by"]))]
    yield from _in_scopes(run, {id(inner): e for e in by_key for inner in _wrapped_in(e.facts["cell"])})


def _on_their_own(run: Run, listed: dict[int, Noted]) -> Iterator[Noted]:
    """Those of some objects that run on what came out of them."""
    first: dict[int, Noted] = {}
    for event in noted(run, "layer applied", "stepped"):
        cell = id(event.facts["cell"])
        if cell not in listed:
            continue
        before = first.setdefault(cell, event)
        if before is not event and own_variables(before) & variables_in(event.facts["inputs"]):
            found = listed.pop(cell)
            yield Noted(found.moment, found.what, {**found.facts, "earlier": event})


def _on_the_same(run: Run, listed: dict[int, Noted]) -> Iterator[Noted]:
    """Those of some objects that one turn after the other runs on the very same data: they compute the same."""
    last: dict[int, Noted] = {}
    trained = [e.moment.serial for e in noted(run, "trained", "fitted")] if listed else []
    loops = {(e.moment.place, id(item)) for e in noted(run, "gone through again") for item in e.facts["items"]}
    for event in noted(run, "layer applied") if listed else ():
        cell = id(event.facts["cell"])
        before = last.get(cell)
        last[cell] = event
        same = before is not None and isinstance(event.facts["given"], Tensor) and before.facts["given"] is event.facts["given"]
        if cell not in listed or before is None or not same or not variables_of(event.facts["cell"]):
            continue
        turns = parted_in_turns(before.moment, event.moment)
        keyed = listed[cell].facts.get("kept") == "dict" and before.moment.user_place() != event.moment.user_place()
        # A comprehension trains nothing in between. What a class of the program's own draws anew may well be run several times.
        in_turn = turns is not None and not turns[1].label
        if turns is not None and (turns[1].known or (turns[1].place, cell) in loops):  # a loop over names, or over the list
            in_turn = in_turn or (_is_plain(event.facts["cell"]) and not any_between(trained, before, event))
        if (keyed or in_turn) and not _is_chosen(run, listed[cell]):
            found = listed.pop(cell)
            yield Noted(found.moment, found.what, {**found.facts, "earlier": event, "alike": True})


def _is_chosen(run: Run, listed: Noted) -> bool:
    """Whether a layer that has a name of its own is listed beside others: who writes it down twice there has chosen for whom it is.

    Not where another one that was made beside it never runs: that was to stand in one of the two places.
    """
    cell, made = listed.facts["cell"], {id(e.facts["layer"]): e for e in noted(run, "layer made")}
    own = made.get(id(cell))
    if not listed.facts.get("beside") or own is None or made_by(own.moment, listed.moment.user_place()):
        return False
    around = users_call(own.moment)
    ran = {id(e.facts["cell"]) for e in noted(run, "layer applied")}
    alike = (e for e in made.values() if e.facts["layer"].cls is cell.cls and users_call(e.moment) is around)
    return all(id(e.facts["layer"]) in ran for e in alike)


def _is_plain(cell: Value) -> bool:
    """Whether it is a layer of a library's that has no others inside."""
    return isinstance(cell, Instance) and _is_library_s(cell) and len(list(instances_in(cell))) == 1


def _is_library_s(cell: Instance) -> bool:
    return cell.cls.module is not None and cell.cls.module.stub


def _for_parts(run: Run, listed: dict[int, Noted]) -> Iterator[Noted]:
    """Those of some objects that a loop runs on what layers of each turn's own make of the same data: each turn is about another part."""
    last: dict[int, Noted] = {}
    trained = [e.moment.serial for e in noted(run, "trained", "fitted")] if listed else []
    for event in noted(run, "layer applied") if listed else ():
        cell = id(event.facts["cell"])
        before = last.get(cell)
        last[cell] = event
        if cell not in listed or before is None or parted_in_turns(before.moment, event.moment) is None:
            continue
        if _are_parts(before.facts["given"], event.facts["given"]) and not any_between(trained, before, event):
            found = listed.pop(cell)
            yield Noted(found.moment, found.what, {**found.facts, "earlier": event, "parts": True})


def _are_parts(one: Value, two: Value) -> bool:
    """Whether two tensors of one shape come of the same data, each by weights that the other has not met."""
    if not isinstance(one, Tensor) or not isinstance(two, Tensor) or one.shape is None or one.shape != two.shape:
        return False
    known = all(isinstance(dim, int) for dim in one.shape[1:])  # levels of a pyramid have a head in common, and are of other sizes
    return known and bool(one.leaves) and one.leaves == two.leaves and bool(one.reads - two.reads) and bool(two.reads - one.reads)


def _normalizing(run: Run) -> Iterator[Noted]:
    """A layer with moving statistics runs in each turn of a loop on what another layer gives, which is made anew in each turn."""
    of_class = _held_by_classes(run)
    for first, second in again(noted(run, "layer applied"), lambda e: id(e.facts["cell"])):
        if id(second.facts["cell"]) in of_class:
            continue  # see TVS410
        turns = parted_in_turns(first.moment, second.moment)
        if turns is None or turns[0].place.stub or turns[1].turn != 1 or not own_variables(first) & variables_in(second.facts["inputs"]):
            continue
        sites = map(site_of, variables_in(second.facts["inputs"]))
        anew = any(site is not None and is_within(site, turns[1]) for site in sites)
        if anew and any(v.trainable is False for v in variables_of(second.facts["cell"])):
            yield Noted(second.moment, second.what, {**second.facts, "earlier": first})


def _held_by_classes(run: Run) -> set[int]:
    """What classes hold that have several instances."""
    first: dict[int, Value] = {}
    held = ((id(e.facts["value"]), e.facts["instance"]) for e in noted(run, "held by class"))
    return {value for value, instance in held if first.setdefault(value, instance) is not instance}


def _by_default(run: Run) -> Iterator[Noted]:
    """A layer with variables that is a default argument, and that two objects of the program's run as their own."""
    kept = {id(cell): e for e in noted(run, "kept by default") for cell in _cells_in(e.facts["cell"])}
    owners: dict[int, Value] = {}
    for event in noted(run, "layer applied", "stepped") if kept else ():
        cell = id(event.facts["cell"])
        owner = receiver(event.moment)
        if cell not in kept or owner is None or (cell not in owners and not own_variables(event)):
            continue
        if owners.setdefault(cell, owner) is not owner:
            found = kept.pop(cell)
            kept = {other: e for other, e in kept.items() if e is not found}
            yield Noted(found.moment, found.what, {"cell": event.facts["cell"], "earlier": event})


def _by_default_in_scopes(run: Run) -> Iterator[Noted]:
    """A cell that is a default argument of a function, and runs in scopes to which the function's callers give names of their own."""
    kept = [(e, cell) for e in noted(run, "kept by default") for cell in _cells_in(e.facts["cell"])]
    yield from _in_scopes(run, {id(inner): e for e, cell in kept for inner in _wrapped_in(cell)})


def _keyed_in_scopes(run: Run, unnamed: dict[int, Noted]) -> Iterator[Noted]:
    """A cell that a dict has under several keys, and that runs in a scope of another name for each."""
    keyed = [e for e in unnamed.values() if e.facts.get("kept") == "dict"]
    yield from _in_scopes(run, {id(inner): e for e in keyed for inner in instances_in(e.facts["cell"])})


def _in_scopes(run: Run, kept: dict[int, Noted]) -> Iterator[Noted]:
    """The first of some objects that runs in scopes of which none is a copy of the other."""
    first: dict[int, Noted] = {}
    for event in noted(run, "unrolled", "stepped", "layer called") if kept else ():
        cell = id(event.facts["cell"])
        before = first.setdefault(cell, event)
        one, two = (show(e.facts["scope"]).split("/") for e in (before, event))
        apart = [] if _is_bare(one, two) else [(a, b) for a, b in zip(one, two, strict=False) if a != b]
        if cell in kept and apart and event.facts["reuse"] is not True and not any(one_network(*names) for names in apart):
            facts = {"cell": event.facts["cell"], "earlier": event, "scope": event.facts["scope"]}
            yield Noted(kept[cell].moment, kept[cell].what, facts)
            return


def _is_bare(one: list[str], two: list[str]) -> bool:
    """Whether one of two scopes is the end of the other: nobody has opened a scope for what runs there, but the cells around it."""
    least = min(len(one), len(two))
    return one[-least:] == two[-least:] or [""] in (one, two)


def _cells_in(default: Value) -> list[Instance]:
    """The object that is a default argument, or those that a list has by the end which is one."""
    return list(instances_in(default)) if isinstance(default, ListValue | DictValue) else [default]


def _wrapped_in(cell: Instance) -> Iterator[Instance]:
    """A cell of a library's, and those that it wraps or stacks."""
    return instances_in(cell) if _is_library_s(cell) else iter((cell,))


def _feeds(earlier: Noted, later: Noted) -> bool:
    """Whether a cell that has run in another scope runs again on what came out of it."""
    one, two = earlier.facts, later.facts
    if two["reuse"] is True or one["scope"] == two["scope"] or AGAIN.stand_in(show(two["scope"])):
        return False
    own = own_variables(earlier)
    if own & variables_in(two["inputs"]):
        return True
    # The steps of a recurrence may have a numbered scope each.
    return bool(own & variables_in(two["state"])) and _without_numbers(one["scope"]) != _without_numbers(two["scope"])


def _shown(event: Noted) -> Life:
    """For the verifier: two places, and the object that is in each."""
    cell, earlier = id(event.facts["cell"]), event.facts.get("earlier")
    if isinstance(earlier, Noted):
        what = earlier.what if event.what == "given again" else event.what
        role, first = "parts" if what in ("listed again", "unrolled") else "layer", id(earlier.facts["cell"])
    else:
        role, first = str(event.facts["role"]), cell
    used = event.facts.get("used")
    moment = used.moment if isinstance(used, Noted) else event.moment
    return Life("one object", (Act("given", moment, about=(role, event.facts["cell"], (first, cell))),))


def _without_numbers(name: Name) -> Name:
    return map_literals(name, lambda part: re.sub(r"\d+", "", part))


def _named(cell: Value) -> str:
    return cell.cls.name if isinstance(cell, Instance) else "cell"
