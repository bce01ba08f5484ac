"""Programs over TensorFlow's primitives, and running them on our own model.

A program is a flat list of instructions. What opens and closes something does so by `Begin` and `End` with one `Block`.
Everything is known: names are strings, dimensions are numbers. Instructions are told apart, and refer to each other, by
their identity: a scope object is named by the instruction that bound it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from ..domain.path import Path
from ..domain.symbols import show
from ..domain.trail import Trail
from ..tf.assign import wrong_dtype, wrong_shape
from ..tf.creation import create_variable
from ..tf.errors import Kind, TFError
from ..tf.graph import Graph
from ..tf.request import Access, InitializerFacts
from ..tf.reuse import Reuse, check_reuse
from ..tf.scopes import NameScopeContext, ScopeContext, VariableScope
from ..tf.store import get_full, get_variable
from ..tf.template import Template
from ..tf.variables import PartitionedVariable, Variable
from ..tf.version import Version
from ..tf.world import World


@dataclass(frozen=True, slots=True)
class Mode:
    """What a program runs on: `eager` execution or graphs, TF2's behaviour or TF1's."""

    version: Version
    eager: bool = False
    v2_behavior: bool = False


@dataclass(frozen=True, slots=True)
class Odd:
    """An argument of a kind that TensorFlow does not take, as it is written."""

    text: str
    value: object = None


@dataclass(frozen=True, slots=True)
class Initial:
    """An `initializer=`: a constant, a function without arguments that returns one (`lazy`), or any other (`shape` is None)."""

    shape: tuple[int, ...] | None = None
    dtype: str | None = None
    lazy: bool = False
    ones: bool = False
    """Ones, and not zeros."""

    @property
    def facts(self) -> InitializerFacts:
        if self.shape is None:
            return InitializerFacts()
        constant = not self.lazy
        return InitializerFacts(constant, self.shape, self.dtype, callable_without_args=self.lazy)


# -- what can be open


@dataclass(slots=True, eq=False)
class Block:
    """Something that is opened and closed."""


@dataclass(slots=True, eq=False)
class ScopeBlock(Block):
    """`tf.variable_scope(…)`. Opened twice, it is one context entered twice."""

    target: str | Instruction | Odd | None
    default_name: str | Odd | None = None
    reuse: object = None
    initializer: Initial | None = None
    dtype: str | None = None
    use_resource: bool | None = None
    auxiliary_name_scope: bool = True


@dataclass(slots=True, eq=False)
class NameBlock(Block):
    """`tf.name_scope(name)`."""

    name: str | Odd | None


@dataclass(slots=True, eq=False)
class GraphBlock(Block):
    """`graph.as_default()`; `graph` is the number of a `tf.Graph()`, or what named a default graph."""

    graph: int | Instruction


@dataclass(slots=True, eq=False)
class ThreadBlock(Block):
    """A thread of its own, waited for at the end."""


@dataclass(slots=True, eq=False)
class CallBlock(Block):
    """A call of a template."""

    template: NewTemplate


@dataclass(slots=True, eq=False)
class AndBlock(Block):
    """`with dropped and entered:`, which opens the second only."""

    dropped: ScopeBlock | NameBlock
    entered: ScopeBlock | NameBlock


@dataclass(slots=True, eq=False)
class TraceBlock(Block):
    """TensorFlow traces a tf.function: once for a call, and once more if the first trace of all made a variable."""

    function: NewFunction
    call: int
    may_create: bool


# -- instructions


@dataclass(slots=True, eq=False)
class Instruction:
    """`where` is the user's `file:row`, and after a line break what else there is to say of it."""

    where: str = field(default="", kw_only=True)


@dataclass(slots=True, eq=False)
class Begin(Instruction):
    block: Block


@dataclass(slots=True, eq=False)
class End(Instruction):
    """`failed`: what the call of a template runs ends in an exception, which the program catches."""

    block: Block
    failed: bool = False


@dataclass(slots=True, eq=False)
class Construct(Instruction):
    """`tf.variable_scope(…)`, not entered."""

    block: ScopeBlock


@dataclass(slots=True, eq=False)
class Root(Instruction):
    """`root = tf.get_variable_scope()` where no scope is open."""


@dataclass(slots=True, eq=False)
class DefaultGraph(Instruction):
    """`graph = tf.get_default_graph()` where no graph is entered."""


@dataclass(slots=True, eq=False)
class NewDefault(Instruction):
    """`tf.reset_default_graph()`."""


@dataclass(slots=True, eq=False)
class SetReuse(Instruction):
    """`scope.reuse_variables()`."""

    scope: Instruction


@dataclass(slots=True, eq=False)
class SetDtype(Instruction):
    """`scope.set_dtype(dtype)`."""

    scope: Instruction
    dtype: str


@dataclass(slots=True, eq=False)
class Get(Instruction):
    """`tf.get_variable(…)`. With `reuse`, what a custom getter asks of the true one: `name` is the full key."""

    name: str | Odd | None
    shape: tuple[int | None, ...] | None = None
    dtype: str | None = None
    initializer: Initial | None = None
    trainable: bool | None = None
    collections: tuple[str, ...] | None = None
    local: bool = False
    partitions: tuple[int, ...] | None = None
    use_resource: bool | None = None
    reuse: Reuse | None = None
    regularized: bool = False
    value_of: Instruction | None = None
    """The variable that the initial value reads."""


@dataclass(slots=True, eq=False)
class Make(Instruction):
    """`tf.Variable(…)`."""

    name: str | Odd | None
    shape: tuple[int, ...]
    dtype: str | None = None
    trainable: object = None
    collections: tuple[str, ...] | None = None
    use_resource: bool | None = None
    value_of: Instruction | None = None
    """The variable that the initial value reads."""


@dataclass(slots=True, eq=False)
class UseName(Instruction):
    """`tf.no_op(name=name)`."""

    name: str


@dataclass(slots=True, eq=False)
class NewTemplate(Instruction):
    """`tf.make_template(name, …)`."""

    name: str
    unique_name: str | None = None
    create_scope_now: bool = False


@dataclass(slots=True, eq=False)
class MatMul(Instruction):
    """`tf.matmul(left, right)`: a `Get`, or a shape for something of that shape."""

    left: Instruction | tuple[int, ...]
    right: Instruction | tuple[int, ...]


@dataclass(slots=True, eq=False)
class Call(Instruction):
    """A call of a function of TensorFlow's that it rejects, with its arguments as they are written, `{0}` … for the variables it uses."""

    function: str
    arguments: tuple[tuple[str, str], ...]
    uses: tuple[Instruction, ...] = ()


@dataclass(slots=True, eq=False)
class NewFunction(Instruction):
    """`tf.function(…)`."""


@dataclass(slots=True, eq=False)
class Assign(Instruction):
    """`variable.assign(…)`, or what else `how` says, of a value of a shape and dtype."""

    variable: Instruction
    how: str
    shape: tuple[int, ...]
    dtype: str


@dataclass(slots=True, eq=False)
class Finalize(Instruction):
    """`tf.get_default_graph().finalize()`."""


@dataclass(slots=True, eq=False)
class Do(Instruction):
    """A line about variables that exist, of which our own model has nothing to say: what sessions, savers and optimizers do.

    `text` is the line, with `{0}`, `{1}` … for what is in `uses`.
    """

    text: str
    uses: tuple[Instruction, ...] = ()


Program = Sequence[Instruction]


def end_of(program: Program, start: int) -> int | None:
    """Where the block that is opened at `start` is closed; None if it stays open."""
    begin = program[start]
    assert isinstance(begin, Begin)
    depth = 0
    for index in range(start, len(program)):
        one = program[index]
        if isinstance(one, Begin | End) and one.block is begin.block:
            depth += 1 if isinstance(one, Begin) else -1
            if depth == 0:
                return index
    return None


class Unbound(Exception):
    """A program refers to something that it does not make."""


_CREATES = "tf.function only supports singleton tf.Variables created on the first call."


@dataclass(slots=True)
class _Traced:
    """The last trace of a tf.function: of which call, which one it is, and whether it made variables."""

    call: int
    traces: int
    created: bool = False


class Execution:
    """A program that runs on the model."""

    def __init__(self, mode: Mode) -> None:
        self.trail = Trail()
        self.world = World(self.trail, Path(self.trail), mode.version, eager=mode.eager, v2_behavior=mode.v2_behavior)
        self.graphs: dict[int | Instruction, Graph] = {}
        self.scopes: dict[Instruction, VariableScope] = {}
        self.variables: dict[Instruction, Variable | PartitionedVariable] = {}
        self.contexts: dict[Block, ScopeContext | NameScopeContext] = {}
        self.templates: dict[Instruction, Template] = {}
        self.where: dict[Instruction, tuple[Graph, Reuse, str]] = {}
        """The graph, the reuse flag and the name scope that were in force at requests and lines."""
        self._threads: list[int] = []
        self._calls: list[tuple[CallBlock, Template]] = []
        self._traces: list[tuple[TraceBlock, Graph]] = []
        self._functions: dict[NewFunction, _Traced | None] = {}
        self._final: set[int] = set()

    def run(self, one: Instruction) -> None:
        """Execute an instruction. Raises TFError where TensorFlow would, and Unbound."""
        match one:
            case Begin(block=block):
                self._begin(one, block)
            case End(block=block, failed=failed):
                self._end(block, failed)
            case Construct(block=block):
                self._context(block)
            case Root():
                self.scopes[one] = self.world.current.scope
            case DefaultGraph():
                self.graphs[one] = self.world.current
            case NewDefault():
                self.world.reset_default_graph()
            case SetReuse(scope=scope):
                self._scope(scope).reuse_variables()
            case SetDtype(scope=scope, dtype=dtype):
                self._scope(scope).set_default("dtype", dtype)
            case Get():
                self._note(one)
                access = self._get(one)
                self.variables[one] = access.variable
                if access.created:
                    self._check_creation(access.variable)
            case Make():
                self._note(one)
                self.variables[one] = create_variable(
                    self.world,
                    _plain(one.name),  # type: ignore[arg-type]
                    shape=one.shape,
                    dtype=one.dtype,
                    trainable=None if one.trainable is None else bool(one.trainable),
                    collections=one.collections,
                    use_resource=one.use_resource,
                )
                self._check_creation(self.variables[one])
            case UseName(name=name):
                self.world.current.unique_name(name)
            case NewTemplate():
                self.templates[one] = Template(self.world, one.name, unique_name=one.unique_name, create_scope_now=one.create_scope_now)
                scope_now = self.templates[one].scope
                if scope_now is not None:
                    self.scopes[one] = scope_now
            case MatMul():
                self._matmul(one)
            case Call():
                raise TFError(Kind.OTHER, "ValueError", "", variable=None)
            case NewFunction():
                self._functions[one] = None
            case Assign():
                self._assign(one)
            case Finalize():
                self._final.add(id(self.world.current))
            case Do(uses=uses):
                self._note(one)
                if any(used not in self.variables for used in uses):
                    raise Unbound

    def _begin(self, one: Instruction, block: Block) -> None:
        match block:
            case ScopeBlock():
                entered = self._context(block).enter()
                assert isinstance(entered, VariableScope)
                self.scopes[one] = entered
            case NameBlock(name=name):
                context = self.contexts[block] = NameScopeContext(self.world, _plain(name))
                context.enter()
            case AndBlock(entered=entered):
                self._begin(one, entered)
                self.contexts[block] = self.contexts[entered]
            case TraceBlock(function=function):
                self._trace(function, block)
                graph = self.world.new_graph(outer=self.world.current, label="the graph of a tf.function")
                self.world.push_graph(graph)
                self._traces.append((block, graph))
            case GraphBlock(graph=number):
                self.world.push_graph(self._graph(number))
            case ThreadBlock():
                self._threads.append(self.world.thread)
                self.world.thread = self.world.new_thread()
            case CallBlock(template=made):
                if made not in self.templates:
                    raise Unbound
                template = self.templates[made]
                self.scopes[one] = template.enter()
                self._calls.append((block, template))

    def _end(self, block: Block, failed: bool) -> None:
        match block:
            case ScopeBlock() | NameBlock() | AndBlock():
                if block not in self.contexts:
                    raise Unbound
                self.contexts[block].exit()
            case TraceBlock():
                if not self._traces or self._traces[-1][0] is not block:
                    raise Unbound
                self.world.pop_graph(self._traces.pop()[1])
            case GraphBlock(graph=number):
                self.world.pop_graph(self._graph(number))
            case ThreadBlock():
                if not self._threads:
                    raise Unbound
                self.world.thread = self._threads.pop()
            case CallBlock():
                if not self._calls or self._calls[-1][0] is not block:
                    raise Unbound
                self._calls.pop()[1].exit(failed=failed)

    def _context(self, block: ScopeBlock) -> ScopeContext | NameScopeContext:
        found = self.contexts.get(block)
        if found is None:
            found = self.contexts[block] = ScopeContext(
                self.world,
                self._scope(block.target) if isinstance(block.target, Instruction) else _plain(block.target),
                _plain(block.default_name),
                reuse=check_reuse(_plain(block.reuse)),
                initializer=None if block.initializer is None else block.initializer.facts,
                dtype=block.dtype,
                use_resource=block.use_resource,
                auxiliary_name_scope=block.auxiliary_name_scope,
            )
        return found

    def _note(self, one: Instruction) -> None:
        graph = self.world.current
        self.where[one] = (graph, graph.scope.reuse, show(graph.name_scope))

    def _trace(self, function: NewFunction, block: TraceBlock) -> None:
        """Raises Unbound where TensorFlow would trace at other times: anew in the first call only if that made variables."""
        if function not in self._functions:
            raise Unbound
        before = self._functions[function]
        first = before is not None and before.traces == 1
        if block.may_create != (before is None) or (before is not None and first and (before.call == block.call) != before.created):
            raise Unbound
        self._functions[function] = _Traced(block.call, before.traces + 1 if before is not None else 1)

    def check_traces(self) -> None:
        """Raises Unbound where a call has ended that TensorFlow would trace once more."""
        open_ = {id(block.function) for block, _ in self._traces}
        for function, last in self._functions.items():
            if last is not None and last.traces == 1 and last.created and id(function) not in open_:
                raise Unbound

    def _check_creation(self, variable: Variable | PartitionedVariable) -> None:
        """TensorFlow refuses variables in a graph that was finalized, and those of a later trace."""
        traced = self._functions[self._traces[-1][0].function] if self._traces else None
        if traced is not None:
            traced.created = True
        if id(variable.graph) in self._final:
            raise TFError(Kind.FINALIZED, "RuntimeError", "Graph is finalized and cannot be modified.", variable=variable.op_name)
        if self._traces and not self._traces[-1][0].may_create:
            raise TFError(Kind.FUNCTION_CREATES, "ValueError", _CREATES, variable=variable.op_name)

    def _assign(self, one: Assign) -> None:
        if one.variable not in self.variables:
            raise Unbound
        variable = self.variables[one.variable]
        if variable.dtype != one.dtype:
            raise wrong_dtype(variable, one.dtype)
        if variable.shape != one.shape:
            raise wrong_shape(variable, one.shape)

    def _get(self, one: Get) -> Access:
        request: dict[str, Any] = {
            "shape": one.shape,
            "dtype": one.dtype,
            "initializer": None if one.initializer is None else one.initializer.facts,
            "trainable": one.trainable,
            "collections": one.collections,
            "local": one.local,
            "partitioner": None if one.partitions is None else lambda shape, dtype: one.partitions,
            "use_resource": one.use_resource,
        }
        graph = self.world.current
        if one.reuse is not None:
            return get_full(self.world, graph, _plain(one.name), one.reuse, **request)  # type: ignore[arg-type]
        return get_variable(self.world, graph, _plain(one.name), **request)

    def _matmul(self, one: MatMul) -> None:
        left, right = (self._shape(side) for side in (one.left, one.right))
        if left is not None and right is not None and left[-1] != right[0]:
            raise TFError(Kind.SHAPE, "ValueError", f"Dimensions must be equal, but are {left[-1]} and {right[0]} for 'MatMul'")

    def _shape(self, side: Instruction | tuple[int, ...]) -> tuple[Any, ...] | None:
        if isinstance(side, tuple):
            return side
        if side not in self.variables:
            raise Unbound
        return self.variables[side].shape

    def _scope(self, bound_by: Instruction) -> VariableScope:
        if bound_by not in self.scopes:
            raise Unbound
        return self.scopes[bound_by]

    def _graph(self, number: int | Instruction) -> Graph:
        if number not in self.graphs:
            if isinstance(number, Instruction):
                raise Unbound
            self.graphs[number] = self.world.new_graph()
        return self.graphs[number]


def _plain(value: object) -> object:
    return value.value if isinstance(value, Odd) else value


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a program ended: by the error of instruction `at`, or by none; and what its requests got."""

    error: TFError | None
    at: int | None
    variables: dict[Instruction, Variable | PartitionedVariable]
    scopes: dict[Instruction, VariableScope]
    where: dict[Instruction, tuple[Graph, Reuse, str]]


def execute(program: Program, mode: Mode) -> Outcome:
    """Run a program on the model, to its first error. Raises Unbound."""
    execution = Execution(mode)
    done = 0
    try:
        for one in program:
            execution.run(one)
            done += 1
    except TFError as error:
        return Outcome(error, done, execution.variables, execution.scopes, execution.where)
    execution.check_traces()
    return Outcome(None, None, execution.variables, execution.scopes, execution.where)
