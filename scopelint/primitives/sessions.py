"""What sessions run, what savers save, and where operations are placed."""

from __future__ import annotations

from dataclasses import replace

from ..domain.symbols import Choice, Name, Sym, Text, show
from ..domain.unions import union_of
from ..language.kinds import kind_for
from ..language.trace import Moment, Noted, Place, Value
from ..language.values import Args, ContextManager, DictValue, Instance, ListValue, SetValue, is_constant
from ..record.events import Failure
from ..record.journal import Rejected
from ..tf.errors import Kind, TFError
from ..tf.graph import Graph
from ..tf.request import Refusal
from ..tf.variables import Variable
from .asked import check_run
from .awaited import UNFIT, UNINITIALIZED, is_awaited, is_to_fail
from .computing import note_met
from .finalized import check_open, is_finalized
from .machine import Machine
from .making import op_named, unawaited
from .mixing import begun_as_copy, values_in
from .once import Once
from .operations import Operation
from .options import note_read
from .registry import primitive
from .slots import check_initialized
from .tensors import Tensor

Fetched = Tensor | Variable | Operation


@primitive("operation")
def make_operation(m: Machine, args: Args) -> Value:
    """`operation(name, output=None, inputs=(), starts=())`: an operation without a result, that waits for `inputs` and
    initializes `starts`."""
    output = m.path.peek(args.get(1, "output"))
    inputs, opaque = actions(m, args.get(2, "inputs", ()))
    check_open(m, m.world.current, (0.0,), args.place)
    started, unknown = actions(m, args.get(3, "starts", ()))
    if unknown:
        check_initialized(m, args.get(3, "starts", ()), args.place)
    starts = frozenset(v for v in started if isinstance(v, Variable)).union(*(i.starts for i in inputs if isinstance(i, Operation)))
    out = Operation(
        op_named(m, args.get(0, "name"), args.place),
        output if isinstance(output, Tensor) else None,
        union_of(i.reads if isinstance(i, Tensor | Operation) else frozenset([i]) for i in inputs),
        union_of((*m.waiting, *(i.writes for i in inputs if isinstance(i, Tensor | Operation)))),
        starts,
        opaque or unknown or any(i.opaque for i in inputs if isinstance(i, Operation)),
        union_of(i.behind for i in inputs if isinstance(i, Tensor | Operation)),
        None if inputs or started or opaque or unknown or m.waiting else m.world.current,
    )
    if started or unknown:
        m.note("initializer", args.place, op=out)
    elif args.get(3, "starts") is not None:
        m.note("initializes nothing", args.place, op=out)
    return out


def actions(m: Machine, value: Value) -> tuple[list[Fetched], bool]:
    """The tensors, variables and operations among some fetches, and whether anything in there is not known."""
    out: list[Fetched] = []
    unknown = False
    stack, once = [value], Once()
    while stack and len(out) < m.limits.items:
        value = m.path.peek(stack.pop())
        if once.again(value):
            continue
        if isinstance(value, Tensor | Variable | Operation):
            out.append(value)
        elif isinstance(value, tuple):
            stack.extend(reversed(value))
        elif isinstance(value, ListValue):
            unknown = unknown or value.open
            stack.extend(reversed(m.items_of(value)))
        elif isinstance(value, DictValue):
            unknown = unknown or value.open
            stack.extend(k if isinstance(value, SetValue) else value.cells.get(k) for k in value.cells.keys())
        elif isinstance(value, Choice):
            stack.extend((value.no, value.yes))
        elif parts := kind_for(value).parts(m, value):
            stack.extend(reversed(parts))
        elif not is_constant(value):
            unknown = True
    return out, unknown or bool(stack)


@primitive("note")
def note(m: Machine, args: Args) -> Value:
    """`note(what, **facts)`: tell the checks. Collections are noted as tuples of what they hold now; which one it is, is settled."""
    what, facts = str(args.positional[0]), {k: _frozen(m, v) for k, v in args.keywords.items()}
    if what == "restored":
        if is_to_fail(m):
            return None
        facts["caught"] = is_awaited(m, *UNFIT)
    note_read(m, what, facts)
    m.note(what, args.place, **facts)
    return None


def _frozen(m: Machine, value: Value) -> Value:
    value = m.path.peek(value)
    if isinstance(value, Choice) and any(isinstance(each, ListValue) for each in m.path.alternatives(value)):
        value = m.resolve(value)
    if isinstance(value, ListValue):
        return tuple(m.path.peek(v) for v in m.items_of(value))
    return value


@primitive("ran")
def fetched(m: Machine, args: Args) -> Value:
    """`ran(session, fetches, feeds)`: a session runs what it is asked for; without a session, the default one does."""
    if is_to_fail(m):
        return None
    session, fetches, feeds = (m.path.peek(args.get(i, k)) for i, k in enumerate(("session", "fetches", "feeds")))
    _check_closed(m, session, args.place)
    check_run(m, session, fetches, feeds, args.place)
    found, opaque = actions(m, fetches)
    found = _in_graph(m, session, found, args.place)
    note_met(m, "run", found, args.place)
    _note_run(m, "run", session, found, opaque, feeds, args.place)
    return None


@primitive("close_session", objects=True)
def close_session(m: Machine, args: Args) -> Value:
    """`close_session(session)`: nothing runs in it any more."""
    m.registers.put(("closed", args.positional[0]), m.moment(args.place))
    return None


def _check_closed(m: Machine, session: Value, place: Place) -> None:
    """Note what is to run in a session that is closed: TF `BaseSession._run` refuses. An arm that closes it in one turn of a loop says
    nothing of other turns."""
    closed = m.register(("closed", session), None) if isinstance(session, Instance) else None
    if isinstance(closed, Moment) and set(closed.arms) <= set(m.moment(place).arms) and not m.awaits(m.classes["RuntimeError"]):
        m.note("run when closed", place, closed=closed)


def _in_graph(m: Machine, session: Value, found: list[Fetched], place: Place) -> list[Fetched]:
    """What a session runs. An operation that does nothing may be of another graph: it was meant to initialize the session's own."""
    own = m.path.peek(session.attrs.get("graph")) if isinstance(session, Instance) else None
    if not m.known_empty or not isinstance(own, Graph) or not _is_of_its_own(m, own):
        return found
    for each in found:
        made = each.graph if isinstance(each, Operation) else None
        if made is None or made is own or not _is_of_its_own(m, made):
            continue
        label = f"operation {show(each.name)}" if each.name is not None else "what is run"
        told = f"{label} was made in {_ORDINARY if made.label == _ORDINARY else 'another graph'}, and the session runs one that is not that"
        m.fail(TFError(Kind.NO_SUCH_NAME, "ValueError", f"Operation is not an element of this graph.\n{told}"), place)
        held = frozenset(v for v in own.collection("variables") if isinstance(v, Variable))
        return [*found, Operation(None, starts=held)]
    return found


def _is_of_its_own(m: Machine, graph: Graph) -> bool:
    """Whether what is made in a graph is in no other: it is no trace, and was not begun as a copy."""
    return not (graph.eager or graph.outer is not None or begun_as_copy(m, graph))


_ORDINARY = "the default graph"


@primitive("ran_monitored")
def fetched_by_monitored(m: Machine, args: Args) -> Value:
    """`ran_monitored(session, fetches, feeds)`: the same for a monitored session, which does more than it is asked for."""
    session, fetches, feeds = (m.path.peek(args.get(i, k)) for i, k in enumerate(("session", "fetches", "feeds")))
    _note_run(m, "monitored run", session, *actions(m, fetches), feeds, args.place)
    return None


def _note_run(m: Machine, what: str, session: Value, found: list[Fetched], opaque: bool, feeds: Value, place: Place) -> None:
    """Note what a session runs, and what it is fed with."""
    fed = tuple(feeds.cells.keys()) if isinstance(feeds, DictValue) else ()
    m.note(
        what,
        place,
        session=session if isinstance(session, Instance) else None,
        fetches=tuple(found),
        opaque=opaque or any(i.opaque for i in found if isinstance(i, Operation)),
        fed=fed,
        given=tuple(_about(m.path.peek(feeds.cells.get(key))) for key in fed) if isinstance(feeds, DictValue) else (),
        off=tuple(key for key in fed if isinstance(feeds, DictValue) and m.path.peek(feeds.cells.get(key)) is False),
        caught=is_awaited(m, UNINITIALIZED),
    )


def _about(value: Value) -> Value:
    """What a session gave the value of, if it did, and when."""
    fresh = isinstance(value, Sym) and isinstance(value.key, tuple) and value.key[:1] == ("fresh",)
    return (value.key[2], value.key[1]) if fresh else None


@primitive("writing")
def writing(m: Machine, args: Args) -> Value:
    """`writing(tensor, variables, reading=False)`: the tensor, whose computation also reads and assigns some variables, or only
    reads them."""
    tensor = m.path.peek(args.positional[0])
    if not isinstance(tensor, Tensor):
        return tensor
    found = frozenset(v for v in actions(m, args.positional[1])[0] if isinstance(v, Variable))
    written = frozenset[Variable]() if m.path.peek(args.get(2, "reading")) is True else found
    return replace(tensor, reads=tensor.reads | found, writes=tensor.writes | written)


@primitive("waiting")
def waiting(m: Machine, args: Args) -> Value:
    """`waiting(operations)`: a context inside of which whatever is made waits for some operations, and so writes what they write.

    With None, whatever is made waits for nothing, as in a graph of its own.
    """
    if args.positional[0] is None:
        return unawaited(m)
    found, _ = actions(m, args.positional[0])
    acts = [each for each in found if isinstance(each, Tensor | Operation)]
    writes = union_of(each.writes for each in acts)
    _note_awaited_elsewhere(m, found, args)
    started = union_of(each.starts for each in acts if isinstance(each, Operation))
    given = union_of((started, *(each.writes - each.reads - each.behind for each in acts)))
    m.note("waited for", args.place, writes=writes, list=m.path.peek(args.positional[0]), acts=tuple(acts))
    place, begun = m.user_place(args.place), list[int]()

    def enter() -> None:
        begun.append(m.computed)
        m.waiting.append(writes)
        m.given.append(given)

    def leave() -> None:
        if writes in m.waiting:
            m.waiting.remove(writes)
        if given in m.given:
            m.given.remove(given)
        if begun and begun.pop() == m.computed:
            m.note("nothing waits", place, writes=writes)

    return ContextManager(enter, leave)


def _note_awaited_elsewhere(m: Machine, awaited: list[Fetched], args: Args) -> None:
    """Note a variable of another graph: nothing here can wait for it, or for what reads or assigns it."""
    here = m.world.current
    if not _is_of_its_own(m, here) or any(isinstance(v, Choice) for v in values_in(m, args.positional)):
        return
    touched = union_of(frozenset([i]) if isinstance(i, Variable) else i.reads | i.behind | i.writes for i in awaited)
    others = [v for v in touched if isinstance(v.graph, Graph) and v.graph is not here and not v.graph.eager and v.graph.outer is None]
    if others:
        m.note("awaited elsewhere", args.place, variable=min(others, key=lambda v: v.serial))


@primitive("saveables")
def saveables(m: Machine, args: Args) -> Value:
    """`saveables(var_list)`: what a saver saves, as a dict from names to variables; unknown if that is not wholly known."""
    value = m.path.peek(args.positional[0])
    if isinstance(value, DictValue) and not value.open:
        return m.dict({k: value.cells.get(k) for k in value.cells.keys()})
    found, opaque = actions(m, value)
    if opaque or isinstance(value, DictValue):
        return m.fresh("what is saved")
    return m.dict({v.op_name: v for v in found if isinstance(v, Variable)})


@primitive("saved_shapes")
def saved_shapes(m: Machine, args: Args) -> Value:
    """`saved_shapes(path)`: the shapes of what the program has saved there, as a dict from names to lists; None if that is not known."""
    path, arms = m.path.peek(args.positional[0]), m.moment(args.place).arms
    if not isinstance(path, str | Sym | Text):
        return None
    saved = next((e for e in reversed(m.events) if isinstance(e, Noted) and e.what == "saved" and path in e.facts["paths"]), None)
    saver = saved.facts["saver"] if saved is not None and set(saved.moment.arms) <= set(arms) else None
    held = m.path.peek(saver.attrs.get("_saved")) if isinstance(saver, Instance) else None
    if not isinstance(held, DictValue) or held.open:
        return None
    shapes = {}
    for name in held.cells.keys():
        variable = m.path.peek(held.cells.get(name))
        if not isinstance(variable, Variable) or variable.shape is None or not all(isinstance(size, int) for size in variable.shape):
            return None
        shapes[name] = m.list(tuple(variable.shape))
    table = m.dict(shapes)
    m.registers.put(("of checkpoint", table), saved)
    m.registers.put("names of checkpoint", (frozenset(shapes), saved))
    return table


_NO_GRAPH = "When eager execution is enabled, `var_list` must specify a list or dict of variables to save"


@primitive("check_saved")
def check_saved(m: Machine, args: Args) -> Value:
    """`check_saved(var_list, everything, allow_empty)`: TensorFlow rejects a saver of one variable twice, one of none, and
    one of all that the graph holds where there is no graph.

    With `everything`, the list is what the graph holds. What is not known to be in the list is taken to be right, and so is an
    empty one in a graph that may have variables that are not known of, as before the root began: it may have been picked from them.
    """
    value, everything, allow_empty = (m.path.peek(args.positional[i]) for i in range(3))
    graph = m.world.current
    if graph.eager and everything is True:
        m.did(Rejected, args.place, "train.Saver", {})
        m.fail(TFError(Kind.NOTHING_SAVED, "RuntimeError", _NO_GRAPH), args.place)
    if graph.eager or not isinstance(value, ListValue | DictValue | tuple) or (not isinstance(value, tuple) and value.open):
        return None
    if isinstance(value, DictValue) and not isinstance(value, SetValue):
        found = _restored_from_two(m, value)
        known, message = len(value.cells) > 0, "The same saveable will be restored with two names: {}"
    else:
        items = list(value) if isinstance(value, tuple) else m.items_of(value) if isinstance(value, ListValue) else value.cells.keys()
        found = _saved_under_one_name([m.path.peek(item) for item in items])
        known, message = bool(items), "At least two variables have the same name: {}"
    if found is not None:
        variable, name = found
        error = Refusal(Kind.SAVED_TWICE, "ValueError", message.format(show(name)), variable=name, existing=variable)
        m.did(Rejected, args.place, "train.Saver", {"var_list": value})
        m.fail(error, args.place)
    elif not known and allow_empty is False and graph.known_empty and not _may_hold_more(m, graph):
        m.did(Rejected, args.place, "train.Saver", {} if everything is True else {"var_list": value})
        m.fail(TFError(Kind.NOTHING_SAVED, "ValueError", "No variables to save"), args.place)
    return None


def _restored_from_two(m: Machine, names: DictValue) -> tuple[Variable, Name] | None:
    """A variable that a dict has under two names, and the second of these."""
    seen: set[Variable] = set()
    for name in sorted(k for k in names.cells.keys() if isinstance(k, str)):
        variable = m.path.peek(names.cells.get(name))
        if isinstance(variable, Variable):
            if variable in seen:
                return variable, name
            seen.add(variable)
    return None


def _saved_under_one_name(items: list[Value]) -> tuple[Variable, Name] | None:
    """A variable that is in a list after another of its name, or after itself."""
    seen: set[Name] = set()
    for item in items:
        if isinstance(item, Variable):
            if item.op_name in seen:
                return item, item.op_name
            seen.add(item.op_name)
    return None


def _may_hold_more(m: Machine, graph: Graph) -> bool:
    """Whether a graph may have variables that are not known of, or lacks some only for an error before."""
    return m.is_opaque(graph) or any(isinstance(e, Failure) for e in m.events)


@primitive("is_sure_to_lack")
def is_sure_to_lack(m: Machine, args: Args) -> Value:
    """`is_sure_to_lack(key)`: whether the current graph has nothing in a collection, whoever may have put something there."""
    graph, key = m.world.current, m.resolve(args.positional[0])
    known = m.known_empty and graph.known_empty and not graph.eager and graph.outer is None
    return known and not graph.collection(key) and not _may_hold_more(m, graph)


@primitive("is_all_followed")
def is_all_followed(m: Machine, args: Args) -> Value:
    """`is_all_followed()`: whether nothing has run in the current graph that is not followed, and nothing before it."""
    return m.known_empty and not _may_hold_more(m, m.world.current)


@primitive("may_be_hidden")
def may_be_hidden(m: Machine, args: Args) -> Value:
    """`may_be_hidden()`: whether the current graph was finalized, and may hold variables that are not known of."""
    return is_finalized(m, m.world.current) and _may_hold_more(m, m.world.current)


@primitive("imports_more")
def imports_more(m: Machine, args: Args) -> Value:
    """`imports_more()`: from here on the current graph may hold variables that no code of the program makes."""
    m.registers.put(("opaque", m.world.current), True)
    return None


@primitive("makes_more")
def makes_more(m: Machine, args: Args) -> Value:
    """`makes_more()`: what is not followed may have made variables of the current graph, which `get_variable` may find"""
    if not m.quiet:
        m.world.current.touched = True
    return None


@primitive("device")
def device(m: Machine, args: Args) -> Value:
    """`device(name)`: a context manager that tells where the operations inside are to run."""
    return device_block(m, m.world.current, args.get(0, "device_name_or_function"), m.user_place(args.place))


def device_block(m: Machine, graph: Graph, name: Value, place: Place) -> ContextManager:
    """`graph.device(name)`. When it is left, it is noted how much was computed inside."""
    block = object()
    begun: list[int] = []

    def enter() -> None:
        begun.append(m.computed)
        m.note("device", place, block=block, graph=graph, name=m.path.peek(name))

    def leave() -> None:
        if begun:
            m.note("device ends", place, block=block, computed=m.computed - begun.pop())

    return ContextManager(enter, leave)


@primitive("repeated")
def repeated(m: Machine, args: Args) -> Value:
    """`repeated(values)`: the first object that is among the values more than once; None if none is known to be."""
    value = m.path.peek(args.positional[0])
    items = m.items_of(value) if isinstance(value, ListValue) else value if isinstance(value, tuple) else ()
    seen: list[Value] = []
    for item in map(m.path.peek, items):
        if isinstance(item, Instance | Sym) and any(item is other for other in seen):
            return item
        seen.append(item)
    return None
