"""All TensorFlow state of one run: the graphs, which of them is current, and the threads."""

from __future__ import annotations

from collections.abc import Callable

from scopelint.domain.path import Path
from scopelint.domain.symbols import MISSING
from scopelint.domain.trail import Cells, Trail

from .errors import Kind, TFError
from .graph import Graph
from .request import Request
from .run import Run
from .soft import Journal
from .variables import Variable
from .version import Version

Creator = Callable[[Graph, Request, Callable[[Request], Variable]], Variable]
"""Makes a variable in a graph for a request, by the maker given or in its own way (TF `variable_creator_scope`)."""


class World(Run):
    """TensorFlow as one run sees it.

    `eager` makes what is outside of any `Graph` eager execution. `known_empty` is that of the default graph.
    """

    def __init__(
        self,
        trail: Trail,
        path: Path,
        version: Version,
        *,
        known_empty: bool = True,
        eager: bool = False,
        v2_behavior: bool = False,
    ) -> None:
        super().__init__(trail, path, version, v2_behavior or eager)
        self.creator: Creator | None = None
        """What `get_variable` makes its variables through."""
        self._journal = Journal(trail, path)
        self._stacks: Cells[int, tuple[Graph, ...]] = Cells(trail)
        self._defaults: Cells[int, Graph] = Cells(trail)
        self._add_default(known_empty, eager)

    @property
    def graphs(self) -> list[Graph]:
        """Every graph in creation order, the default graph first."""
        return [item for item, _ in self._journal.read("graphs") if isinstance(item, Graph)]

    @property
    def default_graph(self) -> Graph:
        """The graph that is current where none was entered. Each thread has its own."""
        return self.path.resolve(self._defaults.get(self.thread))  # type: ignore[return-value]

    def new_thread(self) -> int:
        """Start a thread; it runs once `thread` is set to the number returned.

        It begins at the root scope, in a default graph of its own unless all threads execute eagerly.
        """
        outer, number = self.default_graph, super().new_thread()
        graph = outer if outer.eager else self.new_graph(label="the default graph of a thread")
        self._defaults.put(number, graph)
        return number

    @property
    def current(self) -> Graph:
        """TF `get_default_graph()`, of this thread."""
        stack = self._stack()
        return stack[-1] if stack else self.default_graph

    def new_graph(
        self,
        known_empty: bool = True,
        *,
        eager: bool = False,
        outer: Graph | None = None,
        label: str = "graph",
        site: object = None,
    ) -> Graph:
        """`tf.Graph()`; with `outer` the graph of a `tf.function`, which shares that one's store and scopes."""
        graph = Graph(self, known_empty=known_empty, eager=eager, outer=outer, label=label, site=site)
        self._journal.append("graphs", graph)
        return graph

    def push_graph(self, graph: Graph) -> None:
        """Enter `graph.as_default()`."""
        self._stacks.put(self.thread, (*self._stack(), graph))

    def pop_graph(self, graph: Graph | None = None) -> None:
        """Leave the graph entered last, or `graph`. Raises AssertionError if that is not the last one."""
        stack = self._stack()
        if stack and graph is not None and stack[-1] is not graph:
            message = "Nesting violated for default stack of <class 'tensorflow.python.framework.ops.Graph'> objects"
            raise TFError(Kind.NESTING, "AssertionError", message)
        self._stacks.put(self.thread, stack[:-1] or MISSING)

    def reset_default_graph(self) -> Graph:
        """TF `reset_default_graph()`. Raises AssertionError inside a graph or variable scope."""
        if not all(graph.eager for graph in self._stack()):
            raise TFError(
                Kind.INVALID,
                "AssertionError",
                "Do not use tf.reset_default_graph() to clear nested graphs. "
                "If you need a cleared graph, exit the nesting and create a new graph.",
            )
        return self._add_default(True, self.default_graph.eager)

    def forget_graphs(self) -> Graph:
        """A new default graph that is current at once, whatever graphs are open: what a test case begins with."""
        eager = self.current.eager
        self._stacks.put(self.thread, MISSING)
        return self._add_default(True, eager)

    def _add_default(self, known_empty: bool, eager: bool) -> Graph:
        graph = self.new_graph(known_empty, eager=eager, label="the default graph")
        self._defaults.put(self.thread, graph)
        return graph

    def _stack(self) -> tuple[Graph, ...]:
        raw = self._stacks.get(self.thread)
        stack = self.path.resolve(raw)
        return stack if isinstance(stack, tuple) else ()
