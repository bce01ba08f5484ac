"""Variables that the code means to share and TensorFlow makes anew: TVS201, TVS202, TVS205.

None of these raises. What gives them away is that the same piece of code has run before under the same scope, and that
a reuse flag is in force, or a state goes from the one variable to the other: somebody meant to have one.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ..domain.symbols import Name, show
from ..exploration.explore import Exploration, Run
from ..language.trace import Event, Frame, Moment, Noted
from ..primitives.variables import scope_of
from ..record.events import Created
from ..tf.reuse import Reuse
from ..tf.variables import Variable
from . import story
from .findings import Finding, Pair, assumptions, grouped
from .runs import compatible, first_data

_SHARING = (Reuse.YES, Reuse.AUTO)


def variables_apart(exploration: Exploration) -> Iterator[Finding]:
    """TVS201: a `tf.Variable` where the reuse flag in force, or a `get_variable`, says that it is to be shared."""
    yield from _findings(exploration, "TVS201", _plain_variables)


def layers_apart(exploration: Exploration) -> Iterator[Finding]:
    """TVS202: an unnamed layer, a Keras layer, a cell or a template that is made anew each time."""
    yield from _findings(exploration, "TVS202", _anonymous)


def doubled_scopes(exploration: Exploration) -> Iterator[Finding]:
    """TVS205: a scope that is opened by its name inside itself."""
    yield from _findings(exploration, "TVS205", _doubled)


def _findings(exploration: Exploration, code: str, events: Callable[[Run], Iterator[Noted]]) -> Iterator[Finding]:
    def key(event: Event) -> object:
        assert isinstance(event, Noted)
        return story.parting(event.facts["first"], event.facts["again"])

    def possible(run: Run) -> Iterator[Noted]:
        return (pair for pair in events(run) if compatible(pair.facts["first"], pair.facts["again"]))

    for group in grouped(exploration, possible, key):
        pair = group.event
        assert isinstance(pair, Noted)
        first, again, made = pair.facts["first"], pair.facts["again"], pair.facts["variable"]
        values = {
            "variable": show(made.op_name) if made is not None else f"template {show(pair.facts['name'])}",
            "reason": pair.facts["reason"],
            "first": str(first.user_place().span.row),
        }
        steps = story.two_ways(first, pair.facts["before"], again, "made anew here")
        origin = pair.facts.get("origin")
        if isinstance(origin, Moment) and origin.user_place() not in (first.user_place(), again.user_place()):
            steps = [*steps[:-1], story.step(origin, "the reuse flag in force was set here"), steps[-1]]
        one, two = pair.facts.get("variables", (first, again))
        shown = Pair(one, two, shared=False)
        yield Finding(
            code,
            pair.moment,
            values["variable"] if made is not None else None,
            values,
            tuple(steps),
            assumptions(exploration, group),
            shown,
        )


def _pair(moment: Moment, first: Moment, again: Moment, variable: Variable | None, reason: str, **more: object) -> Noted:
    return Noted(
        moment, "apart", {"first": first, "again": again, "variable": variable, "reason": reason, "before": "first made here", **more}
    )


def created(run: Run) -> list[Created]:
    return [e for e in run.events if isinstance(e, Created)]


# -- tf.Variable


def _plain_variables(run: Run) -> Iterator[Noted]:
    templates = {(e.moment.place, e.moment.frame) for e in run.events if isinstance(e, Noted) and e.what == "template called"}
    asked: dict[object, Created] = {}
    for event in created(run):
        variable, name = event.variable, event.asked.name
        key = (variable.graph, event.asked.scope, name if name is not None else event.moment.user_place())
        first = asked.get(key)
        origin = event.asked.reuse_origin
        sharing = event.asked.reuse in _SHARING and isinstance(origin, Moment) and (origin.place, origin.frame) not in templates
        if first is not None and sharing and _is_plain(event):
            flag = "reuse=True" if event.asked.reuse is Reuse.YES else "AUTO_REUSE"
            reason = f"a second {show(first.variable.op_name)}: tf.Variable takes no notice of the {flag} in force"
            yield _pair(event.moment, first.moment, event.moment, variable, reason, origin=origin)
        if variable.kind == "get_variable" and event.asked.reuse is Reuse.AUTO and variable.key != variable.op_name:
            taken = next((e for e in asked.values() if e.variable.op_name == variable.key and e.variable.graph is variable.graph), None)
            if taken is not None and taken.variable.kind == "variable" and not taken.moment.place.stub:
                reason = f"not shared by the get_variable in line {event.moment.user_place().span.row}, which makes a second one"
                yield _pair(taken.moment, taken.moment, event.moment, taken.variable, reason)
        asked.setdefault(key, event)


def _is_plain(event: Created) -> bool:
    """Whether it is the user's own `tf.Variable` that can be trained: a constant may as well be there twice."""
    variable = event.variable
    return variable.kind == "variable" and variable.trainable is not False and not event.moment.place.stub and not variable.graph.eager


# -- layers, cells, templates


def _anonymous(run: Run) -> Iterator[Noted]:
    yield from _keras_layers(run)
    yield from _unnamed_layers(run)
    yield from _cells_of_steps(run)
    yield from _templates(run)


def _keras_layers(run: Run) -> Iterator[Noted]:
    """Keras layers own their variables: no variable scope shares them."""
    asked: dict[object, Created] = {}
    for event in created(run):
        if event.variable.kind != "keras" or event.variable.graph.eager or event.variable.trainable is False:
            continue
        key = (event.variable.graph, event.asked.scope, event.asked.name, event.moment.user_place())
        first = asked.setdefault(key, event)
        if first is not event and event.asked.reuse in _SHARING and isinstance(event.asked.reuse_origin, Moment):
            reason = "a Keras layer owns its variables, so that a reusing scope does not share them"
            yield _pair(event.moment, first.moment, event.moment, event.variable, reason, origin=event.asked.reuse_origin)


def _unnamed_layers(run: Run) -> Iterator[Noted]:
    """Layers without a name are numbered within one opening of a scope: the second is another one, AUTO_REUSE or not.

    That is right for a stack. Where the two take data that have nothing to do with each other, one layer was meant.
    """
    fed = first_data(run)
    asked: dict[object, Created] = {}
    for event in created(run):
        origin = event.asked.reuse_origin
        if not event.asked.defaulted:
            continue
        key = (event.variable.graph, event.moment.user_place(), event.moment.place, scope_of(event.asked.scope))
        first = asked.setdefault(key, event)
        one, two = fed.get(first.variable), fed.get(event.variable)
        if first is event or one is None or two is None or first.variable.shape != event.variable.shape:
            continue
        separate = not one.leaves & two.leaves and not one.reads & two.reads and first.variable not in two.reads
        if not separate or not one.leaves or not two.leaves:
            continue
        if event.asked.reuse is Reuse.AUTO and isinstance(origin, Moment):
            reason = "without a name it is numbered anew, so that AUTO_REUSE finds nothing to share"
            yield _pair(event.moment, first.moment, event.moment, event.variable, reason, origin=origin)
        elif event.asked.reuse is Reuse.NO and bool(one.reads) != bool(two.reads) and _tells_real_from_made(first.moment, event.moment):
            reason = "without a name it is numbered anew, so that what is made is not judged by the weights that judge what is real"
            yield _pair(event.moment, first.moment, event.moment, event.variable, reason)


_JUDGE = re.compile(r"discriminator", re.IGNORECASE)


def _tells_real_from_made(first: Moment, second: Moment) -> bool:
    """Whether a function that is called a discriminator is called twice: there are no two to a generator."""
    one, two = story.divergence(first, second), story.divergence(second, first)
    return one is not None and two is not None and one.label == two.label and _JUDGE.search(one.label) is not None


def _cells_of_steps(run: Run) -> Iterator[Noted]:
    """A recurrent cell that each turn of a loop makes anew: the state goes on, but not the weights."""
    made = {e.variable: e for e in run.events if isinstance(e, Created)}
    steps: dict[object, Noted] = {}
    for event in run.events:
        if not isinstance(event, Noted) or event.what != "stepped":
            continue
        first = steps.get(event.moment.user_place())
        steps[event.moment.user_place()] = event
        if first is None or first.facts["cell"] is event.facts["cell"] or not _same_loop(first.moment, event.moment):
            continue
        before, own = _own(first), _own(event)
        if before & frozenset(event.facts["state"] or ()) and own and not own & before and all(v in made for v in own):
            variable, earlier = (min(each, key=lambda v: v.serial) for each in (own, before))
            reason = "a cell made anew at each step has weights of its own at each step"
            sites = {"variables": (made[earlier].moment, made[variable].moment)} if earlier in made else {}
            yield _pair(event.moment, first.moment, event.moment, variable, reason, **sites)


def _own(step: Noted) -> frozenset[Variable]:
    """The variables of the cell that made a step."""
    inputs, state, out = (frozenset(step.facts[k] or ()) for k in ("inputs", "state", "out"))
    return out - inputs - state


def _same_loop(first: Moment, second: Moment) -> bool:
    """Whether two moments part in two turns of one loop."""
    one, two = story.divergence(first, second), story.divergence(second, first)
    if one is None or two is None or one.turn is None or two.turn is None:
        return False
    return one.place == two.place and not one.place.stub


def _templates(run: Run) -> Iterator[Noted]:
    """A template that is made and called once within one call of a function, and made again by the next call."""
    calls: dict[int, list[Noted]] = {}
    for event in run.events:
        if isinstance(event, Noted) and event.what == "template called":
            calls.setdefault(id(event.facts["template"]), []).append(event)
    made: dict[object, Noted] = {}
    for event in run.events:
        if not isinstance(event, Noted) or event.what != "template":
            continue
        called = calls.get(id(event.facts["template"]), [])
        if len(called) != 1 or _activation(called[0].moment) is not _activation(event.moment):
            continue
        first = made.setdefault((event.facts["graph"], event.facts["name"], event.moment.user_place()), event)
        if first is not event:
            reason = "a template shares between its own calls, and each call of this code makes another one"
            variables = [next((e.moment for e in created(run) if e.moment.serial > t.moment.serial), t.moment) for t in (first, event)]
            yield _pair(event.moment, first.moment, event.moment, None, reason, name=event.facts["name"], variables=variables)


def _activation(moment: Moment) -> Frame | None:
    """The call of a function that a moment is in, loops aside."""
    return next((f for f in (moment.frame.outwards() if moment.frame is not None else ()) if f.turn is None), None)


# -- scopes inside themselves


def _doubled(run: Run) -> Iterator[Noted]:
    made: dict[object, Created] = {}
    for event in created(run):
        graph, key = event.variable.graph, event.variable.key
        if event.variable.kind != "get_variable" or not isinstance(key, str):
            continue
        # Under AUTO_REUSE somebody meant to share, be it the same code that asks or not.
        anybody, same_code = None, (event.moment.place, event.moment.user_place())
        asker = anybody if event.asked.reuse is Reuse.AUTO else same_code
        before = [(made[graph, asker, name], n) for name, n in _halved(key) if (graph, asker, name) in made]
        first, n = min(before, key=lambda found: found[0].moment.serial, default=(None, 0))
        if first is not None and first.variable.shape == event.variable.shape and not _recurses(first.moment, event.moment):
            moment = next((m for name, m in event.asked.openings if _is_within(name, n) and isinstance(m, Moment)), event.moment)
            reason = f"not {show(first.variable.op_name)}: its scope is opened by name inside itself"
            yield _pair(moment, first.moment, event.moment, event.variable, reason)
        for code in (anybody, same_code):
            made.setdefault((graph, code, key), event)


def _halved(key: str) -> Iterator[tuple[str, int]]:
    """What `key` may be a doubling of: `a/b/w` for `a/a/b/w` and for `a/b/a/b/w`; and how many scopes are there twice."""
    *scopes, _ = key.split("/")
    for n in range(1, len(scopes) // 2 + 1):
        if scopes[:n] == scopes[n : 2 * n]:
            yield key.split("/", n)[n], n


def _is_within(scope: Name, depth: int) -> bool:
    """Whether a scope is more than `depth` scopes deep: the first one that is opens the doubling."""
    return isinstance(scope, str) and scope.count("/") >= depth


def _recurses(first: Moment, second: Moment) -> bool:
    """Whether the second is inside the call that the first is in."""
    own = _activation(first)
    return own is not None and any(f is own for f in second.frames()) and _activation(second) is not own
