"""Variables of one graph that operations of another are given, or a session of another is to run: TVS106."""

from __future__ import annotations

from collections.abc import Iterator

from ..exploration.explore import Exploration, Run
from ..language.trace import Noted
from ..language.values import Instance
from ..tf.graph import Graph
from ..tf.variables import Variable
from .findings import Act, Finding, Life
from .queries.accesses import name_of, noted, site_of
from .queries.order import by_age
from .queries.savers import savers_of, saves_of
from .queries.sessions import needs_of, starts_of, writes_of
from .registry import check
from .sightings import Sighting, seen


@check("TVS106")
def of_another_graph(exploration: Exploration) -> Iterator[Finding]:
    """A layer, cell or variable that belongs to one graph is used with the tensors of another.

    Only scripts are looked at: in which graph a function's caller, or a test, has made what it uses is not known.
    """
    if exploration.root.kind == "module":
        yield from seen("TVS106", exploration, _mixed)
        yield from seen("TVS106", exploration, _eager)
        yield from seen("TVS106", exploration, _awaited)
        yield from seen("TVS106", exploration, _run_elsewhere)


def _mixed(run: Run) -> Iterator[Sighting]:
    for event in noted(run, "graphs mixed"):
        variable = event.facts["variable"]
        made = site_of(variable)
        if made is not None and not variable.assumed:
            yield Sighting(
                variable=variable,
                reason=f"{name_of(variable)} must be from the same graph as what it is used with",
                moment=event.moment,
                told="used here, with tensors of another graph",
                earlier=made,
                before="made here, in its graph",
                shown=Life("two graphs", (Act("mixed", event.moment, (variable,)),)),
            )
            return  # what follows from it is no news


def _eager(run: Run) -> Iterator[Sighting]:
    """A variable that was made in eager execution is used in a graph that is entered later."""
    for event in noted(run, "eager in a graph"):
        variable = event.facts["variable"]
        made = site_of(variable)
        if made is not None and not variable.assumed:
            yield Sighting(
                variable=variable,
                reason=f"{name_of(variable)} is of eager execution, and a `tf.Graph` cannot capture it as a `tf.function` would",
                moment=event.moment,
                told="used here, in a graph",
                earlier=made,
                before="made here, outside of it",
                shown=None,
            )
            return  # what follows from it is no news


def _awaited(run: Run) -> Iterator[Sighting]:
    """Something is to wait for what is in another graph, be it that a step counts in a variable of that one: so it is there itself."""
    for event in noted(run, "awaited elsewhere"):
        variable = event.facts["variable"]
        made = site_of(variable)
        if made is not None and not variable.assumed and not event.moment.arms:
            yield Sighting(
                variable=variable,
                reason=f"what is to be waited for has {name_of(variable)}, which is not an element of this graph",
                moment=event.moment,
                told="waited for here, in another graph",
                earlier=made,
                before="made here, in its graph",
                shown=None,
            )
            return


def _run_elsewhere(run: Run) -> Iterator[Sighting]:
    """A session is asked for what is in another graph than its own, or to save or restore it."""
    alone = {id(e.facts["session"]) for e in noted(run, "session") if e.facts["alone"] is True}
    for event in noted(run, "run", "restored", "saved"):
        session = event.facts["session"]
        own = session.attrs.data.get("graph") if isinstance(session, Instance) and id(session) in alone else None
        if not isinstance(own, Graph) or own.eager or event.moment.arms:
            continue
        reached = by_age(_reached(run, event, own))
        graphs = {v.graph for v in reached}
        made = site_of(reached[0]) if len(graphs) == 1 else None
        if made is not None and own not in graphs and not any(not isinstance(g, Graph) or g.eager or g.outer is not None for g in graphs):
            yield Sighting(
                variable=reached[0],
                reason=f"what it is to {_TO[event.what]} has {name_of(reached[0])}, which is in another graph than the session",
                moment=event.moment,
                told=f"{event.what} here, by the session of another graph",
                earlier=made,
                before="made here, in its graph",
                shown=None,
            )
            return


_TO = {"run": "run", "saved": "save", "restored": "restore"}


def _reached(run: Run, event: Noted, own: Graph) -> frozenset[Variable]:
    """The variables that a session comes to where it runs, saves or restores something; none where that is not known.

    A saver runs its operations by their names: those may well be of another saver, where the session's graph has one.
    """
    if event.what == "run":
        return frozenset[Variable]() if event.facts["opaque"] else needs_of(event) | writes_of(event) | starts_of(event)
    savers = savers_of(run)
    if own.touched or any(noted(run, "imported")):
        return frozenset()
    held = {id(e.facts["saver"]): saves_of(e, savers) for e in savers.values() if e.moment.serial < event.moment.serial}
    if any(each is None or any(v.graph is own for v in each.values()) for each in held.values()):
        return frozenset()
    return frozenset((held.get(id(event.facts["saver"])) or {}).values())
