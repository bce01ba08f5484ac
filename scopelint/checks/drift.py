"""A second pass over an AUTO_REUSE scope that makes what the first did not: TVS303.

AUTO_REUSE makes whatever it does not find, so that a name which is spelled otherwise in the second pass is a new,
untrained variable. What tells the slip from a new part of the network is that the old variable is left out in the same
pass, has the same shape, and is named almost alike.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from difflib import SequenceMatcher
from itertools import combinations

from ..domain.symbols import Name
from ..exploration.explore import Run
from ..language.trace import Frame, Moment
from ..record.events import Created, Fed, Shared
from ..tf.reuse import Reuse
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import accesses_within, events, is_copied, name_of, noted
from .queries.flow import first_data
from .queries.names import parted_scopes
from .queries.order import again, by_age
from .queries.phases import is_slot
from .queries.ways import parted_under_one_label
from .queries.words import BUCKET, MODE, OWN, TOWER
from .sightings import Sighting, run_check

Pass = list[Created | Shared]
"""The variables that were made and taken by one opening of a scope under AUTO_REUSE."""


@run_check("TVS303")
def drifting_passes(run: Run) -> Iterator[Sighting]:
    passes = passes_of(run)
    yield from _numbered_on(passes)
    yield from _numbered_on_in_towers(run)
    yield from _named_by_mode(run)
    yield from _named_by_length(run)
    yield from _with_slashes(run)
    yield from _weights_of_a_layer(run)
    yield from _misspelled_alone(passes)
    yield from _misspelled_as_a_whole(run, passes)
    for index, later in enumerate(passes):
        touched = {e.variable for e in later}
        made = [e for e in later if isinstance(e, Created) and not is_slot(e)]  # each optimizer has its own
        if not made or len(made) == len(later):
            continue
        for earlier in passes[:index]:
            if not touched & {e.variable for e in earlier}:
                continue
            for other in made:
                first = next((e for e in earlier if isinstance(e, Created) and e.variable not in touched and _alike(e, other)), None)
                if first is not None:
                    yield _drift(first, other)


def _misspelled_alone(passes: list[Pass]) -> Iterator[Sighting]:
    """Two functions open one scope for the one variable that is in it, and one of them slips in its name: it is not shared."""
    made = [p[0] for p in passes if len(p) == 1 and isinstance(p[0], Created)]
    for index, later in enumerate(made):
        for first in made[:index]:
            if first.asked.scope == later.asked.scope and first.moment.user_place() != later.moment.user_place() and slip(first, later):
                yield _drift(first, later)


def _misspelled_as_a_whole(run: Run, passes: list[Pass]) -> Iterator[Sighting]:
    """Two lines open a scope for the same code, and one of them slips in its name: the second makes all that the first has made."""
    openings: dict[object, dict[object, list[Created]]] = {}
    for each in passes:
        origin, made = each[0].asked.reuse_origin, [e for e in each if isinstance(e, Created)]
        if isinstance(origin, Moment) and len(made) == len(each):
            code = (made[0].variable.graph, *((e.moment.user_place(), e.variable.shape) for e in made))
            openings.setdefault(code, {}).setdefault(origin.user_place(), made)
    for own in openings.values():
        for earlier, later in combinations(own.values(), 2) if len(own) > 1 else ():
            pairs = {_different(a.variable, b.variable) for a, b in zip(earlier, later, strict=True)}
            names = pairs.pop() if len(pairs) == 1 else None
            opened = parted_scopes(earlier[0], later[0]) if names is not None and _lacks_a_letter(*names) else None
            if opened is not None and not any(is_copied(run, *pair) for pair in zip(earlier, later, strict=True)):
                yield replace(_drift(earlier[0], later[0]), moment=opened[1][1], told="the second pass opens the scope here")


def _lacks_a_letter(one: str, two: str) -> bool:
    """Whether one name is the other without a letter inside, in a word that is long enough or at a letter that stands twice there.

    Short words that differ in a letter may well be two: `country` and `county`, `word` and `world`.
    """
    words = [re.findall("[a-z]+", name.lower()) for name in (one, two)]
    apart = [pair for pair in zip(*words, strict=False) if pair[0] != pair[1]]
    if len(words[0]) != len(words[1]) or len(apart) != 1 or re.findall(r"\d+", one) != re.findall(r"\d+", two):
        return False
    short, long = sorted(apart[0], key=len)
    left_out = [i for i in range(1, len(long) - 1) if long[:i] + long[i + 1 :] == short]
    doubled = any(long[i] in (long[i - 1], long[i + 1]) for i in left_out)
    return bool(left_out) and len(short) >= (5 if doubled else 8)


def slip(first: Created, later: Created) -> bool:
    """Whether the names of two variables of one scope and shape differ in a letter inside, or in an s at the end; or in the order of two
    letters inside of a long word, as `centers` and `centres` do.

    One more letter in front, or another one behind, is how people tell two apart: `qtable`, `tablex`.
    """
    one, two = first.variable, later.variable
    different = _different(one, two)
    if different is None or one.graph is not two.graph or one.shape != two.shape:
        return False
    short, long = sorted(different, key=len)
    inside = range(1, len(long) if long.endswith("s") else len(long) - 1)
    left_out = (long[:i] + long[i + 1 :] for i in inside if long[i].isalpha())
    return (len(short) >= 4 and len(long) == len(short) + 1 and short in left_out) or _swapped(short, long)


def _swapped(one: str, two: str) -> bool:
    """Whether two names differ in the order of two letters inside of a long word, or at its end as `centre` and `center` do.

    Short words of the same letters may well be two: `trial` and `trail`.
    """
    words = [re.findall("[a-z]+|[^a-z]+", name.lower()) for name in (one, two)]
    apart = [pair for pair in zip(*words, strict=False) if pair[0] != pair[1]]
    a, b = apart[0] if len(words[0]) == len(words[1]) and len(apart) == 1 else ("", "")
    at = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), 0)
    swapped = len(a) == len(b) and at > 0 and a[:at] + a[at : at + 2][::-1] + a[at + 2 :] == b
    of_two_lands = len(a) >= 5 and {a[-2:], b[-2:]} == {"er", "re"}
    return swapped and (len(a) >= 7 or of_two_lands)


def same_letters(first: Created, later: Created) -> bool:
    """Whether the names of two variables of one scope and shape differ in what stands between their words and numbers: `layer_1`."""
    one, two = first.variable, later.variable
    different = _different(one, two)
    return different is not None and one.graph is two.graph and one.shape == two.shape and _same_letters(*different)


def _drift(first: Created | Shared, other: Created | Shared) -> Sighting:
    return Sighting(
        variable=other.variable,
        given=name_of(first.variable),
        moment=other.moment,
        told="the second pass makes another one",
        earlier=first.moment,
        before="the first pass makes this one",
        shown=Pair(first.moment, other.moment, shared=False),
    )


def passes_of(run: Run) -> list[Pass]:
    """The passes over scopes under AUTO_REUSE, in the order in which they were opened."""
    passes: dict[int, Pass] = {}
    for event in run.events:
        origin = event.asked.reuse_origin if isinstance(event, Created | Shared) else None
        if isinstance(event, Created | Shared) and isinstance(origin, Moment) and event.asked.reuse is Reuse.AUTO:
            passes.setdefault(origin.serial, []).append(event)
    return [passes[serial] for serial in sorted(passes)]


def _numbered_on(passes: list[Pass]) -> Iterator[Sighting]:
    """A second call of the same code, with the same arguments, whose names go on counting: nothing is shared."""
    first_passes: dict[object, Pass] = {}
    for later in passes:
        origin = later[0].asked.reuse_origin
        assert isinstance(origin, Moment)
        earlier = first_passes.setdefault((origin.place, later[0].variable.graph), later)
        if earlier is later or len(earlier) != len(later) or not all(isinstance(e, Created) for e in (*earlier, *later)):
            continue
        if all(_counted(a, b) for a, b in zip(earlier, later, strict=True)):
            yield _drift(earlier[0], later[0])


def _numbered_on_in_towers(run: Run) -> Iterator[Sighting]:
    """A second tower is built by the same code as the first, and the names go on counting: the towers share nothing."""
    towers: dict[tuple[object, object, str], Pass] = {}
    for event in run.events:
        origin = event.asked.reuse_origin if isinstance(event, Created | Shared) and event.asked.reuse is Reuse.AUTO else None
        if isinstance(event, Created | Shared) and isinstance(origin, Moment):
            numbered = (part for part in str(event.asked.name_scope).split("/") if re.search(r"\d", part) and TOWER.stand_in(part))
            tower = next(numbered, None)
            if tower is not None and tower not in str(event.variable.key).split("/"):
                towers.setdefault((event.variable.graph, origin.place, tower), []).append(event)
    first_towers: dict[tuple[object, object, str], Pass] = {}
    for (graph, place, tower), later in towers.items():
        earlier = first_towers.setdefault((graph, place, re.sub(r"\d+", "#", tower)), later)
        if earlier is not later and len(earlier) == len(later) and all(map(_is_counted_on, earlier, later)):
            yield _drift(earlier[0], later[0])


def _is_counted_on(first: Created | Shared, again: Created | Shared) -> bool:
    """Whether the same line makes two variables, whose names differ by numbers alone, in calls that are told the same."""
    one, two = first.variable, again.variable
    made = isinstance(first, Created) and isinstance(again, Created) and not first.asked.defaulted
    if not made or first.moment.user_place() != again.moment.user_place() or one.shape != two.shape or one.key == two.key:
        return False
    calls = zip(first.moment.frames(), again.moment.frames(), strict=False)
    told = all(a.known == b.known for a, b in calls if a.turn is None)
    return told and re.sub(r"\d+", "#", str(one.key)) == re.sub(r"\d+", "#", str(two.key))


def _counted(first: Created | Shared, again: Created | Shared) -> bool:
    """Whether two names differ by numbers alone, and neither an argument nor an object on the way to them does."""
    one, two = first.variable, again.variable
    if first.moment.place != again.moment.place or one.shape != two.shape or one.key == two.key or first.asked.defaulted:
        return False
    if not isinstance(one.key, str) or not isinstance(two.key, str) or re.sub(r"\d+", "#", one.key) != re.sub(r"\d+", "#", two.key):
        return False
    ours, theirs = first.moment.frames(), again.moment.frames()
    return (
        _opened_alike(first, again)
        and len(ours) == len(theirs)
        and all(a.known == b.known and a.turn == b.turn and a.receiver is b.receiver for a, b in zip(ours, theirs, strict=True))
    )


def _opened_alike(first: Created | Shared, again: Created | Shared) -> bool:
    """Whether the same code opened the scopes of both: two that are written down are two on purpose."""
    ours, theirs = ([m for _, m in e.asked.openings if isinstance(m, Moment)] for e in (first, again))
    return [m.user_place() for m in ours] == [m.user_place() for m in theirs]


def _with_slashes(run: Run) -> Iterator[Sighting]:
    """A scope that is opened with a slash at the end of its name is another one: `net//w` is not `net/w`."""
    made = (e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and isinstance(e.variable.key, str))
    for first, other in again(made, lambda e: (e.variable.graph, re.sub("/+", "/", str(e.variable.key)), e.variable.shape)):
        if first.variable.key == other.variable.key:
            continue
        opened = parted_scopes(first, other)
        names = [str(name) for name, _ in opened] if opened is not None else []
        elsewhere = opened is not None and opened[0][1].user_place() != opened[1][1].user_place()
        if opened is not None and elsewhere and (names[1] == f"{names[0]}/" or (names[0] == f"{names[1]}/" and other.moment.place.stub)):
            yield replace(_drift(first, other), moment=opened[1][1], told="the second pass opens the scope here: a slash makes it another")
        elif not other.moment.place.stub:
            yield _drift(first, other)


def _weights_of_a_layer(run: Run) -> Iterator[Sighting]:
    """Weights are asked for by hand once more, under a name that is put together otherwise: `fc1/kernel` for `fc_1/kernel`."""
    made = (e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and isinstance(e.variable.key, str))
    for first, other in again(made, lambda e: (e.variable.graph, *_words(e.variable.key), e.variable.shape)):
        by_hand = not other.moment.place.stub and (first.moment.place.stub or _are_joined_otherwise(first, other))
        if by_hand and first.variable.key != other.variable.key and not first.asked.defaulted and not other.asked.defaulted:
            yield _drift(first, other)


def _are_joined_otherwise(first: Created, other: Created) -> bool:
    """Whether two lines ask for names that are the same but for an underscore, of which one is of a scope around the variable."""
    names = [str(e.variable.key).rpartition("/") for e in (first, other)]
    return first.moment.user_place() != other.moment.user_place() and (
        names[0][2] == names[1][2] and names[0][0].replace("_", "") == names[1][0].replace("_", "")
    )


def _words(key: Name | None) -> tuple[tuple[str, ...], ...]:
    """The words and numbers of each part of a variable's name."""
    return tuple(tuple(re.findall(r"[a-z]+|\d+", part.lower())) for part in str(key).split("/"))


def _named_by_mode(run: Run) -> Iterator[Sighting]:
    """A second call of one function shares what the first made, but for weights whose name tells training from using the network."""
    made = (e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and e.variable.trainable is True)
    for first, other in again(made, lambda e: (e.variable.graph, e.moment.user_place(), e.moment.place)):
        different = _different(first.variable, other.variable)
        if different is None or not _tells_modes(*different) or first.variable.shape != other.variable.shape:
            continue
        calls = parted_under_one_label(first.moment, other.moment)
        if calls is None or calls[1].turn is not None:
            continue
        there, here = (list(accesses_within(run, call)) for call in calls)
        theirs = {e.variable for e in there if isinstance(e, Created)}
        if any(isinstance(e, Shared) and e.variable in theirs for e in here):
            yield _drift(first, other)


def _named_by_length(run: Run) -> Iterator[Sighting]:
    """A pass over data of another length, told nothing else, shares what the first made but in a scope with the length in its name."""
    made = [e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and e.variable.trainable is True]
    fed: dict[Variable, Fed] = {}
    for first, other in again(made, lambda e: (e.variable.graph, e.moment.user_place(), e.moment.place)):
        different = _different(first.variable, other.variable)
        if different is None or first.variable.shape != other.variable.shape or not _opened_alike(first, other):
            continue
        fed = fed or first_data(run)
        one, two = fed.get(first.variable), fed.get(other.variable)
        ways = parted_under_one_label(first.moment, other.moment)
        if ways is None or one is None or two is None or not _are_lengths(different, one, two):
            continue
        if not _is_computed(first, other, *ways) and not _is_of_bucket(run, first, other, different):
            continue
        theirs, ours = ({e.variable for e in accesses_within(run, way) if e.variable.trainable is True} for way in ways)
        if theirs & ours and [v.shape for v in by_age(theirs - ours)] == [v.shape for v in by_age(ours - theirs)]:
            yield _drift(first, other)
            return


def _are_lengths(different: tuple[str, str], one: Fed, two: Fed) -> bool:
    """Whether two names differ in a number, which is a length of the data that have nothing to do with each other."""
    numbers = [re.findall(r"\d+", name) for name in different]
    apart = [pair for pair in zip(*numbers, strict=False) if pair[0] != pair[1]]
    if re.sub(r"\d+", "", different[0]) != re.sub(r"\d+", "", different[1]) or len(set(apart)) != 1 or one.leaves & two.leaves:
        return False
    return all(int(n) in (shape or ())[1:] for n, data in zip(apart[0], (one, two), strict=True) for shape in data.shapes)


def _is_computed(first: Created, other: Created, there: Frame, here: Frame) -> bool:
    """Whether the scopes that have two names are opened by calls that are told the same."""
    opened = parted_scopes(first, other)
    if opened is None:
        return False
    ours, theirs = ([f for f in m.frames() if f.depth > way.depth] for (_, m), way in zip(opened, (there, here), strict=True))
    told = len(ours) == len(theirs) > 0 and all(a.node is b.node and a.known == b.known for a, b in zip(ours, theirs, strict=True))
    return told and there.receiver is here.receiver and there.known == here.known


def _is_of_bucket(run: Run, first: Created, other: Created, different: tuple[str, str]) -> bool:
    """Whether two scopes are called after the lengths of two buckets of data, and the ways to them are told nothing but these numbers.

    Not where a docstring says of each that it has weights of its own.
    """
    if not all(map(BUCKET.stand_in, different)):
        return False
    numbers = set(re.findall(r"\d+", " ".join(different)))
    ways = zip(first.moment.frames(), other.moment.frames(), strict=False)
    told = [(a, b) for here, there in ways for a, b in zip(here.known, there.known, strict=False) if a != b]
    if not all(a[0] == b[0] and _of_numbers(a[1], numbers) and _of_numbers(b[1], numbers) for a, b in told):
        return False
    nodes = {id(frame.node) for frame in other.moment.frames()}
    return not any(id(e.facts["node"]) in nodes and OWN.search(e.facts["text"]) for e in noted(run, "described"))


def _of_numbers(value: object, numbers: set[str]) -> bool:
    """Whether what a call is told is one of some numbers, or a text with no other in it."""
    return set(re.findall(r"\d+", str(value))) <= numbers if isinstance(value, str) else str(value) in numbers


def _tells_modes(one: str, two: str) -> bool:
    """Whether two names differ in a word alone that says what the network is run for."""
    ours, theirs = (re.findall(r"[a-z0-9]+", name.lower()) for name in (one, two))
    return [w for w in ours if not MODE.have(w)] == [w for w in theirs if not MODE.have(w)] != []


def _different(one: Variable, two: Variable) -> tuple[str, str] | None:
    """The scopes in which two names differ, if it is one."""
    if not isinstance(one.key, str) or not isinstance(two.key, str):
        return None
    ours, theirs = one.key.split("/"), two.key.split("/")
    different = [(a, b) for a, b in zip(ours, theirs, strict=False) if a != b]
    return different[0] if len(ours) == len(theirs) and len(different) == 1 else None


def _alike(first: Created, again: Created) -> bool:
    one, two = first.variable, again.variable
    different = _different(one, two)
    if one.graph is not two.graph or one.shape != two.shape or different is None:
        return False
    if first.moment.user_place() == again.moment.user_place():
        return _misspelled(*different) and _same_letters(*different)  # a computed name, which may well name another part of the network
    return _misspelled(*different)


def _same_letters(one: str, two: str) -> bool:
    return re.sub(r"[_\-.]", "", one).lower() == re.sub(r"[_\-.]", "", two).lower()


def _misspelled(one: str, two: str) -> bool:
    """Whether two names differ in their spelling only, and not by a number or by a word of their own."""
    if re.sub(r"\d+", "", one) == re.sub(r"\d+", "", two):
        return False
    if _same_letters(one, two):
        return True
    ours, theirs = one.lower().split("_"), two.lower().split("_")
    different = [(a, b) for a, b in zip(ours, theirs, strict=False) if a != b]
    if len(ours) != len(theirs) or len(different) != 1:
        return False
    a, b = different[0]
    return min(len(a), len(b)) >= 3 and SequenceMatcher(None, a, b, autojunk=False).ratio() >= 0.8
