"""From a journal to a program in which everything is known.

Stand-ins take the place of what the analysis does not know: an unknown name becomes a name, an unknown dimension a number;
equal ones stay equal, different ones stay different. The program is run on the model while it is written, for some
stand-ins depend on what is there: an unknown reuse flag was taken to be right, an unknown shape to fit.

What a program was taken to have (it asked for it, and may have had it before) is made at its beginning. A step that
failed before the last one has no effect worth keeping, and is left out.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from ..domain.symbols import Name, Sym, Text, parts_of
from ..language.values import DictValue, ListValue, is_constant
from ..primitives.tensors import Tensor
from ..record import journal
from ..tf.errors import Kind, TFError
from ..tf.names import join
from ..tf.request import InitializerFacts
from ..tf.reuse import Reuse
from ..tf.scope import VariableScope
from ..tf.scopes import NameScopeContext, ScopeContext
from ..tf.shapes import fully_defined
from ..tf.template import Template
from ..tf.variables import PartitionedVariable, Variable
from .program import (
    Assign,
    Begin,
    Block,
    Call,
    CallBlock,
    Construct,
    DefaultGraph,
    Do,
    End,
    Execution,
    Finalize,
    Get,
    GraphBlock,
    Initial,
    Instruction,
    Make,
    MatMul,
    Mode,
    NameBlock,
    NewDefault,
    NewFunction,
    NewTemplate,
    Odd,
    Root,
    ScopeBlock,
    SetDtype,
    SetReuse,
    ThreadBlock,
    TraceBlock,
    Unbound,
    UseName,
)

_PASSES = 4
"""How often a journal is gone through: each pass knows more of what must have been there before."""

_DIMENSIONS = (5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 101)


class CannotReplayError(Exception):
    """Why no program does what a journal says."""


@dataclass(frozen=True, slots=True)
class Given:
    """A variable that the program is taken to have had, in the graph that it enters as number `graph`."""

    graph: int
    key: str
    shape: tuple[int, ...]
    dtype: str
    where: str


@dataclass(slots=True, eq=False)
class Line(journal.Step):
    """A line that a plan puts between the steps of a journal: `text` with `{0}`, `{1}` … for the variables made at `sites`.

    It comes `before` the last step of its moment, or after it.
    """

    text: str
    sites: tuple[object, ...] = ()
    before: bool = False
    own: bool = False
    """Whether the program has no such line."""


@dataclass(slots=True)
class Concrete:
    """A program, the error that its last instruction gave on the model, and which instruction each site and each line became."""

    program: list[Instruction]
    error: TFError | None
    sites: dict[int, Instruction]
    mode: Mode
    blocks: dict[int, Block]
    """By the identity of the journal's contexts."""
    block: ScopeBlock | None = None
    """The scope that the last step made."""
    repaired: bool = False
    """Whether earlier errors had to be left out to get to the last step."""
    stood_in: list[tuple[str, str]] = field(default_factory=list)
    """What is unknown, and what stands for it."""


def concrete(steps: Sequence[journal.Step], mode: Mode, *, fails: bool = False) -> Concrete:
    """A program that does what the steps did, the last of which failed if `fails`. Raises CannotReplayError."""
    given: list[Given] = []
    for _ in range(_PASSES):
        writer = _Writer(mode, given, steps)
        writer.write(steps, fails)
        if len(writer.missing) == 0:
            break
        given = [*given, *writer.missing]
    stood_in = writer.stand_ins.listed()
    return Concrete(writer.program, writer.error, writer.sites, mode, writer.blocks, writer.last_block, writer.repaired, stood_in)


class StandIns:
    """What stands for the unknown."""

    def __init__(self, steps: Sequence[journal.Step]) -> None:
        self._names: dict[Sym, str] = {}
        self._dims: dict[object, int] = {}
        self._taken = set(_literals(steps))
        self._numbers = (n for n in (*_DIMENSIONS, *range(103, 100_000, 2)) if n not in self._taken)

    def name(self, name: Name) -> str:
        return name if isinstance(name, str) else "".join(p if isinstance(p, str) else self._of(p) for p in parts_of(name))

    def _of(self, symbol: Sym) -> str:
        if symbol not in self._names:
            base = re.sub(r"\W+", "_", symbol.label, flags=re.ASCII).strip("_") or "unknown"
            name, number = base, 1
            while name in self._taken:
                number += 1
                name = f"{base}{number}"
            self._taken.add(name)
            self._names[symbol] = name
        return self._names[symbol]

    def dimension(self, dim: object, key: object) -> int:
        """`dim` as a number; `key` is the identity of an unknown without one."""
        if isinstance(dim, int):
            return int(dim)
        key = dim if isinstance(dim, Sym) else key
        if key not in self._dims:
            self._dims[key] = next(self._numbers)
        return self._dims[key]

    def listed(self) -> list[tuple[str, str]]:
        dims = [(key.label, str(number)) for key, number in self._dims.items() if isinstance(key, Sym)]
        return [*((symbol.label, name) for symbol, name in self._names.items()), *dims]


def _literals(steps: Sequence[journal.Step]) -> Iterator[object]:
    """Components of names, and numbers of shapes, that the program itself writes."""
    for step in steps:
        names: tuple[object, ...] = ()
        match step:
            case journal.MakeScope(target=target, default_name=default):
                names = (target, default)
            case journal.Get(name=name, request=facts) | journal.MakeVariable(name=name, given=facts):
                names = (name,)
                shape = facts.get("shape")
                yield from shape if isinstance(shape, tuple) else ()
            case journal.MakeTemplate(name=name, unique_name=unique):
                names = (name, unique)
        for each in names:
            if isinstance(each, str | Text):
                for part in parts_of(each):
                    if isinstance(part, str):
                        yield from part.split("/")


class _Writer:
    """One pass over a journal."""

    def __init__(self, mode: Mode, given: Sequence[Given], steps: Sequence[journal.Step]) -> None:
        self.execution = Execution(mode)
        self.program: list[Instruction] = []
        self.error: TFError | None = None
        self.sites: dict[int, Instruction] = {}
        self.missing: list[Given] = []
        self.last_block: ScopeBlock | None = None
        self.repaired = bool(given)
        self.stand_ins = StandIns(steps)
        self._scopes: dict[int, Instruction] = {}
        self.blocks: dict[int, Block] = {}
        self._graphs: dict[int, int | Instruction] = {}
        self._open_graphs: list[GraphBlock] = []
        self._rooted: dict[int, Instruction] = {}
        self._threads: list[ThreadBlock] = []
        self._partitioners: dict[Block, object] = {}
        self._templates: dict[int, NewTemplate] = {}
        self._calls: list[CallBlock] = []
        self._functions: dict[int, NewFunction] = {}
        self._traces: list[TraceBlock] = []
        self._given = given
        self._first = self._default("")

    def write(self, steps: Sequence[journal.Step], fails: bool) -> None:
        try:
            for step in steps[:-1]:
                self._attempt(step)
            for step in steps[-1:]:
                self._step(step)
                if fails and isinstance(step, journal.Rejected):
                    self._reject(step, where_of(step))
                if fails and isinstance(step, journal.MakeScope) and self.last_block is not None:
                    self._do(Construct(self.last_block, where=where_of(step)))
        except TFError as error:
            self.error = error
        except Unbound:
            raise CannotReplayError("the journal of this finding refers to something that was made outside of it") from None

    def _do(self, one: Instruction) -> None:
        """Write an instruction and execute it; one that fails stays only if it is the last."""
        self.program.append(one)
        self.execution.run(one)

    def _attempt(self, step: journal.Step) -> None:
        try:
            self._step(step)
        except TFError as error:
            self._go_on(step, error)

    def _go_on(self, step: journal.Step, error: TFError) -> None:
        """After an error that did not end the program."""
        failed = self.program.pop()
        self.repaired = True
        if isinstance(failed, End) and isinstance(failed.block, CallBlock):
            # The call has ended, but what TensorFlow would say of it must not end the program.
            self.program.append(End(failed.block, True, where=failed.where))
            return
        if isinstance(step, journal.Get) and isinstance(failed, Get):
            if step.fulfilled and error.kind is Kind.MISSING and isinstance(error.variable, str) and not error.variable.endswith("/"):
                known = failed.shape if failed.shape is not None and fully_defined(failed.shape) else ()
                shape = tuple(dim for dim in known if dim is not None)
                graph = list(self._rooted).index(id(self.execution.world.current.scopes.root))
                if all((graph, error.variable) != (other.graph, other.key) for other in self.missing):
                    self.missing.append(Given(graph, error.variable, shape, failed.dtype or "float32", failed.where))
        elif (
            isinstance(step, journal.Enter)
            and step.scope is not None
            and isinstance(failed, Begin)
            and isinstance(failed.block, ScopeBlock)
        ):
            flag = failed.block.reuse
            # The interpreter went on as if what was meant had been given.
            failed.block.reuse = True if isinstance(flag, Odd) and is_constant(flag.value) and flag.value else None
            self.execution.contexts.pop(failed.block, None)
            self._enter(step)

    # -- steps

    def _step(self, step: journal.Step) -> None:
        where = where_of(step)
        match step:
            case journal.MakeScope(context=context):
                self.last_block = self._scope_block(step)
                self.blocks[id(context)] = self.last_block
            case journal.Enter():
                self._enter(step)
            case journal.Leave(context=context):
                block_ = self.blocks.get(id(context))
                if block_ is not None:
                    self._do(End(block_, where=where))
            case journal.EnterGraph(graph=graph):
                if graph.label == "the default graph":
                    self._graphs.setdefault(id(graph), self._first)
                graph_block = GraphBlock(self._graphs.setdefault(id(graph), len(self._graphs) + 1))
                self._open_graphs.append(graph_block)
                self._do(Begin(graph_block, where=where))
                self._root(where)
            case journal.LeaveGraph():
                if self._open_graphs:
                    self._do(End(self._open_graphs.pop(), where=where))
            case journal.NewDefault(forced=forced, graph=made):
                while forced and self._open_graphs:
                    self._do(End(self._open_graphs.pop(), where=where))
                self._do(NewDefault(where=where))
                self._graphs[id(made)] = self._default(where)
            case journal.BeginThread(graph=made):
                self._threads.append(ThreadBlock())
                self._do(Begin(self._threads[-1], where=where))
                self._graphs[id(made)] = self._default(where)
            case journal.EndThread():
                if self._threads:
                    self._do(End(self._threads.pop(), where=where))
            case journal.SetReuse(scope=scope):
                self._do(SetReuse(self._bound(scope), where=where))
            case journal.SetDefault(scope=scope, name=name, value=value):
                if name == "partitioner":
                    self.execution.scopes[self._bound(scope)].set_default(name, value)
                elif name == "dtype" and isinstance(getattr(value, "name", value), str):
                    self._do(SetDtype(self._bound(scope), getattr(value, "name", value), where=where))
            case journal.Get():
                self._get(step, where)
            case journal.MakeVariable():
                self._make(step, where)
            case journal.UseName(name=name_):
                self._do(UseName(self.stand_ins.name(name_), where=where))
            case journal.MakeTemplate(name=name_, unique_name=unique, create_scope_now=now, template=template):
                own = None if unique is None else self.stand_ins.name(unique)
                new = self._templates[id(template)] = NewTemplate(self.stand_ins.name(name_), own, now, where=where)
                self._do(new)
                if now and template is not None and template.scope is not None:
                    self._scopes.setdefault(id(template.scope), new)
            case journal.EnterTemplate(template=template, scope=scope_):
                self._call(template, scope_, where)
            case journal.LeaveTemplate(failed=failed):
                if self._calls:
                    self._do(End(self._calls.pop(), failed, where=where))
            case journal.BeginTrace(function=function, call=call, may_create=may_create):
                if id(function) not in self._functions:
                    self._functions[id(function)] = NewFunction()
                    self._do(self._functions[id(function)])
                self._traces.append(TraceBlock(self._functions[id(function)], id(call), may_create))
                self._do(Begin(self._traces[-1], where=where))
            case journal.EndTrace():
                if self._traces:
                    self._do(End(self._traces.pop(), where=where))
            case journal.Finalize():
                self._do(Finalize(where=where))
            case journal.Assign(variable=variable, how=how, shape=shape, dtype=dtype):
                sizes = tuple(self.stand_ins.dimension(d, (step, axis)) for axis, d in enumerate(shape))
                self._do(Assign(self._made(variable.site), how, sizes, dtype if isinstance(dtype, str) else "float32", where=where))
            case Line(text=line, sites=sites, own=own):
                self.sites[id(step)] = Do(line, tuple(self._made(site) for site in sites), where="" if own else where)
                self._do(self.sites[id(step)])

    def _made(self, site: object) -> Instruction:
        """The instruction that made the variable of this site."""
        found = self.sites.get(id(site))
        if found is None:
            raise CannotReplayError("where a variable was made is not in the journal")
        return found

    def _default(self, where: str) -> Instruction:
        """A name for the default graph, and for its root scope."""
        one = DefaultGraph(where=where)
        self._do(one)
        self._root(where)
        return one

    def _root(self, where: str) -> None:
        """A name for the root scope of the graph that is current, where it is current for the first time."""
        graph = self.execution.world.current
        if graph.scope is graph.scopes.root and id(graph.scopes.root) not in self._rooted:
            one = Root(where=where)
            number = len(self._rooted)
            self._rooted[id(graph.scopes.root)] = one
            self._do(one)
            for given in self._given:
                if given.graph == number:
                    self._make_given(Get(given.key, given.shape, given.dtype, where=f"{given.where}\ntaken to be there before"))

    def _make_given(self, one: Get) -> None:
        """Make what is taken to be there, unless TensorFlow would not have it."""
        try:
            self._do(one)
        except TFError:
            self.program.pop()

    def _bound(self, scope: VariableScope) -> Instruction:
        """The instruction that bound a scope object of the journal's."""
        found = self._scopes.get(id(scope))
        if found is None and not scope.name:
            root = self.execution.world.current.scopes.root
            found = self._rooted.get(id(root))
        if found is None:
            raise CannotReplayError("it uses a scope object of which it is not known where it was opened")
        return found

    # -- scopes

    def _scope_block(self, step: journal.MakeScope) -> ScopeBlock:
        given = step.given
        target: str | Instruction | Odd | None
        if isinstance(step.target, VariableScope):
            target = self._bound(step.target)
        else:
            target = self._text(step.target)
        default = self._text(step.default_name)
        reuse = given["reuse"]
        if isinstance(reuse, Sym) or reuse is Reuse.UNKNOWN:
            # It was taken to be right, whatever that is; with a default name alone, no flag can be.
            reuse = None if target is None else Reuse.AUTO
        elif not (reuse is None or isinstance(reuse, bool | Reuse)):
            reuse = _odd(reuse)
        dtype, resource = given.get("dtype"), given.get("use_resource")
        block = ScopeBlock(
            target,
            default,
            reuse,
            self._scope_initial(given.get("initializer")),
            dtype if isinstance(dtype, str) else None,
            resource if isinstance(resource, bool) else None,
            given.get("auxiliary_name_scope", True),
        )
        self._partitioners[block] = given.get("partitioner")
        return block

    def _enter(self, step: journal.Enter) -> None:
        where = where_of(step)
        context = step.context
        block = self.blocks.get(id(context))
        if block is None and isinstance(context, NameScopeContext):
            block = self.blocks[id(context)] = NameBlock(self._text(context.name))
        if block is None:
            assert isinstance(context, ScopeContext)
            raise CannotReplayError("a scope was made where the journal was not kept")
        one = Begin(block, where=where)
        if step.scope is not None:
            self._scopes[id(step.scope)] = one
        self._do(one)
        partitioner = self._partitioners.get(block)
        if partitioner is not None:
            # In the program each request has its own; here the scope is asked what it cuts.
            self.execution.scopes[one].set_default("partitioner", partitioner)

    def _call(self, template: Template, scope: VariableScope | None, where: str) -> None:
        made = self._templates.get(id(template))
        if made is None:
            raise CannotReplayError("a template was made where the journal was not kept")
        block = CallBlock(made)
        one = Begin(block, where=where)
        if scope is not None:
            self._scopes[id(scope)] = one
        self._do(one)
        self._calls.append(block)

    def _text(self, value: object) -> str | Odd | None:
        if value is None:
            return None
        if isinstance(value, str | Text):
            return self.stand_ins.name(value)
        if isinstance(value, Sym):
            return self.stand_ins.name(Text((value,)))
        return _odd(value)

    def _scope_initial(self, facts: object) -> Initial | None:
        """A scope's initializer, where it is a constant: any other is as good as none."""
        if not isinstance(facts, InitializerFacts) or not facts.is_constant:
            return None
        return self._initial(facts, None, facts)

    # -- variables

    def _get(self, step: journal.Get, where: str) -> None:
        request, reuse = step.request, step.reuse
        scope = self.execution.world.current.scope
        name = self._text(step.name)
        if step.scope is not None and isinstance(name, str):  # `scope.get_variable(store, name)`
            scope = self.execution.scopes[self._bound(step.scope)]
            name, reuse = self.stand_ins.name(join(scope.name, name)), scope.reuse
        key = name if reuse is not None or not isinstance(name, str) else join(scope.name, name)
        if reuse is Reuse.UNKNOWN:
            reuse = Reuse.AUTO
        found = self._existing(key) if isinstance(key, str) else None
        initial = self._facts(request.get("initializer"), request.get("shape"), found, step)
        shape = request.get("shape")
        if initial is not None and initial.shape is not None and not initial.lazy and not isinstance(shape, tuple):
            shape = None
        elif isinstance(shape, tuple):
            shape = tuple(d if d is None else self._fit(d, axis, found, step) for axis, d in enumerate(shape))
        elif isinstance(shape, Sym):
            shape = found if found is not None else (self.stand_ins.dimension(shape, shape),)
        dtype = request.get("dtype")
        one = Get(
            name,
            shape,
            dtype if isinstance(dtype, str) else self._dtype(key, dtype),
            initial,
            False if request.get("trainable") is False and not request.get("local") else None,
            _strings(request.get("collections")),
            bool(request.get("local")),
            self._partitions(step, scope, shape, dtype),
            request.get("use_resource"),
            reuse,
            not isinstance(request.get("regularizer"), Sym) and request.get("regularizer") is not None,
            where=where,
        )
        self.sites[id(step.site)] = one
        self._do(one)

    def _existing(self, key: str) -> tuple[int, ...] | None:
        """The shape of the variable that is there."""
        store = self.execution.world.current.store
        found: Variable | PartitionedVariable | None = store.find(key) or store.find_partitioned(key)
        return found.shape if found is not None else None  # type: ignore[return-value]

    def _dtype(self, key: object, dtype: object) -> str | None:
        """What stands for an unknown dtype: that of the variable it was taken to fit."""
        if dtype is None or not isinstance(key, str):
            return None
        found = self.execution.world.current.store.find(key)
        return found.dtype if found is not None and isinstance(found.dtype, str) else None

    def _fit(self, dim: object, axis: int, found: tuple[int, ...] | None, identity: object) -> int:
        """A dimension; an unknown one is that of the variable it was taken to fit."""
        if not isinstance(dim, int) and found is not None and axis < len(found):
            return found[axis]
        return self.stand_ins.dimension(dim, (identity, axis))

    def _facts(self, facts: object, shape: object, found: tuple[int, ...] | None, identity: object) -> Initial | None:
        if not isinstance(facts, InitializerFacts):
            return None
        if facts.is_constant:
            return self._initial(facts, found, identity)
        enough = isinstance(shape, Sym) or (isinstance(shape, tuple) and None not in shape)
        if enough:
            return None
        if facts.unknown:
            return Initial(found or (self.stand_ins.dimension(None, (identity, 0)),), "float32")
        return self._initial(facts, found, identity, lazy=True) if facts.callable_without_args else Initial()

    def _initial(self, facts: InitializerFacts, found: tuple[int, ...] | None, identity: object, lazy: bool = False) -> Initial:
        shape = facts.constant_shape
        known = found or () if shape is None else tuple(self._fit(d, axis, found, identity) for axis, d in enumerate(shape))
        return Initial(known, facts.dtype if isinstance(facts.dtype, str) else "float32", lazy)

    def _partitions(self, step: journal.Get, scope: VariableScope, shape: object, dtype: object) -> tuple[int, ...] | None:
        partitioner = step.request.get("partitioner") or (scope.partitioner if step.reuse is None else None)
        if partitioner is None or not isinstance(shape, tuple) or not shape:
            return None
        if not callable(partitioner):
            return tuple(1 for _ in shape)
        cut = partitioner(shape, dtype)
        return tuple(1 for _ in shape) if cut is None else tuple(cut)

    def _make(self, step: journal.MakeVariable, where: str) -> None:
        given = step.given
        shape, dtype, trainable = given.get("shape"), given.get("dtype"), given.get("trainable")
        one = Make(
            self._text(step.name),
            () if shape is None else tuple(self.stand_ins.dimension(d, (step, axis)) for axis, d in enumerate(shape)),
            dtype if isinstance(dtype, str) else None,
            False if trainable is False else trainable if isinstance(trainable, str) else None,
            _strings(given.get("collections")),
            given.get("use_resource"),
            where=where,
        )
        self.sites[id(step.site)] = one
        self._do(one)

    # -- calls that are rejected

    def _reject(self, step: journal.Rejected, where: str) -> None:
        if len(step.cause) == 3 and step.cause[0] == "matmul":
            self._do(MatMul(self._side(step.cause[1]), self._side(step.cause[2]), where=where))
            return
        uses: list[Instruction] = []
        arguments = tuple((name, _written(self, value, uses)) for name, value in step.arguments.items())
        self._do(Call(step.function, arguments, tuple(uses), where=where))

    def _side(self, value: object) -> Instruction | tuple[int, ...]:
        if isinstance(value, Variable):
            found = self.sites.get(id(value.site))
            if found is not None:
                return found
        shape = value.shape if isinstance(value, Variable | Tensor) else None
        if shape is None:
            raise CannotReplayError("the shape of an operand is not known")
        return tuple(self.stand_ins.dimension(d, (id(value), axis)) for axis, d in enumerate(shape))


def where_of(step: journal.Step) -> str:
    return f"{step.place.filename}:{step.place.span.row}"


def _braced(text: str) -> str:
    """A text in which no brace stands for a variable."""
    return text.replace("{", "{{").replace("}", "}}")


def _written(writer: _Writer, value: object, uses: list[Instruction]) -> str:
    """An argument as Python, with `{0}` … for the variables in it, which are added to `uses`."""
    if isinstance(value, Variable):
        uses.append(writer._made(value.site))
        return f"{{{len(uses) - 1}}}"
    if isinstance(value, Tensor) and value.shape is not None:
        shape = [writer.stand_ins.dimension(d, (id(value), axis)) for axis, d in enumerate(value.shape)]
        return f"tf.zeros({shape})"
    if isinstance(value, Text | Sym):
        return _braced(repr(writer._text(value)))
    if isinstance(value, Reuse):
        return "tf.AUTO_REUSE"
    if isinstance(value, tuple):
        inside = ", ".join(_written(writer, item, uses) for item in value)
        return f"({inside},)" if len(value) == 1 else f"({inside})"
    if isinstance(value, ListValue):
        items = value.cells.get("items")
        if isinstance(items, tuple) and not value.open:
            return f"[{', '.join(_written(writer, item, uses) for item in items)}]"
    if isinstance(value, DictValue) and not value.open:
        pairs = [(_written(writer, key, uses), _written(writer, value.cells.get(key), uses)) for key in value.cells.keys()]
        return "{{" + ", ".join(f"{key}: {item}" for key, item in pairs) + "}}"
    if is_constant(value):
        return _braced(repr(value))
    raise CannotReplayError(f"an argument of the call that TensorFlow rejects is not known well enough to be written down ({value!r})")


def _odd(value: object) -> Odd:
    """An argument of a kind that TensorFlow does not take."""
    if is_constant(value):
        return Odd(repr(value), value)
    if isinstance(value, tuple):
        return Odd("()", ())
    return Odd("object()", object())


def _strings(keys: object) -> tuple[str, ...] | None:
    return tuple(key for key in keys if isinstance(key, str)) if isinstance(keys, tuple) else None
