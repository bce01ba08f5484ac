"""The journal of a run: what the program did to TensorFlow, in order, so that it can be done again.

It is kept only where a run is asked to (`Setting.record`). Each step is one primitive of TensorFlow's, with its real
arguments. The journal is a list in a cell, linked backwards: undone with an arm of a branch, joined with it, and a
moment holds the whole way to it for the price of one reference.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from ..domain.symbols import MISSING, Choice, Name, Sym
from ..domain.trail import Cells, Trail
from ..language.trace import Place
from ..language.values import Function
from ..tf.graph import Graph
from ..tf.reuse import Reuse
from ..tf.scope import VariableScope
from ..tf.scopes import NameScopeContext, ScopeContext
from ..tf.template import Template


@dataclass(frozen=True, slots=True)
class LibraryCall:
    """A call of a function of a library's by the user's code. `arguments` are bound by name, and tell one call from another."""

    function: Function
    arguments: dict[str, Any]

    @property
    def path(self) -> str:
        """The function as one writes it below `tf`."""
        path = [part for part in self.function.module.name.split(".")[1:] if not part.startswith("_")]
        return ".".join([*path, self.function.name])


@dataclass(slots=True, eq=False)
class Step:
    """Something that the program did. `place` is the user's own line."""

    place: Place
    part_of: LibraryCall | None = field(default=None, init=False)
    """The user's call that it is a part of; None for what the user's code does itself."""


@dataclass(slots=True, eq=False)
class MakeScope(Step):
    """`tf.variable_scope(…)`, not entered. `given` has the arguments that are not None; `context` is None if TensorFlow refused."""

    target: Any
    default_name: Any
    given: dict[str, Any]
    context: ScopeContext | None = None


@dataclass(slots=True, eq=False)
class Enter(Step):
    """`context.__enter__()`. `scope` is what it gave; None if TensorFlow refused."""

    context: ScopeContext | NameScopeContext
    scope: VariableScope | None = None


@dataclass(slots=True, eq=False)
class Leave(Step):
    """`context.__exit__(…)`."""

    context: ScopeContext | NameScopeContext


@dataclass(slots=True, eq=False)
class EnterGraph(Step):
    """`graph.as_default().__enter__()`."""

    graph: Graph


@dataclass(slots=True, eq=False)
class LeaveGraph(Step):
    graph: Graph


@dataclass(slots=True, eq=False)
class NewDefault(Step):
    """`tf.reset_default_graph()`, which made `graph`. With `forced`, a test begins: whatever graphs were open are forgotten."""

    forced: bool = False
    graph: Graph | None = None


@dataclass(slots=True, eq=False)
class BeginThread(Step):
    """What follows runs in a thread of its own, with a default graph of its own."""

    graph: Graph | None = None


@dataclass(slots=True, eq=False)
class EndThread(Step):
    """The program waits for the thread."""


@dataclass(slots=True, eq=False)
class MakeScopeObject(Step):
    """`tf.VariableScope(flag, name=scope.name)`."""

    scope: VariableScope
    flag: Reuse


@dataclass(slots=True, eq=False)
class SetReuse(Step):
    """`scope.reuse_variables()`, or `scope._reuse = flag`."""

    scope: VariableScope
    flag: Reuse = Reuse.YES


@dataclass(slots=True, eq=False)
class SetDefault(Step):
    """`scope.set_initializer(value)` and its like."""

    scope: VariableScope
    name: str
    value: Any


@dataclass(slots=True, eq=False)
class Get(Step):
    """`tf.get_variable(name, …)` in the current scope or in `scope`; `request` is what the model was asked.

    With `reuse`, a custom getter's call of the true getter: `name` is the full key. `site` is the moment of the request, right
    after this step. `fulfilled` is whether the program went on with a variable.
    """

    name: Any
    request: dict[str, Any]
    scope: VariableScope | None = None
    reuse: Reuse | None = None
    fulfilled: bool = False
    site: object = None


@dataclass(slots=True, eq=False)
class MakeVariable(Step):
    """`tf.Variable(…, name=name)`, or the variable of a Keras layer. `given` is as the model was given it; `site` as for `Get`."""

    name: Any
    given: dict[str, Any]
    site: object = None


@dataclass(slots=True, eq=False)
class Assign(Step):
    """`variable.assign(…)`, or what else `how` says, of a value of another shape or dtype, which TensorFlow refuses."""

    variable: Any
    how: str
    shape: Any
    dtype: Any


@dataclass(slots=True, eq=False)
class Finalize(Step):
    """`graph.finalize()`."""

    graph: Any


@dataclass(slots=True, eq=False)
class Find(Step):
    """`graph.get_tensor_by_name(name)`, or one of its kin (`method`), or a session that is to `run` or to `feed` what has the name.

    `here` says whether it is the current graph that is asked.
    """

    method: str
    name: str
    here: bool


@dataclass(slots=True, eq=False)
class BeginTrace(Step):
    """TensorFlow begins to trace a tf.function. `call` is one object for all traces of one call."""

    function: Any
    call: object
    may_create: bool


@dataclass(slots=True, eq=False)
class EndTrace(Step):
    """The trace that began last has ended."""


@dataclass(slots=True, eq=False)
class UseName(Step):
    """An operation with this name was made."""

    name: Name


@dataclass(slots=True, eq=False)
class MakeTemplate(Step):
    """`tf.make_template(name, …)`."""

    name: Name
    unique_name: Name | None
    create_scope_now: bool
    template: Template | None = None


@dataclass(slots=True, eq=False)
class EnterTemplate(Step):
    """A call of a template begins."""

    template: Template
    scope: VariableScope | None = None


@dataclass(slots=True, eq=False)
class LeaveTemplate(Step):
    template: Template
    failed: bool


@dataclass(slots=True, eq=False)
class Rejected(Step):
    """TensorFlow rejects the call of `function` (as one writes it, below `tf`) for a reason that is not in scopes and variables.

    `cause`, where there is one, is the operation that it rejects, with its operands.
    """

    function: str
    arguments: dict[str, Any]
    cause: tuple[Any, ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Entry:
    """A step and what went before it: an entry, a choice between entries, or `MISSING`."""

    step: Step
    before: object = field(repr=False)


class _JournalCells(Cells[str, Entry]):
    """Alternatives in the journal are no reason to decide a test."""

    __slots__ = ()
    weighs = False


class Journal:
    """The journal of one run."""

    __slots__ = ("_cells",)

    def __init__(self, trail: Trail) -> None:
        self._cells = _JournalCells(trail)

    @property
    def past(self) -> object:
        """Everything up to now, for `steps`."""
        return self._cells.get("last")

    def note(self, step: Step) -> None:
        self._cells.put("last", Entry(step, self.past))


def steps(past: object, known: Callable[[Sym], bool | None]) -> list[Step]:
    """The steps that led to `past`, oldest first. `known` says which arm of a branch ran; where it does not, the first."""
    out: list[Step] = []
    while past is not MISSING and past is not None:
        if isinstance(past, Choice):
            past = past.no if known(past.test) is False else past.yes
        else:
            assert isinstance(past, Entry)
            out.append(past.step)
            past = past.before
    return out[::-1]
