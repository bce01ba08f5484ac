"""Operations without a result, and what running them does: TF `Operation`."""

from __future__ import annotations

from dataclasses import dataclass

from ..domain.symbols import Name, Sym
from ..language import evaluation
from ..language.kinds import ValueKind, kind_of
from ..language.trace import Place, Value
from ..language.values import Args, Builtin, Instance, ListValue, ModuleValue
from ..source.nodes import NOWHERE
from ..tf.graph import Graph
from ..tf.variables import PartitionedVariable, Variable
from .awaited import UNINITIALIZED, is_awaited, is_to_fail
from .computing import AUTOMATIC, CONSTRUCTS
from .machine import Machine
from .programs import importer_of
from .registry import native_class
from .tensors import Tensor


@dataclass(frozen=True, slots=True, eq=False)
class Operation:
    """TF `Operation`: what running it reads and writes. One that initializes `starts` its variables."""

    name: Name | None
    output: Tensor | Variable | None = None
    reads: frozenset[Variable] = frozenset()
    writes: frozenset[Variable] = frozenset()
    starts: frozenset[Variable] = frozenset()
    opaque: bool = False
    """Whether it does more than is known."""
    behind: frozenset[Variable] = frozenset()
    graph: Graph | None = None
    """Of one that waits for nothing and initializes nothing: the graph in which it was made."""


@kind_of(Operation)
class OperationKind(ValueKind):
    """TF `Operation`."""

    is_to_be_kept = True

    def dropped(self, m: Machine, value: Operation, place: Place) -> None:
        note_dropped(m, value, place)

    def attribute(self, m: Machine, value: Operation, name: str, place: Place) -> Value:
        if name == "name":
            return value.name if value.name is not None else Sym(("name", value), "op.name", "str")
        if name == "run":
            return Builtin(name, lambda m, args: evaluated(m, value, name, args))
        if name == "outputs":
            return m.list((value.output,) if value.output is not None else ())
        if name == "graph":
            made = value.output.graph if value.output is not None else None
            return made if made is not None else m.world.current
        return Sym(("attr", value, name), f"op.{name}")


def note_dropped(m: Machine, value: Tensor | Operation, place: Place) -> None:
    """Note what assigns variables, and what a graph's program does nothing with; where code is traced, it takes effect all the same."""
    here = m.world.current
    if value.writes and not here.eager and here.outer is None and not m.register(CONSTRUCTS, ()) and not m.register(AUTOMATIC, False):
        m.note("dropped", place, value=value)


def evaluated(m: Machine, value: Value, name: str, args: Args) -> Value:
    """`tensor.eval()`, `op.run()`: the default session runs it, or the one that is given."""
    if name != "numpy" and not is_to_fail(m):
        session = m.path.peek(args.get(1, "session"))
        opaque = isinstance(value, Operation) and value.opaque
        known = session if isinstance(session, Instance) else _default_session(m) if session is None else None
        caught = is_awaited(m, UNINITIALIZED)
        m.note("run", args.place, session=known, fetches=(value,), opaque=opaque, fed=(), given=(), off=(), caught=caught)
    elif isinstance(value, Variable) and value.graph.eager:
        m.note("value read", args.place, variable=value)
        if len(value.shape or ()) > 1:
            return Tensor(value.shape, value.dtype, gradients=frozenset([value]))  # the numbers that a matrix has now
    return m.fresh(f"{name}()", None, value if name == "numpy" and isinstance(value, Tensor) else None)


def _default_session(m: Machine) -> Instance | None:
    """The session that the program has made the default one; None if that is not known."""
    importer = importer_of(m)
    if importer is None:
        return None
    module = evaluation.module_named(m, "tensorflow._session", importer, Place(importer.filename, NOWHERE))
    entered = m.path.peek(module.scope.cells.get("_sessions")) if isinstance(module, ModuleValue) else None
    found = [m.path.peek(each) for each in m.items_of(entered)] if isinstance(entered, ListValue) and not entered.open else []
    return found[-1] if found and isinstance(found[-1], Instance) else None


def operands_of(value: Variable | PartitionedVariable) -> tuple[Variable, ...]:
    return value.shards if isinstance(value, PartitionedVariable) else (value,)


native_class("Operation", Operation)
