"""Graphs and threads: which graph is the default one, and whether it can still grow."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import ClassVar

from ...record import journal
from ...tf.asked import refusal
from ...tf.graph import EAGER, Graph
from .arguments import quoted
from .base import Begin, Block, End, Execution, FunctionBlock, Instruction, Page, Setting, Unbound
from .draft import CannotReplayError, Draft, take, where_of
from .scopes import Root

_IN_THREAD = """\


def in_thread(function):
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(function).result()
"""


@dataclass(slots=True)
class _Graphs:
    """The graphs of a run, by number or by what named a default graph."""

    made: dict[int | Instruction, Graph] = field(default_factory=dict)

    def graph(self, on: Execution, number: int | Instruction) -> Graph:
        if number not in self.made:
            if isinstance(number, Instruction):
                raise Unbound
            self.made[number] = on.world.new_graph()
        return self.made[number]


@dataclass(slots=True)
class _Entered:
    """The graphs of a draft: which number or name each has, by its identity, and those that are entered."""

    called: dict[int, int | Instruction] = field(default_factory=dict)
    open: list[GraphBlock] = field(default_factory=list)
    first: DefaultGraph | None = None


@dataclass(slots=True, eq=False)
class DefaultGraph(Instruction):
    """`graph = tf.get_default_graph()` where no graph is entered."""

    @staticmethod
    def bind(draft: Draft, where: str) -> DefaultGraph:
        """Name the default graph, and its root scope."""
        one = DefaultGraph(where=where)
        draft.do(one)
        Root.bind(draft, where)
        return one

    @staticmethod
    def first(draft: Draft) -> None:
        """Name what the program begins in."""
        draft.kept(_Entered).first = DefaultGraph.bind(draft, "")

    def run(self, on: Execution) -> None:
        on.kept(_Graphs).made[self] = on.world.current

    def write(self, page: Page, depth: int) -> None:
        if self in page.bound:
            page.objects[self] = page.fresh("graph")
            page.line(self, depth, f"{page.objects[self]} = tf.get_default_graph()")


@dataclass(slots=True, eq=False)
class GraphBlock(Block):
    """`graph.as_default()`; `graph` is the number of a `tf.Graph()`, or what named a default graph."""

    graph: int | Instruction

    apart: ClassVar[bool] = True

    @staticmethod
    @take.register
    def begun(step: journal.EnterGraph, draft: Draft) -> None:
        graphs = draft.kept(_Entered)
        if step.graph.label == "the default graph" and graphs.first is not None:
            graphs.called.setdefault(id(step.graph), graphs.first)
        kind = EagerBlock if step.graph.label == EAGER else GraphBlock
        block = kind(graphs.called.setdefault(id(step.graph), len(graphs.called) + 1))
        graphs.open.append(block)
        draft.do(Begin(block, where=where_of(step)))
        Root.bind(draft, where_of(step))

    @staticmethod
    @take.register
    def ended(step: journal.LeaveGraph, draft: Draft) -> None:
        graphs = draft.kept(_Entered)
        if graphs.open:
            draft.do(End(graphs.open.pop(), where=where_of(step)))

    def begin(self, on: Execution, one: Begin) -> None:
        on.world.push_graph(on.kept(_Graphs).graph(on, self.graph))

    def end(self, on: Execution, failed: bool) -> None:
        on.world.pop_graph(on.kept(_Graphs).graph(on, self.graph))

    def announce(self, page: Page) -> None:
        if isinstance(self.graph, Instruction):
            page.bound.add(self.graph)
        elif page.times[self.graph] > 1 and self.graph not in page.objects:
            page.objects[self.graph] = page.fresh("graph")
            page.lines.append(f"{page.objects[self.graph]} = tf.Graph()")

    def opening(self, page: Page) -> str:
        return f"{page.objects.get(self.graph, 'tf.Graph()')}.as_default()"

    @property
    def context(self) -> object:
        return self.graph

    def needs(self) -> Iterable[Instruction]:
        return (self.graph,) if isinstance(self.graph, Instruction) else ()


@dataclass(slots=True, eq=False)
class EagerBlock(GraphBlock):
    """`context.eager_mode()`; `graph` is the number of what stands for eager execution."""

    def begin(self, on: Execution, one: Begin) -> None:
        graphs = on.kept(_Graphs).made
        if self.graph not in graphs:
            graphs[self.graph] = on.world.new_graph(eager=True, label=EAGER)
        on.world.push_graph(graphs[self.graph])

    def announce(self, page: Page) -> None:
        page.imports.add("from tensorflow.python.eager import context")

    def opening(self, page: Page) -> str:
        return "context.eager_mode()"


@dataclass(slots=True, eq=False)
class NewDefault(Setting):
    """`tf.reset_default_graph()`."""

    @staticmethod
    @take.register
    def taken(step: journal.NewDefault, draft: Draft) -> None:
        graphs, where = draft.kept(_Entered), where_of(step)
        while step.forced and graphs.open:
            draft.do(End(graphs.open.pop(), where=where))
        draft.do(NewDefault(where=where))
        graphs.called[id(step.graph)] = DefaultGraph.bind(draft, where)

    def run(self, on: Execution) -> None:
        on.world.reset_default_graph()

    def write(self, page: Page, depth: int) -> None:
        page.line(self, depth, "tf.reset_default_graph()")


@dataclass(slots=True)
class Finalized:
    """The identities of the graphs of a run that are finalized."""

    graphs: set[int] = field(default_factory=set)


@dataclass(slots=True, eq=False)
class Finalize(Setting):
    """`tf.get_default_graph().finalize()`."""

    @staticmethod
    @take.register
    def taken(step: journal.Finalize, draft: Draft) -> None:
        draft.do(Finalize(where=where_of(step)))

    def run(self, on: Execution) -> None:
        on.kept(Finalized).graphs.add(id(on.world.current))

    def write(self, page: Page, depth: int) -> None:
        page.line(self, depth, "tf.get_default_graph().finalize()")


@dataclass(slots=True, eq=False)
class Find(Instruction):
    """`tf.get_default_graph().get_tensor_by_name(name)`, or one of its kin, or a session's run of what has the name, or that feeds it."""

    method: str
    name: str

    @staticmethod
    @take.register
    def taken(step: journal.Find, draft: Draft) -> None:
        if not step.here:
            raise CannotReplayError("the graph that is asked is not the current one, or has what a file has")
        draft.do(Find(step.method, step.name, where=where_of(step)))

    def run(self, on: Execution) -> None:
        error = refusal(on.world.current.names, self.method, self.name)
        if error is not None:
            raise error

    def write(self, page: Page, depth: int) -> None:
        if self.method == "feed":  # of a graph that has something in it, as a session has no say about an empty one
            page.line(self, depth, f"tf.Session(graph=tf.constant(0).graph).run([], {{{quoted(self.name)}: 0}})")
        elif self.method == "run":
            page.line(self, depth, f"tf.Session().run({quoted(self.name)})")
        else:
            page.line(self, depth, f"tf.get_default_graph().{self.method}({quoted(self.name)})")


@dataclass(slots=True)
class _Threads:
    """The threads of a draft that run, and what threads they were begun from in a run."""

    open: list[ThreadBlock] = field(default_factory=list)
    outer: list[int] = field(default_factory=list)


@dataclass(slots=True, eq=False)
class ThreadBlock(FunctionBlock):
    """A thread of its own, waited for at the end."""

    apart: ClassVar[bool] = True
    function_name: ClassVar[str] = "thread"

    @staticmethod
    @take.register
    def begun(step: journal.BeginThread, draft: Draft) -> None:
        block = ThreadBlock()
        draft.kept(_Threads).open.append(block)
        draft.do(Begin(block, where=where_of(step)))
        draft.kept(_Entered).called[id(step.graph)] = DefaultGraph.bind(draft, where_of(step))

    @staticmethod
    @take.register
    def ended(step: journal.EndThread, draft: Draft) -> None:
        threads = draft.kept(_Threads)
        if threads.open:
            draft.do(End(threads.open.pop(), where=where_of(step)))

    def begin(self, on: Execution, one: Begin) -> None:
        on.kept(_Threads).outer.append(on.world.thread)
        on.world.thread = on.world.new_thread()

    def end(self, on: Execution, failed: bool) -> None:
        threads = on.kept(_Threads)
        if not threads.outer:
            raise Unbound
        on.world.thread = threads.outer.pop()

    def call(self, page: Page, one: Begin, name: str, failed: bool, depth: int) -> None:
        page.imports.add("from concurrent.futures import ThreadPoolExecutor")
        page.helpers.add(_IN_THREAD)
        page.line(one, depth, f"in_thread({name})")
