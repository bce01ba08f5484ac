"""Variable scopes and name scopes, and what is set on them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from ...domain.symbols import Sym
from ...language.values import is_constant
from ...record import journal
from ...tf.errors import TFError
from ...tf.request import InitializerFacts
from ...tf.reuse import Reuse, check_reuse
from ...tf.scope import VariableScope
from ...tf.scopes import NameScopeContext, ScopeContext
from .arguments import Initial, Odd, plain, written
from .base import Begin, Block, End, Execution, Instruction, OfBlock, Page, Setting, Unbound
from .draft import CannotReplayError, Draft, literals, mend, odd, take, where_of
from .standins import components


@dataclass(slots=True)
class _Contexts:
    """The context managers of a run, by their blocks."""

    made: dict[Block, ScopeContext | NameScopeContext] = field(default_factory=dict)


@dataclass(slots=True)
class Scopes:
    """The scopes of a draft: the one made `last`, and what each cuts variables by."""

    last: ScopeBlock | None = None
    partitioners: dict[Block, object] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class ContextBlock(Block):
    """A scope of TensorFlow's."""

    def end(self, on: Execution, failed: bool) -> None:
        contexts = on.kept(_Contexts).made
        if self not in contexts:
            raise Unbound
        contexts[self].exit()

    @staticmethod
    @take.register
    def begun(step: journal.Enter, draft: Draft) -> None:
        context = step.context
        block = draft.blocks.get(id(context))
        if block is None and isinstance(context, NameScopeContext):
            block = draft.blocks[id(context)] = NameBlock(draft.text(context.name))
        if block is None:
            raise CannotReplayError("a scope was made outside of the part of the program that was followed")
        one = Begin(block, where=where_of(step))
        if step.scope is not None:
            draft.scopes[id(step.scope)] = one
        draft.do(one)
        partitioner = draft.kept(Scopes).partitioners.get(block)
        if partitioner is not None:
            # In the program each request has its own; here the scope is asked what it cuts.
            draft.execution.scopes[one].set_default("partitioner", partitioner)

    @staticmethod
    @mend.register
    def mended(step: journal.Enter, failed: Instruction, error: TFError, draft: Draft) -> None:
        """The interpreter went on as if the flag that was meant had been given."""
        if step.scope is not None and isinstance(failed, Begin) and isinstance(failed.block, ScopeBlock):
            flag = failed.block.reuse
            failed.block.reuse = True if isinstance(flag, Odd) and is_constant(flag.value) and flag.value else None
            draft.execution.kept(_Contexts).made.pop(failed.block, None)
            take(step, draft)

    @staticmethod
    @take.register
    def ended(step: journal.Leave, draft: Draft) -> None:
        block = draft.blocks.get(id(step.context))
        if block is not None:
            draft.do(End(block, where=where_of(step)))


@dataclass(slots=True, eq=False)
class ScopeBlock(ContextBlock):
    """`tf.variable_scope(…)`. Opened twice, it is one context entered twice."""

    target: str | Instruction | Odd | None
    default_name: str | Odd | None = None
    reuse: object = None
    initializer: Initial | None = None
    dtype: str | None = None
    use_resource: bool | None = None
    auxiliary_name_scope: bool = True

    opens_scope: ClassVar[bool] = True

    @staticmethod
    @take.register
    def taken(step: journal.MakeScope, draft: Draft) -> None:
        given = step.given
        target = draft.scope(step.target) if isinstance(step.target, VariableScope) else draft.text(step.target)
        default = draft.text(step.default_name)
        reuse = given["reuse"]
        if isinstance(reuse, Sym) or reuse is Reuse.UNKNOWN:
            # It was taken to be right, whatever that is; with a default name alone, no flag can be.
            reuse = None if target is None else Reuse.AUTO
        elif not (reuse is None or isinstance(reuse, bool | Reuse)):
            reuse = odd(reuse)
        dtype, resource, initial = given.get("dtype"), given.get("use_resource"), given.get("initializer")
        block = ScopeBlock(
            target,
            default,
            reuse,
            # Any that is no constant is as good as none.
            draft.initial(initial, None, initial) if isinstance(initial, InitializerFacts) and initial.is_constant else None,
            dtype if isinstance(dtype, str) else None,
            resource if isinstance(resource, bool) else None,
            given.get("auxiliary_name_scope", True),
        )
        scopes = draft.kept(Scopes)
        scopes.partitioners[block] = given.get("partitioner")
        scopes.last = draft.blocks[id(step.context)] = block
        if draft.refused:
            draft.do(Construct(block, where=where_of(step)))

    @staticmethod
    @literals.register
    def said(step: journal.MakeScope) -> Iterator[object]:
        return components(step.target, step.default_name)

    def construct(self, on: Execution) -> ScopeContext | NameScopeContext:
        """Make the context manager, where that has not been done."""
        contexts = on.kept(_Contexts).made
        if self not in contexts:
            contexts[self] = ScopeContext(
                on.world,
                on.scope(self.target) if isinstance(self.target, Instruction) else plain(self.target),
                plain(self.default_name),
                reuse=check_reuse(plain(self.reuse)),
                initializer=None if self.initializer is None else self.initializer.facts,
                dtype=self.dtype,
                use_resource=self.use_resource,
                auxiliary_name_scope=self.auxiliary_name_scope,
            )
        return contexts[self]

    def begin(self, on: Execution, one: Begin) -> None:
        entered = self.construct(on).enter()
        assert isinstance(entered, VariableScope)
        on.scopes[one] = entered

    def opening(self, page: Page) -> str:
        return f"tf.variable_scope({', '.join(self._arguments(page))})"

    def _arguments(self, page: Page) -> Iterator[str]:
        yield page.scope(self.target) if isinstance(self.target, Instruction) else written(self.target)
        if self.default_name is not None:
            yield written(self.default_name)
        if self.reuse is not None:
            yield f"reuse={written(self.reuse)}"
        if self.initializer is not None:
            yield f"initializer={self.initializer.text}"
        if self.dtype is not None:
            yield f"dtype=tf.{self.dtype}"
        if self.use_resource is not None:
            yield f"use_resource={self.use_resource}"
        if not self.auxiliary_name_scope:
            yield "auxiliary_name_scope=False"

    def needs(self) -> Iterable[Instruction]:
        return (self.target,) if isinstance(self.target, Instruction) else ()

    def named_scopes(self) -> Iterable[Instruction]:
        return self.needs()

    def details(self, targeted: bool) -> Mapping[str, object]:
        out = {"reuse": None, "initializer": None, "dtype": None, "use_resource": None, "auxiliary_name_scope": True}
        return out if self.target is None or targeted else {**out, "default_name": None}


@dataclass(slots=True, eq=False)
class NameBlock(ContextBlock):
    """`tf.name_scope(name)`."""

    name: str | Odd | None

    def begin(self, on: Execution, one: Begin) -> None:
        context = on.kept(_Contexts).made[self] = NameScopeContext(on.world, plain(self.name))
        context.enter()

    def opening(self, page: Page) -> str:
        return f"tf.name_scope({written(self.name)})"


@dataclass(slots=True, eq=False)
class AndBlock(ContextBlock):
    """`with dropped and entered:`, which opens the second only."""

    dropped: ScopeBlock | NameBlock
    entered: ScopeBlock | NameBlock

    def begin(self, on: Execution, one: Begin) -> None:
        self.entered.begin(on, one)
        contexts = on.kept(_Contexts).made
        contexts[self] = contexts[self.entered]

    def opening(self, page: Page) -> str:
        return f"{self.dropped.opening(page)} and {self.entered.opening(page)}"

    def needs(self) -> Iterable[Instruction]:
        return (*self.dropped.needs(), *self.entered.needs())


@dataclass(slots=True, eq=False)
class Construct(OfBlock):
    """`tf.variable_scope(…)`, not entered."""

    block: ScopeBlock

    def run(self, on: Execution) -> None:
        self.block.construct(on)

    def write(self, page: Page, depth: int) -> None:
        page.line(self, depth, self.block.opening(page))

    def named_scopes(self) -> Iterable[Instruction]:
        return self.block.named_scopes()

    @property
    def subject(self) -> Block:
        return self.block


@dataclass(slots=True, eq=False)
class Root(Instruction):
    """`root = tf.get_variable_scope()` where no scope is open."""

    scope_called: ClassVar[str] = "root"

    @staticmethod
    def bind(draft: Draft, where: str) -> None:
        """Name the root scope of the graph that is current, where it is current for the first time."""
        graph = draft.execution.world.current
        if graph.scope is graph.scopes.root and id(graph.scopes.root) not in draft.roots:
            number = len(draft.roots)
            one = draft.roots[id(graph.scopes.root)] = Root(where=where)
            draft.do(one)
            draft.do_given(number)

    def run(self, on: Execution) -> None:
        on.scopes[self] = on.world.current.scope

    def write(self, page: Page, depth: int) -> None:
        if self in page.bound:
            page.line(self, depth, f"{page.scope_name(self)} = tf.get_variable_scope()")


@dataclass(slots=True, eq=False)
class ScopeObject(Instruction):
    """`scope = tf.VariableScope(flag, name=name)`."""

    name: str
    flag: Reuse

    @staticmethod
    @take.register
    def taken(step: journal.MakeScopeObject, draft: Draft) -> None:
        flag = Reuse.AUTO if step.flag is Reuse.UNKNOWN else step.flag
        one = draft.scopes[id(step.scope)] = ScopeObject(draft.stand_ins.name(step.scope.name), flag, where=where_of(step))
        draft.do(one)

    @staticmethod
    @literals.register
    def said(step: journal.MakeScopeObject) -> Iterator[object]:
        return components(step.scope.name)

    def run(self, on: Execution) -> None:
        on.scopes[self] = VariableScope(on.world, self.name, reuse=self.flag)

    def write(self, page: Page, depth: int) -> None:
        if self in page.bound:
            page.line(self, depth, f"{page.scope_name(self)} = tf.VariableScope({written(self.flag)}, name={written(self.name)})")


@dataclass(slots=True, eq=False)
class SetReuse(Setting):
    """`scope.reuse_variables()`, or `scope._reuse = flag`."""

    scope: Instruction
    flag: Reuse = Reuse.YES

    @staticmethod
    @take.register
    def taken(step: journal.SetReuse, draft: Draft) -> None:
        draft.do(SetReuse(draft.scope(step.scope), step.flag, where=where_of(step)))

    def run(self, on: Execution) -> None:
        on.scope(self.scope).set_reuse(self.flag)

    def write(self, page: Page, depth: int) -> None:
        scope, flags = page.scope(self.scope), {Reuse.NO: "False", Reuse.AUTO: "None"}
        page.line(self, depth, f"{scope}._reuse = {flags[self.flag]}" if self.flag in flags else f"{scope}.reuse_variables()")

    def needs(self) -> Iterable[Instruction]:
        return (self.scope,)

    def named_scopes(self) -> Iterable[Instruction]:
        return (self.scope,)

    def within(self) -> Instruction:
        return self.scope


@dataclass(slots=True, eq=False)
class SetDtype(Setting):
    """`scope.set_dtype(dtype)`."""

    scope: Instruction
    dtype: str

    @staticmethod
    @take.register
    def taken(step: journal.SetDefault, draft: Draft) -> None:
        """A scope's partitioner is asked by the requests; its other defaults make no difference."""
        value = getattr(step.value, "name", step.value)
        if step.name == "partitioner":
            draft.execution.scopes[draft.scope(step.scope)].set_default(step.name, step.value)
        elif step.name == "dtype" and isinstance(value, str):
            draft.do(SetDtype(draft.scope(step.scope), value, where=where_of(step)))

    def run(self, on: Execution) -> None:
        on.scope(self.scope).set_default("dtype", self.dtype)

    def write(self, page: Page, depth: int) -> None:
        page.line(self, depth, f"{page.scope(self.scope)}.set_dtype(tf.{self.dtype})")

    def needs(self) -> Iterable[Instruction]:
        return (self.scope,)

    def named_scopes(self) -> Iterable[Instruction]:
        return (self.scope,)

    def within(self) -> Instruction:
        return self.scope
