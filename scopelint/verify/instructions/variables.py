"""Requests of variables, and what is assigned to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from ...domain.symbols import Sym
from ...record import journal
from ...tf.assign import wrong_dtype, wrong_shape
from ...tf.creation import create_variable
from ...tf.errors import Kind, TFError
from ...tf.names import join
from ...tf.request import Access, InitializerFacts
from ...tf.reuse import Reuse
from ...tf.scope import VariableScope
from ...tf.shapes import fully_defined
from ...tf.store import get_full, get_variable
from ...tf.variables import PartitionedVariable, Variable
from .arguments import Initial, Odd, listed, plain, quoted, written
from .base import Execution, Instruction, Page
from .draft import Draft, Given, literals, mend, strings, take, where_of
from .functions import Traces
from .graphs import Finalized
from .standins import components


@dataclass(slots=True, eq=False)
class Request(Instruction):
    """Something that gets a variable. `value_of` made the variable that its initial value reads."""

    value_of: Instruction | None = field(default=None, kw_only=True)

    def key(self, scope: str) -> str | None:
        """The full name that it asks for in a scope, as far as that is known before TensorFlow answers."""
        return None

    def needs(self) -> Iterable[Instruction]:
        return () if self.value_of is None else (self.value_of,)

    def value(self, page: Page) -> str | None:
        """The initial value as Python where it reads a variable."""
        return None if self.value_of is None else f"tf.identity({page.named[self.value_of]})"


@dataclass(slots=True, eq=False)
class Get(Request):
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
    constrained: bool = False

    @staticmethod
    @take.register
    def taken(step: journal.Get, draft: Draft) -> None:
        request = step.request
        name, reuse, scope = _asked(step, draft)
        key = name if reuse is not None or not isinstance(name, str) else join(scope.name, name)
        found = _existing(key, draft) if isinstance(key, str) else None
        initial = _initializer(request.get("initializer"), request.get("shape"), found, step, draft)
        shape = _shape(request.get("shape"), initial, found, step, draft)
        dtype = request.get("dtype")
        one = Get(
            name,
            shape,
            dtype if isinstance(dtype, str) else _dtype(key, dtype, draft),
            initial,
            False if request.get("trainable") is False and not request.get("local") else None,
            strings(request.get("collections")),
            bool(request.get("local")),
            _partitions(step, scope, shape),
            request.get("use_resource"),
            Reuse.AUTO if reuse is Reuse.UNKNOWN else reuse,
            not isinstance(request.get("regularizer"), Sym) and request.get("regularizer") is not None,
            where=where_of(step),
        )
        draft.sites[id(step.site)] = one
        draft.do(one)

    @staticmethod
    @mend.register
    def mended(step: journal.Get, failed: Instruction, error: TFError, draft: Draft) -> None:
        """The program went on with a variable that is not there: it is taken to have been there."""
        if not isinstance(failed, Get) or not step.fulfilled or error.kind is not Kind.MISSING:
            return
        if isinstance(error.variable, str) and not error.variable.endswith("/"):
            known = failed.shape if failed.shape is not None and fully_defined(failed.shape) else ()
            graph = list(draft.roots).index(id(draft.execution.world.current.scopes.root))
            if all((graph, error.variable) != (other.graph, other.key) for other in draft.missing):
                where = f"{failed.where}\ntaken to be there before"
                draft.missing.append(Given(graph, error.variable, Get(error.variable, known, failed.dtype or "float32", where=where)))

    @staticmethod
    @literals.register
    def said(step: journal.Get) -> Iterator[object]:
        return _said(step.name, step.request)

    def run(self, on: Execution) -> None:
        on.note(self)
        access = self._access(on)
        on.variables[self] = access.variable
        if access.created:
            _check_creation(on, access.variable)

    def _access(self, on: Execution) -> Access:
        request: dict[str, Any] = {
            "shape": self.shape,
            "dtype": self.dtype,
            "initializer": None if self.initializer is None else self.initializer.facts,
            "trainable": self.trainable,
            "collections": self.collections,
            "local": self.local,
            "partitioner": None if self.partitions is None else lambda shape, dtype: self.partitions,
            "use_resource": self.use_resource,
        }
        graph = on.world.current
        if self.reuse is not None:
            return get_full(on.world, graph, plain(self.name), self.reuse, **request)  # type: ignore[arg-type]
        return get_variable(on.world, graph, plain(self.name), **request)

    def write(self, page: Page, depth: int) -> None:
        function = "tf.get_local_variable" if self.local else "tf.get_variable"
        details = list(self._arguments(page))
        if self.reuse is None:
            text = f"{function}({', '.join([written(self.name), *details])})"
        else:
            asked = ", ".join([f"name={written(self.name)}", *details, f"reuse={written(self.reuse)}"])
            text = f'{function}("_", custom_getter=lambda getter, **_: getter({asked}))'
        page.line(self, depth, page.assigned(self) + text)

    def _arguments(self, page: Page) -> Iterator[str]:
        if self.shape is not None:
            yield f"shape={list(self.shape)}"
        if self.dtype is not None:
            yield f"dtype=tf.{self.dtype}"
        initial = self.value(page) or (None if self.initializer is None else self.initializer.text)
        if initial is not None:
            yield f"initializer={initial}"
        elif self.dtype is not None and (self.dtype == "string" or self.dtype.startswith("complex")):
            yield "initializer=tf.zeros_initializer()"
        if self.regularized:
            yield "regularizer=tf.nn.l2_loss"
        if self.constrained:
            yield "constraint=tf.abs"
        if self.trainable is not None:
            yield f"trainable={self.trainable}"
        if self.collections is not None:
            yield f"collections={listed(self.collections)}"
        if self.partitions is not None:
            yield f"partitioner=lambda shape, dtype: {list(self.partitions)}"
        if self.use_resource is not None:
            yield f"use_resource={self.use_resource}"

    def key(self, scope: str) -> str | None:
        if not isinstance(self.name, str):
            return None
        return f"{scope}/{self.name}" if scope and self.reuse is None else self.name

    def details(self, targeted: bool) -> Mapping[str, object]:
        return {"dtype": None, "initializer": None, "trainable": None, "collections": None, "use_resource": None, "regularized": False}


@dataclass(slots=True, eq=False)
class Make(Request):
    """`tf.Variable(…)`."""

    name: str | Odd | None
    shape: tuple[int, ...]
    dtype: str | None = None
    trainable: object = None
    collections: tuple[str, ...] | None = None
    use_resource: bool | None = None

    @staticmethod
    @take.register
    def taken(step: journal.MakeVariable, draft: Draft) -> None:
        given = step.given
        shape, dtype, trainable = given.get("shape"), given.get("dtype"), given.get("trainable")
        one = Make(
            draft.text(step.name),
            () if shape is None else draft.stand_ins.sizes(shape, step),
            dtype if isinstance(dtype, str) else None,
            False if trainable is False else trainable if isinstance(trainable, str) else None,
            strings(given.get("collections")),
            given.get("use_resource"),
            where=where_of(step),
        )
        draft.sites[id(step.site)] = one
        draft.do(one)

    @staticmethod
    @literals.register
    def said(step: journal.MakeVariable) -> Iterator[object]:
        return _said(step.name, step.given)

    def run(self, on: Execution) -> None:
        on.note(self)
        on.variables[self] = create_variable(
            on.world,
            plain(self.name),  # type: ignore[arg-type]
            shape=self.shape,
            dtype=self.dtype,
            trainable=None if self.trainable is None else bool(self.trainable),
            collections=self.collections,
            use_resource=self.use_resource,
        )
        _check_creation(on, on.variables[self])

    def write(self, page: Page, depth: int) -> None:
        dtype = "" if self.dtype is None else f", tf.{self.dtype}"
        arguments = [self.value(page) or f"tf.zeros({list(self.shape)}{dtype})"]
        if self.trainable is not None:
            # What is no flag got there by its position.
            arguments.append(quoted(self.trainable) if isinstance(self.trainable, str) else f"trainable={self.trainable}")
        if self.collections is not None:
            arguments.append(f"collections={listed(self.collections)}")
        if self.name is not None:
            arguments.append(f"name={written(self.name)}")
        if self.use_resource is not None:
            arguments.append(f"use_resource={self.use_resource}")
        page.line(self, depth, f"{page.assigned(self)}tf.Variable({', '.join(arguments)})")

    def details(self, targeted: bool) -> Mapping[str, object]:
        return {"collections": None, "use_resource": None}


@dataclass(slots=True, eq=False)
class Assign(Instruction):
    """`variable.assign(…)`, or what else `how` says, of a value of a shape and dtype."""

    variable: Instruction
    how: str
    shape: tuple[int, ...]
    dtype: str

    @staticmethod
    @take.register
    def taken(step: journal.Assign, draft: Draft) -> None:
        sizes = draft.stand_ins.sizes(step.shape, step)
        dtype = step.dtype if isinstance(step.dtype, str) else "float32"
        draft.do(Assign(draft.made(step.variable.site), step.how, sizes, dtype, where=where_of(step)))

    def run(self, on: Execution) -> None:
        variable = on.variable(self.variable)
        if id(variable.graph) in on.kept(Finalized).graphs:
            raise TFError(Kind.FINALIZED, "RuntimeError", "Graph is finalized and cannot be modified.", variable=variable.op_name)
        if variable.dtype != self.dtype:
            raise wrong_dtype(variable, self.dtype)
        if variable.shape != self.shape:
            raise wrong_shape(variable, self.shape)

    def write(self, page: Page, depth: int) -> None:
        given = str(list(self.shape)) if self.dtype == "float32" else f"{list(self.shape)}, tf.{self.dtype}"
        page.line(self, depth, f"{page.named[self.variable]}.{self.how}(tf.zeros({given}))")

    def operands(self) -> Iterable[Instruction]:
        return (self.variable,)


def _check_creation(on: Execution, variable: Variable | PartitionedVariable) -> None:
    """TensorFlow refuses variables in a graph that was finalized, and those of a later trace. Raises TFError."""
    traces = None if variable.graph.is_plain else on.kept(Traces)
    if traces is not None:
        traces.made_variable()
    if id(variable.graph) in on.kept(Finalized).graphs:
        raise TFError(Kind.FINALIZED, "RuntimeError", "Graph is finalized and cannot be modified.", variable=variable.op_name)
    if traces is not None:
        traces.check_creation(variable.op_name)


# -- what a request of the journal's asks for


def _said(name: object, request: Mapping[str, object]) -> Iterator[object]:
    shape = request.get("shape")
    yield from shape if isinstance(shape, tuple) else ()
    yield from components(name)


def _asked(step: journal.Get, draft: Draft) -> tuple[str | Odd | None, Reuse | None, VariableScope]:
    """The name, the flag that is given with it, and the scope."""
    name = draft.text(step.name)
    if step.scope is None or not isinstance(name, str):
        return name, step.reuse, draft.execution.world.current.scope
    scope = draft.execution.scopes[draft.scope(step.scope)]  # `scope.get_variable(store, name)`
    return draft.stand_ins.name(join(scope.name, name)), scope.reuse, scope


def _existing(key: str, draft: Draft) -> tuple[int, ...] | None:
    """The shape of the variable that is there."""
    store = draft.execution.world.current.store
    found: Variable | PartitionedVariable | None = store.find(key) or store.find_partitioned(key)
    return found.shape if found is not None else None  # type: ignore[return-value]


def _dtype(key: object, dtype: object, draft: Draft) -> str | None:
    """What stands for an unknown dtype: that of the variable it was taken to fit."""
    if dtype is None or not isinstance(key, str):
        return None
    found = draft.execution.world.current.store.find(key)
    return found.dtype if found is not None and isinstance(found.dtype, str) else None


def _initializer(facts: object, shape: object, found: tuple[int, ...] | None, step: journal.Get, draft: Draft) -> Initial | None:
    if not isinstance(facts, InitializerFacts):
        return None
    if facts.is_constant:
        return draft.initial(facts, found, step)
    if isinstance(shape, Sym) or (isinstance(shape, tuple) and None not in shape):
        return None  # the shape says enough
    if facts.unknown:
        return Initial(found or (draft.stand_ins.dimension(None, (step, 0)),), "float32")
    return draft.initial(facts, found, step, lazy=True) if facts.callable_without_args else Initial()


def _shape(shape: Any, initial: Initial | None, found: tuple[int, ...] | None, step: journal.Get, draft: Draft) -> Any:
    """The shape to ask for; an initializer that has one is given none, unless it is one that the program gave."""
    if isinstance(shape, tuple):
        return tuple(d if d is None else draft.fit(d, axis, found, step) for axis, d in enumerate(shape))
    if initial is not None and initial.shape is not None and not initial.lazy:
        return None
    if isinstance(shape, Sym):
        return found if found is not None else (draft.stand_ins.dimension(shape, shape),)
    return shape


def _partitions(step: journal.Get, scope: VariableScope, shape: object) -> tuple[int, ...] | None:
    partitioner = step.request.get("partitioner") or (scope.partitioner if step.reuse is None else None)
    if partitioner is None or not isinstance(shape, tuple) or not shape:
        return None
    if not callable(partitioner):
        return tuple(1 for _ in shape)
    cut = partitioner(shape, step.request.get("dtype"))
    return tuple(1 for _ in shape) if cut is None else tuple(cut)
