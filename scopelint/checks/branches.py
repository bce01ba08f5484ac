"""One branch that is built twice, for two inputs whose results are compared: TVS202, and TVS403 where it is cloned.

Such a pair of twins is to measure both by one scale. The code gives the accident away: one function is called twice, alike but for
the tensors, and makes the same layers without names again.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Mapping, Sequence

from ..domain.symbols import Name, Sym, Text, show
from ..exploration.explore import Run
from ..language.trace import Frame, Moment, Noted, Value
from ..language.values import Instance
from ..primitives.leaves import Inner, Named
from ..primitives.tensors import Tensor
from ..record.events import Created, Failure, Shared
from ..source.mentions import given_at, texts_at
from ..tf.errors import Kind
from ..tf.reuse import Reuse
from ..tf.shapes import compatible as fit
from ..tf.variables import Variable
from .findings import Pair
from .queries.accesses import assignments, creations, events, name_of, noted, template_of, trainings
from .queries.flow import data_of_access, first_data
from .queries.holding import layers_made, of_its_own, variables_of
from .queries.names import are_twins, numbered_alike, parted_scopes
from .queries.order import by_age
from .queries.ways import at_call, caller, is_within, parted, parted_in_turns, parted_under_one_label, row
from .queries.words import ATTENDS, FORCED, KINDS, MODE, TRIPLET, Words, words_of
from .sightings import Sighting, run_check

ANEW = "each call makes others, as nothing here is shared by name"
_PARTED = {False: "one learns, the other is used", True: "what the one learns of what it is told, the other does not know when it goes on"}
_UNNAMED = "without a name it is numbered anew, so that AUTO_REUSE finds nothing to share"


@run_check("TVS202")
def built_twice(run: Run) -> Iterator[Sighting]:
    """Two branches that are compared, and that are copies of each other with weights of their own."""
    made: Mapping[Variable, Created] | None = None
    owned: dict[Variable, Moment] = {}
    for event in itertools.chain(noted(run, "compared"), _triplets(run), _scores(run)):
        if made is None:
            made, owned = creations(run), layers_made(run)
        one, two = (by_age(part) for part in event.facts["parts"])
        if len(one) != len(two) or are_two_things(*event.facts["given"]) or not all(v in made for v in (*one, *two)):
            continue
        pairs = [(made[v], made[w]) for v, w in zip(*sorted((one, two), key=lambda part: part[0].serial), strict=True)]
        if any(e.error.kind is Kind.TEMPLATE_CREATES and e.error.variable == pairs[0][1].variable.op_name for e in events(run, Failure)):
            continue  # TensorFlow refuses the second
        if not (all(_are_copies(*pair) for pair in pairs) or _are_of_copies(owned, pairs)):
            continue
        if not _is_one_scale(event, pairs) and (event.what == "scored" or not (event.facts["apart"] or _are_of_views(event, pairs))):
            continue
        if (event.facts["apart"] or _are_views(run, pairs)) and were_meant_as_one(run, event, pairs):
            first, second = pairs[0]
            after_data = all(_are_named_after(event.facts["given"], *pair) for pair in pairs)
            flagged = all(e.asked.defaulted and _are_flagged(*pair) for pair in pairs for e in pair)
            objects = _objects_made(owned, first, second)
            why = "its scope is named after what the call is given" if after_data else _UNNAMED if flagged and not objects else ANEW
            opened = objects or (None if after_data else parted_scopes(first, second))
            opened = opened or (("", first.moment), ("", second.moment))
            if (after_data and objects) or (objects is None and _is_of_a_factory(run, first, second)):
                opened = ("", _called(second.moment, first.moment)), ("", _called(first.moment, second.moment))
            yield Sighting(
                variable=second.variable,
                reason=f"{why}; what is compared goes through two networks",
                moment=_called(first.moment, second.moment) if event.what == "joined" else opened[1][1],
                told="made anew here, for the other input",
                earlier=opened[0][1],
                before="made here",
                shown=Pair(first.moment, second.moment, shared=False),
            )


@run_check("TVS202")
def named_by_a_hash(run: Run) -> Iterator[Sighting]:
    """Two branches that are compared, under AUTO_REUSE and in scopes called after the hash of settings: each object has its own."""
    made = creations(run)
    unknown = any(isinstance(v.op_name, Text) for v in made)
    for event in noted(run, "compared") if unknown else ():
        one, two = (by_age(part) for part in event.facts["parts"])
        if event.facts["difference"] is not True or len(one) != len(two) or not all(v in made for v in (*one, *two)):
            continue
        if not event.facts["apart"] or not one or are_two_things(*event.facts["given"]):
            continue
        pairs = [(made[v], made[w]) for v, w in zip(*sorted((one, two), key=lambda part: part[0].serial), strict=True)]
        variables, trained = {*one, *two}, {v for v, _ in trainings(run)}
        hashed = {_hashed(*pair) for pair in pairs}
        settings = next(iter(hashed)) if len(hashed) == 1 else None
        if settings is None or not variables <= trained or not variables.isdisjoint(assignments(run)):
            continue
        first, second = pairs[0]
        opened = parted_scopes(first, second)
        if opened is not None and _say_the_same(*settings):
            yield Sighting(
                variable=second.variable,
                reason=f"its scope is called after the hash of {settings[0].cls.name}, and of two objects, however alike, these are two;"
                " what is compared goes through two networks",
                moment=opened[1][1],
                told="made anew here, for the other input",
                earlier=opened[0][1],
                before="made here",
                shown=Pair(first.moment, second.moment, shared=False),
            )


def _hashed(first: Created, second: Created) -> tuple[Instance, Instance] | None:
    """The objects after whose hashes two scopes are called, under AUTO_REUSE and by one line, in which a line makes two variables alike."""
    one, two = first.variable, second.variable
    opened = parted_scopes(first, second)
    if opened is None or first.moment.place != second.moment.place or one.shape != two.shape or one.kind != two.kind:
        return None
    flags = (first.asked.reuse_origin, second.asked.reuse_origin)
    (before, there), (name, here) = opened
    auto = first.asked.reuse is second.asked.reuse is Reuse.AUTO and all(isinstance(flag, Moment) for flag in flags)
    if not auto or there.user_place() != here.user_place() or not isinstance(before, Text) or not isinstance(name, Text):
        return None
    objects = [[found for part in each.parts if isinstance(part, Sym) for found in _hashed_in(part.key)] for each in (before, name)]
    return (objects[0][0], objects[1][0]) if len(objects[0]) == len(objects[1]) == 1 else None


def _hashed_in(key: object) -> Iterator[Instance]:
    """The objects whose hashes have a part in what is not known."""
    if isinstance(key, Sym):
        yield from _hashed_in(key.key)
    elif isinstance(key, tuple) and len(key) == 2 and key[0] == "hash" and isinstance(key[1], Instance):
        yield key[1]
    elif isinstance(key, tuple):
        yield from (found for each in key for found in _hashed_in(each))


def _say_the_same(one: Instance, two: Instance) -> bool:
    """Whether two objects of one class have nothing but equal texts and numbers."""
    ours, theirs = one.attrs.data, two.attrs.data
    plain = all(_is_plain(value) for value in ours.values())
    return one is not two and one.cls is two.cls and bool(ours) and plain and dict(ours) == dict(theirs)


def _is_plain(value: Value) -> bool:
    return all(map(_is_plain, value)) if isinstance(value, tuple) else value is None or isinstance(value, str | int | float)


@run_check("TVS202")
def built_for_each_mode(run: Run) -> Iterator[Sighting]:
    """The two arms of a `tf.cond` build one network twice: one to be trained, and one to be used, that has learned nothing.

    Or one to read what was to come before, and one to read what it has said itself.
    """
    made: Mapping[Variable, Created] | None = None
    for event in noted(run, "branched"):
        yes, no = (arm[0] if len(arm) == 1 and isinstance(arm[0], Tensor) else None for arm in (event.facts["yes"], event.facts["no"]))
        said, forced = (_says(words, event.facts["pred"]) for words in (MODE, FORCED))
        if yes is None or no is None or not (said or forced or _are_modes(yes, no)) or event.moment.arms:
            continue
        made = creations(run) if made is None else made
        one, two = by_age(yes.reads - no.reads), by_age(no.reads - yes.reads)
        if not one or len(one) != len(two) or not all(v in made for v in (*one, *two)) or any(v in assignments(run) for v in (*one, *two)):
            continue
        pairs = [(made[v], made[w]) for v, w in zip(one, two, strict=True)]
        if all(numbered_alike(*pair) and _are_of_one_function(*pair, said) for pair in pairs):
            first, second = pairs[0]
            yield Sighting(
                variable=second.variable,
                reason=f"each arm of the tf.cond in line {row(event.moment)} makes layers of its own: {_PARTED[forced and not said]}",
                moment=_called(first.moment, second.moment),
                told="made anew here, for the other arm",
                earlier=first.moment,
                before="made here",
                shown=Pair(first.moment, second.moment, shared=False),
            )


def _objects_made(
    owned: Mapping[Variable, Moment], first: Created, second: Created
) -> tuple[tuple[Name, Moment], tuple[Name, Moment]] | None:
    """Where the layers are made that have two variables, if these are objects of the user's and two calls made them."""
    one, two = owned.get(first.variable), owned.get(second.variable)
    if one is None or two is None or first.variable.kind == "keras" or one.user_place() == first.moment.user_place():
        return None
    return (("", one), ("", two))


def _says(words: Words, pred: Value) -> bool:
    """Whether what a branch asks is called by such words: by what a network is run for, as it may be."""
    named = [show(leaf.name) for leaf in pred.leaves if isinstance(leaf, Named)] if isinstance(pred, Tensor) else []
    return words.stand_in(*named)


def _are_modes(yes: Tensor, no: Tensor) -> bool:
    """Whether the arms of a branch are for training and for use, as chance has a part in one of them alone."""
    given, others = ({leaf for leaf in arm.leaves if not isinstance(leaf, Inner)} for arm in (yes, no))
    noisy = [arm.chance or any(isinstance(leaf, Inner) for leaf in arm.leaves) for arm in (yes, no)]
    return given == others != set() and noisy[0] is not noisy[1]


def _are_of_one_function(first: Created, second: Created, by_mode: bool) -> bool:
    """Whether two calls of one function made two variables by the same line, and were told the same: but for numbers, as the rate of a
    dropout, where the one is `by_mode` for training and the other for use."""
    ways = parted(first.moment, second.moment)
    shapes = first.variable.shape, second.variable.shape
    if ways is None or first.moment.place != second.moment.place or not (fit(*shapes) if by_mode else shapes[0] == shapes[1]):
        return False
    calls = [[f for f in e.moment.frames() if f.depth > way.depth] for e, way in zip((first, second), ways, strict=True)]
    return len(calls[0]) == len(calls[1]) > 0 and all(
        a.node is b.node and a.receiver is b.receiver and (a.known == b.known or (by_mode and _differ_in_numbers(a, b)))
        for a, b in zip(*calls, strict=True)
    )


def _differ_in_numbers(one: Frame, two: Frame) -> bool:
    """Whether nothing tells two calls apart but numbers, or what is not known."""
    return not any(isinstance(value, str) for _, value in {*one.known} ^ {*two.known})


def _triplets(run: Run) -> Iterator[Noted]:
    """What is made of an anchor, and of what it is to be held against, as if it were compared here: be it only in a loss of its own."""
    for event in noted(run, "joined"):
        made = event.facts["values"]
        if not isinstance(made, tuple) or len(made) != 3 or not all(isinstance(each, Tensor) for each in made):
            continue
        given = [tuple(leaf.name for leaf in each.leaves if isinstance(leaf, Named)) for each in made]
        said = [{word for name in names for word in words_of(show(name)) if TRIPLET.have(word)} for names in given]
        for other in (1, 2) if all(len(words) == 1 for words in said) and len(set().union(*said)) == 3 else ():
            parts = made[0].reads, made[other].reads
            if parts[0] and parts[0].isdisjoint(parts[1]):
                facts = {"parts": parts, "given": (given[0], given[other]), "difference": True, "apart": True}
                yield Noted(event.moment, event.what, facts)


def _scores(run: Run) -> Iterator[Noted]:
    """What two candidates get as one number each, which are put side by side, as if it were compared here."""
    for event in noted(run, "joined"):
        made = event.facts["values"]
        if not isinstance(made, tuple) or len(made) < 2 or not all(isinstance(each, Tensor) and _is_one_number(each) for each in made):
            continue
        one, two = made[:2]
        parts = one.reads - two.reads, two.reads - one.reads
        if all(parts) and one.leaves - two.leaves and two.leaves - one.leaves:
            given = tuple(tuple(leaf.name for leaf in each.leaves if isinstance(leaf, Named)) for each in (one, two))
            yield Noted(event.moment, "scored", {"parts": parts, "given": given, "difference": False, "apart": True})


def _is_one_number(value: Tensor) -> bool:
    return value.shape is not None and (len(value.shape) == 1 or value.shape[-1:] == (1,))


def _called(first: Moment, second: Moment) -> Moment:
    """The call, of those that the first was not made by, in which all of the second is made."""
    call = _outermost_call(first, second)
    return second if call is None else at_call(second, call)


def _outermost_call(first: Moment, second: Moment) -> Frame | None:
    before = {id(frame) for frame in first.frames()}
    return next((f for f in second.frames() if id(f) not in before and f.turn is None and not f.place.stub), None)


def _is_of_a_factory(run: Run, first: Created, second: Created) -> bool:
    """Whether a call makes the network, and its caller applies it: that it makes layers is what it is for."""
    call = _outermost_call(first.moment, second.moment)
    applied = (e for e in noted(run, "layer applied") if e.moment.serial > second.moment.serial)
    return call is not None and any(not is_within(e.moment, call) and second.variable in variables_of(e.facts["cell"]) for e in applied)


@run_check("TVS403")
def cloned_for_the_other_input(run: Run) -> Iterator[Sighting]:
    """A model and its clone learn in one step, by what tells how far their results for two inputs are apart: one model was meant.

    What has two kinds of inputs, such as questions and answers, may well have two models for a product. What is asked how like a thing is
    to itself has one kind.
    """
    cloned = list(noted(run, "cloned"))
    compared = [e for e in noted(run, "compared") if e.facts["apart"]] if cloned else []
    steps = [{*e.facts["variables"]} for e in noted(run, "trained")] if compared else []
    steps += [_learning_of(e.facts["model"]) for e in noted(run, "fitted")] if compared else []
    for clone in cloned if steps else ():
        model, source = clone.facts["model"], clone.facts["source"]
        ours, theirs = (_learning_of(each) for each in (model, source))
        given = any(e.facts["model"] in (model, source) for e in noted(run, "weights set"))
        together = ours and theirs and ours.isdisjoint(theirs) and any(ours | theirs <= step for step in steps)
        if given or not together or clone.moment.arms or not (ours | theirs).isdisjoint(assignments(run)):
            continue
        sides = ((event, *order) for event in compared for parts in [event.facts["parts"]] for order in (parts, parts[::-1]))
        of_both = (e for e, a, b in sides if ours & a and theirs & b and ours.isdisjoint(b) and theirs.isdisjoint(a))
        found = next((e for e in of_both if e.facts["difference"] is True or _is_like_itself(run, e, model, source)), None)
        if found is not None:
            yield Sighting(
                reason=f"the clone has weights of its own: line {row(found.moment)} compares what both make of two inputs, and both learn",
                moment=clone.moment,
                told="cloned here, for the other input",
                earlier=found.moment,
                before="compared here",
                shown=None,
            )


def _learning_of(model: Value) -> set[Variable]:
    return {v for v in variables_of(model) if v.trainable is True}


def _is_like_itself(run: Run, compared: Noted, model: Value, source: Value) -> bool:
    """Whether two models that a third one has for its two inputs are called with the very same data, each by one line."""
    if are_two_things(*compared.facts["given"]) or any(ATTENDS.stand_in(*map(show, names)) for names in compared.facts["given"]):
        return False
    last: dict[int, Noted] = {}
    for event in noted(run, "layer applied"):
        cell, given = event.facts["cell"], event.facts["given"]
        if cell is not model and cell is not source:
            continue
        other = last.get(id(source if cell is model else model))
        last[id(cell)] = event
        same = other is not None and _are_the_very_same(other.facts["given"], given)
        if same and other is not None and other.moment.user_place() == event.moment.user_place():
            return True
    return False


def _are_the_very_same(one: Value, other: Value) -> bool:
    """Whether two calls are given one array of the program's, or what is computed of one in the same way."""
    if isinstance(one, Tensor) and isinstance(other, Tensor):
        return one.exact is not None and one.exact == other.exact
    return one is not None and one is other and not isinstance(one, Tensor | Sym)


def are_two_things(one: tuple[Name, ...], two: tuple[Name, ...]) -> bool:
    """Whether the names of the data on either side say that they are of two things, such as users and films."""
    kinds = [{word for name in names for word in words_of(show(name)) if KINDS.have(word)} for names in (one, two)]
    return bool(kinds[0] and kinds[1]) and kinds[0].isdisjoint(kinds[1])


def _are_copies(first: Created, second: Created) -> bool:
    """Whether one call of a function made one of them, and another call, which is told nothing else, the other by the same line."""
    one, two = first.variable, second.variable
    same = one.graph is two.graph and one.kind == two.kind and one.shape == two.shape and first.moment.place == second.moment.place
    return same and _are_made_alike(first.moment, second.moment)


def _are_of_copies(owned: Mapping[Variable, Moment], pairs: Sequence[tuple[Created, Created]]) -> bool:
    """Whether the layers that have them were made so: an object has its variables only where it is first called."""
    variables = [(first.variable, second.variable) for first, second in pairs]
    known = all(v in owned and w in owned and v.kind == w.kind and v.shape == w.shape for v, w in variables)
    return known and all(_are_made_alike(owned[v], owned[w]) for v, w in variables)


def _are_made_alike(first: Moment, second: Moment) -> bool:
    calls = parted_under_one_label(first, second)
    return first.user_place() == second.user_place() and calls is not None and _are_alike(*calls)


def were_meant_as_one(run: Run, compared: Noted, pairs: Sequence[tuple[Created, Created]]) -> bool:
    """Whether two networks learn together, to bring results apart or together, and neither is a copy that lags behind the other.

    Keras layers own their variables, and no name could share them. Of others a product is no distance: queries and documents, or users
    and films, may each have a network of their own, without names. Not so what the code calls two of a kind.
    """
    made = [event for pair in pairs for event in pair]
    variables = {e.variable for e in made if e.variable.trainable is True}
    of_keras = all(e.variable.kind == "keras" for e in made)
    told_as_one = _is_one_scale(compared, pairs) or all(_are_given_twins(*pair) for pair in pairs) or _are_of_views(compared, pairs)
    unnamed = told_as_one and (all(e.variable.kind == "variable" or e.asked.defaulted for e in made) or _are_of_templates(run, pairs))
    after_data = compared.facts["difference"] is True and all(_are_named_after(compared.facts["given"], *pair) for pair in pairs)
    if not variables or not (of_keras or unnamed or after_data) or not variables.isdisjoint(assignments(run)):
        return False  # what does not learn, such as two shares of a secret, is no network
    if not after_data and any(not numbered_alike(*pair) for pair in pairs):
        return False
    by_one_line = compared.what == "joined" and all(_are_made_in_turns(run, *pair) for pair in pairs)  # for each of a triplet
    if not by_one_line and any(of_its_own(run, *pair) or _stood_side_by_side(run, compared, *pair) for pair in pairs):
        return False
    if any(not variables.isdisjoint(variables_of(e.facts["model"])) for e in noted(run, "weights set")):
        return False
    together = (variables_of(e.facts["model"]) for e in noted(run, "connected", "fitted"))
    return _learn_in_one_step(run, variables, pairs) or any(variables <= held for held in together)


def _learn_in_one_step(run: Run, variables: set[Variable], pairs: Sequence[tuple[Created, Created]]) -> bool:
    """Whether all of them are trained, and one step is for both networks: two that learn each on its own are two on purpose."""
    if not variables <= {v for v, _ in trainings(run)}:
        return False
    one, two = ({e.variable for e in part} for part in zip(*pairs, strict=True))
    steps = (frozenset(e.facts["variables"]) for e in noted(run, "trained"))
    return any(step & one and step & two for step in steps)


def _are_given_twins(first: Created, second: Created) -> bool:
    """Whether the two calls that make them are given data by one name each, which say that they are of a kind."""
    calls = parted_under_one_label(first.moment, second.moment)
    around = caller(calls[0]) if calls is not None else None
    if calls is None or around is None or around.node is None or caller(calls[1]) is not around:
        return False
    ours, theirs = (given_at(around.node, call.place.span) for call in calls)
    return len(ours - theirs) == len(theirs - ours) == 1 and are_twins(*(ours ^ theirs))


def _are_of_templates(run: Run, pairs: Sequence[tuple[Created, Created]]) -> bool:
    """Whether two templates made two networks, of one name by one line: each is numbered where another one has the name."""
    scopes = [found for pair in pairs if (found := parted_scopes(*pair)) is not None]
    if len(scopes) != len(pairs) or len({moment for _, (_, moment) in scopes}) != 1:
        return False
    one, two = (template_of(run, moment) for _, moment in scopes[0])
    if one is None or two is None:
        return False
    return one.facts["name"] == two.facts["name"] and one.moment.user_place() == two.moment.user_place()


def _is_one_scale(compared: Noted, pairs: Sequence[tuple[Created, Created]]) -> bool:
    """Whether the two results are subtracted, or a flag says that there was to be one network."""
    return compared.facts["difference"] is True or all(_are_flagged(*pair) for pair in pairs)


def _are_flagged(first: Created, second: Created) -> bool:
    """Whether one AUTO_REUSE is in force around two calls: it was to let the second share."""
    origin = second.asked.reuse_origin
    return second.asked.reuse is Reuse.AUTO and isinstance(origin, Moment) and first.asked.reuse_origin is origin


def _are_views(run: Run, pairs: Sequence[tuple[Created, Created]]) -> bool:
    """Whether two networks begin at two views of what is given from outside, such as a picture turned in two ways, and not of features.

    What one network makes of two such views, by the flag that is in force around both, are no features in this sense.
    """
    fed = first_data(run)
    first, second = (min(part, key=lambda e: e.moment.serial) for part in zip(*pairs, strict=True))
    one, two = fed.get(first.variable), fed.get(second.variable)
    if one is None or two is None or one.data == two.data or one.reads != two.reads:
        return False
    return not one.reads or (all(_are_flagged(*pair) for pair in pairs) and _are_of_one_network(run, one.reads, first, second))


def _are_of_views(compared: Noted, pairs: Sequence[tuple[Created, Created]]) -> bool:
    """Whether two networks of several layers each see another view of one thing: of one layer each, they may be a query and a key of it."""
    return compared.facts.get("views") is True and sum(len(first.variable.shape or ()) > 1 for first, _ in pairs) > 1


def _are_of_one_network(run: Run, between: frozenset[Variable], first: Created, second: Created) -> bool:
    """Whether a network that the same flag shares ran for either of two branches, and not the second time on what came out of it.

    Neither branch looks for something in the other's results, as a query does in keys.
    """
    calls = parted_under_one_label(first.moment, second.moment)
    if calls is None or calls[0].turn is not None or ATTENDS.stand_in(calls[0].label, show(second.asked.scope)):
        return False
    fed = data_of_access(run)
    shared = {e.variable: e for e in events(run, Shared) if e.auto and e.reuse_origin is second.asked.reuse_origin}
    data = [fed.get(shared[v].moment) for v in between if v in shared]
    return len(data) == len(between) and all(each is not None and each.variable not in each.reads for each in data)


def _stood_side_by_side(run: Run, compared: Noted, first: Created, second: Created) -> bool:
    """Whether the second was there already when the first was applied to what is compared: two objects were made on purpose."""
    applied = (e for e in noted(run, "layer applied") if second.moment.serial < e.moment.serial < compared.moment.serial)
    return any(first.variable in variables_of(e.facts["cell"]) for e in applied)


def _are_made_in_turns(run: Run, first: Created, second: Created) -> bool:
    """Whether the turns of one loop make two variables, or the layers that have them."""
    owned = run.once(layers_made)
    return parted_in_turns(owned.get(first.variable, first.moment), owned.get(second.variable, second.moment)) is not None


def _are_named_after(given: tuple[tuple[Name, ...], tuple[Name, ...]], first: Created, second: Created) -> bool:
    """Whether the names of two variables differ by the names of their data alone, which nobody told the calls."""
    if _are_told_texts(first, second):
        return False
    for ours, theirs in (given, given[::-1]):
        for one, two in itertools.product(map(show, ours), map(show, theirs)):
            if one != two and one in name_of(first.variable) and name_of(first.variable).replace(one, two) == name_of(second.variable):
                return True
    return False


def _are_told_texts(first: Created, second: Created) -> bool:
    """Whether the two calls of one function that make them have texts of their own among their arguments, as they are written."""
    calls = parted_under_one_label(first.moment, second.moment)
    around = [found for call in calls or () if (found := caller(call)) is not None and found.node is not None]
    if calls is None or len(around) < 2:
        return False
    one, two = (texts_at(by.node, call.place.span) for by, call in zip(around, calls, strict=True) if by.node is not None)
    return one != two


def _are_alike(one: Frame, two: Frame) -> bool:
    """Whether two calls in one function or two turns of one loop are told the same, tensors aside."""
    turns = one.turn is not None and two.turn is not None and one.place == two.place
    calls = one.turn is None and two.turn is None and one.known == two.known and not one.place.stub
    return (turns or calls) and not (turns and one.known != two.known)
