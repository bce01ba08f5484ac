"""Variables that the code means to share and TensorFlow makes anew: TVS201, TVS202, TVS205.

None of these raises. What gives them away is that the same piece of code has run before under the same scope, and that
a reuse flag is in force, or a state goes from the one variable to the other: somebody meant to have one.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass

from ..domain.symbols import Name, show
from ..exploration.explore import Exploration, Run
from ..language.trace import Frame, Moment, Noted, Value
from ..language.values import Instance
from ..primitives.variables import scope_of
from ..record.events import Created, Failure, Fed
from ..source import nodes
from ..source.mentions import names_in
from ..tf.reuse import Reuse
from ..tf.scopes import VariableScope
from ..tf.variables import Variable
from . import story
from .findings import Finding, Pair
from .grouping import grouped
from .queries.accesses import accesses_within, assignments, creations, events, is_copied, is_kept, made_by_call, name_of, noted
from .queries.flow import are_of_one_network, are_of_one_pass, first_data, own_variables, variables_in, would_repeat
from .queries.holding import variables_of
from .queries.names import layer_called, numbered_alike, parted_scopes, without_numbers
from .queries.order import again, by_age, compatible, oldest
from .queries.ways import activation, are_told_alike, caller, is_within, parted_in_turns, parted_under_one_label, parting, row
from .queries.words import COPY, JUDGE, NAMES
from .registry import check
from .templates_that_meet import in_words

_SHARING = (Reuse.YES, Reuse.AUTO)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class _Apart:
    """Two variables, or templates (by `name`), that were meant to be one."""

    moment: Moment
    first: Moment
    again: Moment
    reason: str
    variable: Variable | None = None
    name: Name = ""
    origin: object = None
    """The moment that set the reuse flag in force."""
    requests: tuple[Moment, Moment] | None = None
    """The requests of the variables, where they are not those moments."""


@check("TVS201")
def variables_apart(exploration: Exploration) -> Iterator[Finding]:
    """A `tf.Variable` where the reuse flag in force, or a `get_variable`, says that it is to be shared."""
    yield from _findings(exploration, "TVS201", _plain_variables)


@check("TVS202")
def layers_apart(exploration: Exploration) -> Iterator[Finding]:
    """An unnamed layer, a Keras layer, a cell or a template that is made anew each time."""
    yield from _findings(exploration, "TVS202", _anonymous)
    if exploration.root.kind != "test":  # which may well see that two templates of one name are two
        yield from _findings(exploration, "TVS202", _templates_of_twins)


@check("TVS205")
def doubled_scopes(exploration: Exploration) -> Iterator[Finding]:
    """A scope that is opened by its name inside itself."""
    yield from _findings(exploration, "TVS205", _doubled_by_a_callee if exploration.root.kind == "test" else _doubled)
    yield from _findings(exploration, "TVS205", _entered_by_name)


def _findings(exploration: Exploration, code: str, pairs: Callable[[Run], Iterator[_Apart]]) -> Iterator[Finding]:
    def possible(run: Run) -> Iterator[_Apart]:
        return (pair for pair in pairs(run) if compatible(pair.first, pair.again))

    for group in grouped(exploration, possible, lambda pair: parting(pair.first, pair.again)):
        pair = group.event
        name = name_of(pair.variable) if pair.variable is not None else None
        called = name if name is not None else f"template {show(pair.name)}"
        values = {"variable": called, "reason": pair.reason, "first": str(row(pair.first))}
        steps = story.two_ways(pair.first, "first made here", pair.again, "made anew here")
        origin = pair.origin
        if isinstance(origin, Moment) and origin.user_place() not in (pair.first.user_place(), pair.again.user_place()):
            steps = [*steps[:-1], story.step(origin, "the reuse flag in force was set here"), steps[-1]]
        shown = Pair(*(pair.requests or (pair.first, pair.again)), shared=False)
        yield Finding(code, pair.moment, name, values, tuple(steps), group.assumptions(), shown)


# -- a flag that reaches nothing


def _told_in_vain(run: Run) -> Iterator[_Apart]:
    """A call with `reuse=True` makes all its variables anew, as a call before has made its own that was told nothing else."""
    graph_made = (e for e in events(run, Created) if not e.variable.graph.eager and e.variable.trainable is True)
    for first, second in again(graph_made, lambda e: (e.variable.graph, e.moment.place, e.moment.user_place(), e.variable.shape)):
        calls = parted_under_one_label(first.moment, second.moment)
        if calls is None or not _differ_in_reuse(*calls):
            continue
        failed = any(is_within(e.moment, calls[1]) for e in events(run, Failure))  # then another rule says why
        if not failed and all(isinstance(e, Created) for e in accesses_within(run, calls[1])):
            flag = f"the reuse=True that {calls[1].label} is called with reaches none of its variables"
            plain = second.variable.kind == "variable"
            yield _made_anew(first, second, f"a second {name_of(first.variable)}: {flag}" if plain else flag)


def _differ_in_reuse(one: Frame, two: Frame) -> bool:
    """Whether the second of two calls, and not the first, has `reuse=True`, where they are told the same otherwise."""
    here, there = dict(one.known), dict(two.known)
    return there.pop("reuse", None) is True and here.pop("reuse", None) is not True and here == there


# -- tf.Variable


def _plain_variables(run: Run) -> Iterator[_Apart]:
    yield from (each for each in _told_in_vain(run) if each.variable is not None and each.variable.kind == "variable")
    templates = {(e.moment.place, e.moment.frame) for e in noted(run, "template called")}
    fed, made = first_data(run), creations(run)
    asked: dict[object, Created] = {}
    for event in events(run, Created):
        variable, name = event.variable, event.asked.name
        key = (variable.graph, event.asked.scope, name if name is not None else event.moment.user_place())
        first = asked.get(key)
        origin = event.asked.reuse_origin
        sharing = event.asked.reuse in _SHARING and isinstance(origin, Moment) and (origin.place, origin.frame) not in templates
        apart = first and sharing and _is_plain(event) and not are_of_one_pass(first, event, fed)
        if first and apart and not (is_copied(run, first, event) or would_repeat(first, event, fed, made)):
            flag = "reuse=True" if event.asked.reuse is Reuse.YES else "AUTO_REUSE"
            reason = f"a second {name_of(first.variable)}: tf.Variable takes no notice of the {flag} in force"
            yield _made_anew(first, event, reason, origin)
        if variable.kind == "get_variable" and event.asked.reuse is Reuse.AUTO and variable.key != variable.op_name:
            taken = next((e for e in asked.values() if e.variable.op_name == variable.key and e.variable.graph is variable.graph), None)
            if taken is not None and taken.variable.kind == "variable" and not taken.moment.place.stub and not is_kept(run, taken, event):
                reason = f"not shared by the get_variable in line {row(event.moment)}, which makes a second one"
                there = taken.moment
                yield _Apart(moment=there, first=there, again=event.moment, variable=taken.variable, reason=reason)
        asked.setdefault(key, event)


def _made_anew(first: Created, second: Created, reason: str, origin: object = None) -> _Apart:
    """A variable that is made beside the first one, instead of being shared."""
    return _Apart(moment=second.moment, first=first.moment, again=second.moment, variable=second.variable, reason=reason, origin=origin)


def _is_plain(event: Created) -> bool:
    """Whether it is the user's own `tf.Variable` that can be trained: a constant may as well be there twice."""
    variable = event.variable
    return variable.kind == "variable" and variable.trainable is not False and not event.moment.place.stub and not variable.graph.eager


# -- layers, cells, templates


def _anonymous(run: Run) -> Iterator[_Apart]:
    yield from (each for each in _told_in_vain(run) if each.variable is not None and each.variable.kind != "variable")
    yield from _keras_layers(run)
    yield from _layers_of_one_name(run)
    yield from _unnamed_layers(run)
    yield from _unread_names(run)
    yield from _cells_of_steps(run)
    yield from _templates(run, lambda e: e.moment.user_place())


def _keras_layers(run: Run) -> Iterator[_Apart]:
    """Keras layers own their variables: no variable scope shares them."""
    layers = (e for e in events(run, Created) if e.variable.kind == "keras" and e.variable.trainable is not False)
    fed = first_data(run)
    for first, second in again(layers, lambda e: (e.variable.graph, e.asked.scope, e.asked.name, e.moment.user_place())):
        origin, told = second.asked.reuse_origin, second.asked.reuse in _SHARING and not second.variable.graph.eager
        if told and layer_called(first) != layer_called(second):
            continue  # the program gives them names of their own
        if told and isinstance(origin, Moment) and not (first.asked.reuse_origin is origin and are_of_one_network(first, second, fed)):
            reason = "a Keras layer owns its variables, so that a reusing scope does not share them"
            yield _made_anew(first, second, reason, origin)


def _unnamed_layers(run: Run) -> Iterator[_Apart]:
    """Layers without a name are numbered within one opening of a scope: the second is another one, AUTO_REUSE or not.

    That is right for a stack. Where the two take data that have nothing to do with each other, one layer was meant.
    """
    fed = first_data(run)
    unnamed = [e for e in events(run, Created) if e.asked.defaulted]
    by_line = again(unnamed, lambda e: (e.variable.graph, e.moment.user_place(), e.moment.place, scope_of(e.asked.scope)))
    by_name = again(unnamed, lambda e: (e.variable.graph, e.moment.user_place(), e.moment.place, _scope_around(e)))
    renumbered = ((first, second) for first, second in by_name if first.asked.scope != second.asked.scope)
    for first, second in itertools.chain(by_line, renumbered):
        one, two = fed.get(first.variable), fed.get(second.variable)
        if one is None or two is None or first.variable.shape != second.variable.shape or not numbered_alike(first, second):
            continue  # cells that the program calls otherwise are two
        if not _have_nothing_in_common(run, first, one, second, two):
            continue
        origin = second.asked.reuse_origin
        if second.asked.reuse is Reuse.AUTO and isinstance(origin, Moment):
            reason = "without a name it is numbered anew, so that AUTO_REUSE finds nothing to share"
            yield _made_anew(first, second, reason, origin)
        elif second.asked.reuse is Reuse.NO and bool(one.reads) != bool(two.reads) and _tells_real_from_made(first, second):
            reason = "without a name it is numbered anew, so that what is made is not judged by the weights that judge what is real"
            yield _made_anew(first, second, reason)


def _have_nothing_in_common(run: Run, first: Created, one: Fed, second: Created, two: Fed) -> bool:
    """Whether data come from different sources, and through no variable in common but such as two calls, told the same, share themselves.

    These two are two passes of one network, of which the rest is shared.
    """
    if not one.leaves or not two.leaves or one.leaves & two.leaves or first.variable in two.reads:
        return False
    common = one.reads & two.reads
    calls = parted_under_one_label(first.moment, second.moment) if common else None
    if calls is None or calls[0].turn is not None or not are_told_alike(*calls) or calls[0].receiver is not calls[1].receiver:
        return not common
    return all(common <= {e.variable for e in accesses_within(run, call)} for call in calls)


def _scope_around(event: Created) -> Hashable:
    """The scope of a variable, without its number where that may be one of a default name."""
    scope = event.asked.scope
    return without_numbers(scope) if event.asked.reuse is Reuse.NO and isinstance(scope, str) else scope_of(scope)


def _layers_of_one_name(run: Run) -> Iterator[_Apart]:
    """Two layer objects that are given one name, on data that have nothing to do with each other: a name shares where a function has it.

    An object takes its name as a default one, which is numbered within one opening of a scope.
    """
    fed, made = first_data(run), creations(run)
    by_name: dict[Hashable, Created] = {}
    for event in noted(run, "layer applied"):
        layer = event.facts["cell"]
        given = layer.attrs.data.get("_base_name") if isinstance(layer, Instance) else None
        wanted = isinstance(layer, Instance) and isinstance(given, str) and layer.attrs.data.get("_name") == given
        own = [made[v] for v in by_age(variables_of(layer) & made.keys())] if wanted else []
        if not own or not own[0].asked.defaulted or own[0].asked.reuse is not Reuse.AUTO or own[0].variable not in fed:
            continue
        second = own[0]
        first = by_name.setdefault((id(second.variable.graph), scope_of(second.asked.scope), given, second.asked.reuse_origin), second)
        one, two = fed[first.variable], fed[second.variable]
        alike = first is not second and first.variable.shape == second.variable.shape
        if alike and _have_nothing_in_common(run, first, one, second, two):
            reason = f'an object numbers the name that it is given where another one has it, so that AUTO_REUSE finds no "{given}" to share'
            yield _made_anew(first, second, reason, second.asked.reuse_origin)


def _unread_names(run: Run) -> Iterator[_Apart]:
    """Layers that get no name in a function which is given one and never reads it: a second pass under AUTO_REUSE finds none of them."""
    unnamed = (e for e in events(run, Created) if e.asked.defaulted and e.asked.reuse is Reuse.AUTO and e.variable.trainable is True)
    given = ((_unread_name(e.moment), e) for e in unnamed)
    named = {e: (frame, text) for (frame, text), e in given if frame is not None}
    key = {e: (e.variable.graph, e.moment.user_place(), e.moment.place, scope_of(e.asked.scope), text) for e, (_, text) in named.items()}
    fed = first_data(run) if named else {}
    for first, second in again(named, lambda e: key[e]):
        calls, (frame, text), two = parted_under_one_label(first.moment, second.moment), named[second], fed.get(second.variable)
        if (
            calls is None
            or calls[1].turn is not None
            or calls[1] is frame
            or calls[1].place.stub
            or two is None
            or first.variable in two.reads
        ):
            continue
        reason = f"{frame.label} never reads the name {text!r} that it is given, so that the layer is numbered anew"
        yield _made_anew(first, second, reason, second.asked.reuse_origin)


def _unread_name(moment: Moment) -> tuple[Frame, str] | tuple[None, None]:
    """The innermost call around a moment of a function of the user's that is given a name and never reads it, and the name."""
    within = moment.place
    for frame in reversed(moment.frames()):
        body, within = within, frame.place
        if frame.node is None or body.stub:
            continue
        names = [(p, v) for p, v in frame.known if isinstance(v, str) and NAMES.stand_in(p)]
        mentioned = names_in(frame.node) if names else frozenset()
        unread = next((text for parameter, text in names if parameter not in mentioned and "locals" not in mentioned), None)
        if unread is not None:
            return frame, unread
    return None, None


def _tells_real_from_made(first: Created, second: Created) -> bool:
    """Whether a function that is called a discriminator is called twice: there are no two to a generator.

    Where it opens scopes that differ in their numbers, it is one and the same that opens them by a default name.
    """
    calls, scopes = parted_under_one_label(first.moment, second.moment), parted_scopes(first, second)
    if calls is None or not JUDGE.stand_in(calls[0].label):
        return False
    if first.asked.scope == second.asked.scope or scopes is None:
        return first.asked.scope == second.asked.scope
    opened = all(is_within(moment, call) for (_, moment), call in zip(scopes, calls, strict=True))
    return opened and calls[0].known == calls[1].known and calls[0].receiver is calls[1].receiver


def _cells_of_steps(run: Run) -> Iterator[_Apart]:
    """A recurrent cell that each turn of a loop makes anew: the state goes on, but not the weights."""
    made = creations(run)
    steps: dict[object, Noted] = {}
    for event in noted(run, "stepped"):
        first = steps.get(event.moment.user_place())
        steps[event.moment.user_place()] = event
        if first is None or not _made_since(first, event.facts["cell"]) or not _same_loop(first.moment, event.moment):
            continue
        before, own = own_variables(first), own_variables(event)
        if before & variables_in(event.facts["state"]) and own and not own & before and all(v in made for v in own):
            variable, earlier = oldest(own), oldest(before)
            yield _Apart(
                moment=event.moment,
                first=first.moment,
                again=event.moment,
                variable=variable,
                reason="a cell made anew at each step has weights of its own at each step",
                requests=(made[earlier].moment, made[variable].moment) if earlier in made else None,
            )


def _made_since(first: Noted, cell: Value) -> bool:
    """Whether a cell was made after a step: one that was made before all steps is that of a layer."""
    return isinstance(cell, Instance) and cell.serial > first.moment.serial


def _same_loop(first: Moment, second: Moment) -> bool:
    """Whether two moments part in two turns of one loop of the user's."""
    turns = parted_in_turns(first, second)
    return turns is not None and not turns[0].place.stub


def _templates(run: Run, words: Callable[[Noted], Hashable]) -> Iterator[_Apart]:
    """A template that is made and called once within one call of a function, and made again by the next call, or in the same `words`.

    Likewise one that a property makes, for whoever looks at it.
    """
    calls: dict[int, list[Noted]] = {}
    for event in noted(run, "template called", "template failed"):  # what an exception has ended is to be done again, by another one
        calls.setdefault(id(event.facts["template"]), []).append(event)

    def is_called_once(made: Noted) -> bool:
        called = calls.get(id(made.facts["template"]), [])
        return len(called) == 1 and (activation(called[0].moment) is activation(made.moment) or _by_property(made.moment) is not None)

    made = filter(is_called_once, noted(run, "template"))
    for first, second in again(made, lambda e: (e.facts["graph"], e.facts["name"], words(e), _by_property(e.moment))):
        one, two = (made_by_call(run, calls[id(each.facts["template"])][0].moment) for each in (first, second))
        if one is None or two is None:
            continue  # it makes none of its own: there is nothing to share, or its name is taken and it fails
        yield _Apart(
            moment=second.moment,
            first=first.moment,
            again=second.moment,
            name=second.facts["name"],
            reason="a template shares between its own calls, and each call of this code makes another one",
            requests=(one.moment, two.moment),
        )


def _by_property(moment: Moment) -> int | None:
    """The object whose property does something, by its identity."""
    call = activation(moment)
    node = call.node if call is not None else None
    of_property = isinstance(node, nodes.FunctionDef) and any(isinstance(d, nodes.Name) and d.id == "property" for d in node.decorators)
    return id(call.receiver) if call is not None and of_property else None


def _templates_of_twins(run: Run) -> Iterator[_Apart]:
    """Two templates of one name and function, made by one call, whose results are compared: one template measures both by one scale."""
    subtracted = (e.facts["parts"] for e in noted(run, "compared") if e.facts["difference"] is True and e.facts["apart"])
    compared = [[set(part) for part in parts] for parts in subtracted]
    made = {e.moment: e.variable for e in events(run, Created)} if compared else {}
    for pair in _templates(run, in_words) if compared else ():
        one, two = (made.get(moment) for moment in pair.requests or ())
        if any((one in a and two in b) or (one in b and two in a) for a, b in compared):
            yield pair


# -- scopes inside themselves


def _doubled(run: Run) -> Iterator[_Apart]:
    made: dict[object, Created] = {}
    for event in events(run, Created):
        graph, key = event.variable.graph, event.variable.key
        if event.variable.kind != "get_variable" or not isinstance(key, str):
            continue
        # Under AUTO_REUSE somebody meant to share, be it the same code that asks or not.
        anybody, same_code = None, (event.moment.place, event.moment.user_place())
        asker = anybody if event.asked.reuse is Reuse.AUTO else same_code
        before = [(made[graph, asker, name], n) for name, n in _halved(key) if (graph, asker, name) in made]
        first, n = min(before, key=lambda found: found[0].moment.serial, default=(None, 0))
        if first is not None and first.variable.shape == event.variable.shape and not _is_nested(first, event):
            moment = next((m for name, m in event.asked.openings if _is_within(name, n) and isinstance(m, Moment)), event.moment)
            reason = f"not {name_of(first.variable)}: its scope is opened by name inside itself"
            yield _Apart(moment=moment, first=first.moment, again=event.moment, variable=event.variable, reason=reason)
        for code in (anybody, same_code):
            made.setdefault((graph, code, key), event)


def _doubled_by_a_callee(run: Run) -> Iterator[_Apart]:
    """Those of a test that it does not open itself: what it opens so is what it is about."""
    return (pair for pair in _doubled(run) if (call := activation(pair.moment)) is not None and caller(call) is not None)


def _entered_by_name(run: Run) -> Iterator[_Apart]:
    """An object opens the scope that it was made in by its name, inside of other scopes: each has variables of its own.

    It was to share between its calls, as AUTO_REUSE inside of them says.
    """
    taken = _names_taken(run)
    made = (e for e in events(run, Created) if e.asked.reuse is Reuse.AUTO and _kept_scope(e, taken) is not None)
    fed, assigned = first_data(run), assignments(run)
    for first, second in again(made, lambda e: (e.variable.graph, _kept_scope(e, taken), e.asked.name, e.moment.user_place())):
        two = fed.get(second.variable)
        if not assigned.keys().isdisjoint((first.variable, second.variable)):
            continue
        if first.variable.shape == second.variable.shape and not (two is not None and first.variable in two.reads):
            moment = next((m for _, m in reversed(second.asked.openings) if isinstance(m, Moment) and not m.place.stub), second.moment)
            reason = f"not {name_of(first.variable)}: its scope is opened by name, which is below wherever the object is called"
            yield _Apart(moment=moment, first=first.moment, again=second.moment, variable=second.variable, reason=reason)


def _names_taken(run: Run) -> set[tuple[int, str]]:
    """The objects whose methods have asked a scope for its name, each with that name."""
    calls = ((activation(e.moment), show(e.facts["scope"])) for e in noted(run, "scope's name taken"))
    return {(id(call.receiver), name) for call, name in calls if call is not None and isinstance(call.receiver, Instance)}


def _kept_scope(event: Created, taken: set[tuple[int, str]]) -> tuple[Instance, str, str] | None:
    """The object whose call asks for a variable, the full name of a scope that it keeps and that is opened again, and what is below it.

    A short text may be any name, and a method may be there to make a network in any scope: where it follows another one, or what is
    kept is not known to be the name of a scope, nothing is said.
    """
    origin, scope = event.asked.reuse_origin, event.asked.scope
    call = activation(origin) if isinstance(origin, Moment) else None
    receiver = call.receiver if call is not None and is_within(event.moment, call) else None
    if call is None or not isinstance(origin, Moment) or not isinstance(receiver, Instance) or not isinstance(scope, str):
        return None
    around = any(isinstance(m, Moment) and is_within(m, call) and m.serial < origin.serial for _, m in event.asked.openings)
    for name in receiver.attrs.keys():
        kept = receiver.attrs.get(name)
        path = kept.name if isinstance(kept, VariableScope) else kept if isinstance(kept, str) else None
        if not isinstance(path, str) or not path or f"/{path}/" not in f"{scope}/":
            continue
        outer, _, below = f"{scope}/".rpartition(f"/{path}/")
        whole = call.label == "__call__" and (kept is not path or "/" in path)
        if whole or ((id(receiver), path) in taken and not around and not COPY.stand_in(outer)):
            return receiver, path, below
    return None


def _halved(key: str) -> Iterator[tuple[str, int]]:
    """What `key` may be a doubling of: `a/b/w` for `a/a/b/w` and for `a/b/a/b/w`; and how many scopes are there twice."""
    *scopes, _ = key.split("/")
    for n in range(1, len(scopes) // 2 + 1):
        if scopes[:n] == scopes[n : 2 * n]:
            yield key.split("/", n)[n], n


def _is_within(scope: Name, depth: int) -> bool:
    """Whether a scope is more than `depth` scopes deep: the first one that is opens the doubling."""
    return isinstance(scope, str) and scope.count("/") >= depth


def _is_nested(first: Created, second: Created) -> bool:
    """Whether the second is inside the call that the first is in, as in a recursion.

    Not where other code opens the scope under AUTO_REUSE of its own, to take what is there.
    """
    own, origin = activation(first.moment), second.asked.reuse_origin
    if own is None or not is_within(second.moment, own) or activation(second.moment) is own:
        return False
    elsewhere = first.asked.reuse is Reuse.NO and first.moment.user_place() != second.moment.user_place()
    return not (elsewhere and isinstance(origin, Moment) and activation(origin) is activation(second.moment))
