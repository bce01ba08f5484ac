"""`tf.function`, and the traces that TensorFlow makes of it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar

from ...domain.symbols import Name
from ...record import journal
from ...tf.errors import Kind, TFError
from ...tf.graph import Graph
from .base import Begin, End, Execution, FunctionBlock, Instruction, Page, Unbound
from .draft import Draft, take, where_of

_CREATES = "tf.function only supports singleton tf.Variables created on the first call."


@dataclass(slots=True)
class _Traced:
    """The last trace of a tf.function: of which call, which one it is, and whether it made variables."""

    call: int
    traces: int
    created: bool = False


@dataclass(slots=True)
class Traces:
    """The functions of a run with their last traces, and the traces that are under way."""

    last: dict[Instruction, _Traced | None] = field(default_factory=dict)
    open: list[tuple[TraceBlock, Graph]] = field(default_factory=list)

    def made_variable(self) -> None:
        """A variable was made."""
        traced = self.last[self.open[-1][0].function] if self.open else None
        if traced is not None:
            traced.created = True

    def check_creation(self, variable: Name) -> None:
        """TensorFlow refuses the variables of a later trace. Raises TFError."""
        if self.open and not self.open[-1][0].may_create:
            raise TFError(Kind.FUNCTION_CREATES, "ValueError", _CREATES, variable=variable)


@dataclass(slots=True)
class _Drafted:
    """The journal's functions in a draft, by their identity, and the traces that are under way."""

    made: dict[int, NewFunction] = field(default_factory=dict)
    open: list[TraceBlock] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class NewFunction(Instruction):
    """`tf.function(…)`."""

    def run(self, on: Execution) -> None:
        on.kept(Traces).last[self] = None
        on.at_end.append(lambda: self._ends(on.kept(Traces)))

    def _ends(self, traces: Traces) -> None:
        """Raises Unbound where a call has ended that TensorFlow would trace once more."""
        last = traces.last[self]
        if last is not None and last.traces == 1 and last.created and all(block.function is not self for block, _ in traces.open):
            raise Unbound

    def write(self, page: Page, depth: int) -> None:
        name = page.objects[self] = page.fresh("function")
        traces = page.take(f"{name}_traces")
        page.line(self, depth, f"{traces} = []")
        body = f"{traces}.pop(0)"
        if self._cut_off(page):
            body = f"({traces}.pop(0) if {traces}[1:] else {traces}[0])"
        page.line(self, depth, f"{name} = tf.function(lambda kind: {body}(), autograph=False)")

    def _cut_off(self, page: Page) -> bool:
        """Whether the program ends within the first trace, which TensorFlow then traces once more."""
        traces = self.traces(page)
        return len(traces) == 1 and not any(isinstance(one, End) and one.block is traces[0] for one in page.program)

    def traces(self, page: Page) -> list[TraceBlock]:
        """Its traces in a program."""
        blocks = (one.block for one in page.program if isinstance(one, Begin))
        return [block for block in blocks if isinstance(block, TraceBlock) and block.function is self]


@dataclass(slots=True)
class _Written:
    """What the functions are called that stand for traces on a page."""

    names: dict[TraceBlock, str] = field(default_factory=dict)


@dataclass(slots=True, eq=False)
class TraceBlock(FunctionBlock):
    """TensorFlow traces a tf.function: once for a call, and once more if the first trace of all made a variable."""

    function: NewFunction
    call_id: int
    may_create: bool

    function_name: ClassVar[str] = "trace"

    @staticmethod
    @take.register
    def begun(step: journal.BeginTrace, draft: Draft) -> None:
        drafted = draft.kept(_Drafted)
        function = drafted.made.get(id(step.function))
        if function is None:
            function = drafted.made[id(step.function)] = NewFunction()
            draft.do(function)
        block = TraceBlock(function, id(step.call), step.may_create)
        drafted.open.append(block)
        draft.do(Begin(block, where=where_of(step)))

    @staticmethod
    @take.register
    def ended(step: journal.EndTrace, draft: Draft) -> None:
        traces = draft.kept(_Drafted).open
        if traces:
            draft.do(End(traces.pop(), where=where_of(step)))

    def begin(self, on: Execution, one: Begin) -> None:
        """Raises Unbound where TensorFlow would trace at other times: anew in the first call only if that made variables."""
        traces = on.kept(Traces)
        if self.function not in traces.last:
            raise Unbound
        before = traces.last[self.function]
        first = before is not None and before.traces == 1
        if self.may_create != (before is None) or (before is not None and first and (before.call == self.call_id) != before.created):
            raise Unbound
        traces.last[self.function] = _Traced(self.call_id, before.traces + 1 if before is not None else 1)
        graph = on.world.new_graph(outer=on.world.current, label="the graph of a tf.function")
        on.world.push_graph(graph)
        traces.open.append((self, graph))

    def end(self, on: Execution, failed: bool) -> None:
        traces = on.kept(Traces).open
        if not traces or traces[-1][0] is not self:
            raise Unbound
        on.world.pop_graph(traces.pop()[1])

    def call(self, page: Page, one: Begin, name: str, failed: bool, depth: int) -> None:
        """The call of the tf.function, after the last of its traces has been written."""
        own = self.function.traces(page)
        names = page.kept(_Written).names
        names[self] = name
        page.rows[one] = len(page.lines)
        if self is own[-1] or own[own.index(self) + 1].call_id != self.call_id:
            function = page.objects[self.function]
            traces = [names[each] for each in own if each.call_id == self.call_id]
            if len(traces) > 1:
                page.line(None, depth, "# The first call is traced twice, since it makes a variable.")
            page.line(None, depth, f"{function}_traces[:] = [{', '.join(traces)}]")
            page.line(one, depth, f"{function}({own.index(self)})")

    @property
    def origin(self) -> Instruction:
        return self.function
