"""Meta graphs: what a program has exported of a graph of its own, and imports into one."""

from __future__ import annotations

from dataclasses import dataclass

from ..domain.symbols import Name, Sym, Text, parts_of, starts_with, text
from ..language.trace import Moment, Noted, Value
from ..language.values import Args, Instance
from ..tf.graph import Graph
from ..tf.variables import Variable
from .machine import Machine
from .registry import primitive

_EXPORTED, _IMPORTED = "exported graph", "imported"


@dataclass(frozen=True, slots=True)
class Copied:
    """A variable that came with a meta graph: its name in the graph that it came to, and what it is a copy of."""

    op_name: Name
    of: Variable


@primitive("meta_graph_of")
def meta_graph_of(m: Machine, args: Args) -> Value:
    """`meta_graph_of(graph, scope=None, file=None)`: a meta graph of what a graph holds now, or of what it holds in a scope; also in a
    file."""
    graph, scope = m.resolve(args.positional[0]), m.resolve(args.get(1, "scope"))
    made = m.fresh("meta graph")
    m.note(_EXPORTED, args.place, graph=graph, scope=scope, paths=(made, m.path.peek(args.get(2, "file"))))
    return made


@primitive("copies_of")
def copies_of(m: Machine, args: Args) -> Value:
    """`copies_of(meta_graph, scope)`: the variables that come with a meta graph, or with the file of one, into a name scope of the current
    graph; None where the program itself has not exported it."""
    source, scope = m.path.peek(args.positional[0]), m.resolve(args.get(1, "scope"))
    found = next((e for e in reversed(m.events) if isinstance(e, Noted) and _is_source(e, source)), None)
    if found is None or not set(found.moment.arms) <= set(m.moment(args.place).arms) or not isinstance(scope, str | Text):
        return None
    graph, within = found.facts.get("graph"), found.facts.get("scope")
    if found.what == "saved":
        session = found.facts["session"]
        graph = m.path.peek(session.attrs.get("graph")) if isinstance(session, Instance) else None
    if not isinstance(graph, Graph) or isinstance(within, Sym):
        return None
    return tuple(Copied(_moved(c.op_name, within, scope), c.of) for c in _held(m, graph, found.moment) if _is_within(c.op_name, within))


def _is_source(event: Noted, source: Value) -> bool:
    """Whether an event put the meta graph there: a saver writes one beside what it saves."""
    if event.what == _EXPORTED:
        return any(path is source or path == source for path in event.facts["paths"] if path is not None)
    if event.what != "saved" or not isinstance(source, str | Text):
        return False
    paths = [path for path in event.facts["paths"] if isinstance(path, str | Sym | Text)]
    return any(text([path, ".meta"]) == source for path in paths)


def _held(m: Machine, graph: Graph, until: Moment) -> list[Copied]:
    """What a graph held at a time: variables of its own, and those that had come with meta graphs."""
    own = [Copied(v.op_name, v) for v in graph.variables() if not v.assumed and isinstance(v.site, Moment) and v.site.serial < until.serial]
    notes = [e for e in m.events if isinstance(e, Noted) and e.what == _IMPORTED and e.facts["graph"] is graph]
    return own + [copied for e in notes if e.moment.serial < until.serial for copied in e.facts["held"] or ()]


def _is_within(name: Name, scope: Value) -> bool:
    return not isinstance(scope, str | Text) or not scope or starts_with(name, text([scope, "/"]))


def _moved(name: Name, scope: Value, into: Name) -> Name:
    """A name in a scope, in another scope."""
    if isinstance(scope, str | Text) and scope:
        first, *rest = parts_of(name)
        if isinstance(scope, str) and isinstance(first, str):
            name = text([first[len(scope) + 1 :], *rest])
    return text([into, "/", name]) if into else name
