"""A graph with what it holds of variables: their store, their scopes and its collections (TF `Graph`)."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Iterator

from scopelint.domain.symbols import MISSING, Name, Text, starts_with
from scopelint.domain.trail import Cells

from .counts import Counts
from .ops import OpGraph
from .reuse import Reuse
from .run import Run
from .scope import VariableScope
from .scope_stack import ScopeStack
from .soft import Journal
from .variable_store import VariableStore
from .variables import PartitionedVariable, Variable

EAGER = "eager execution"
"""The label of what stands for eager execution beside graphs (TF `context.eager_mode`)."""
_VARIABLES = object()
"""The journal key of all variables."""


class Graph(OpGraph):
    """One graph. `outer` is the graph whose store and scopes a `tf.function`'s graph uses; for the rest see `OpGraph`."""

    def __init__(
        self,
        run: Run,
        *,
        known_empty: bool = True,
        eager: bool = False,
        outer: Graph | None = None,
        label: str = "graph",
        site: object = None,
    ) -> None:
        super().__init__(run, known_empty=known_empty, eager=eager, label=label, site=site)
        self.outer = outer
        self.scopes: ScopeStack = outer.scopes if outer else ScopeStack(run, eager)
        self._own_store: VariableStore = outer._own_store if outer else VariableStore(run)
        self._stores: Cells[str, VariableStore] = Cells(run.trail)
        self._journal = Journal(run.trail, run.path)
        self._lent: Cells[Name, bool] = Cells(run.trail)
        self.taken: set[Variable] = set()
        """The variables that its operations are given themselves, where it is that of a trace."""

    def part(self) -> Graph:
        """Give it a store and scopes of its own all the same, as TF `wrap_function` does; returns it."""
        self.scopes, self._own_store = ScopeStack(self.run, False), VariableStore(self.run)
        return self

    def outwards(self) -> Iterator[Graph]:
        """This graph and those that it is traced in, inner ones first."""
        graph: Graph | None = self
        while graph is not None:
            yield graph
            graph = graph.outer

    @property
    def is_plain(self) -> bool:
        return super().is_plain and self.outer is None

    @property
    def store(self) -> VariableStore:
        raw = self._stores.get("current")
        return self._own_store if raw is MISSING else self.run.path.resolve(raw)  # type: ignore[return-value]

    def use_store(self, store: VariableStore) -> VariableStore:
        """TF `with_variable_store`: look variables up elsewhere from now on; returns the store used before."""
        before = self.store
        self._stores.put("current", store)
        return before

    @property
    def counts(self) -> Counts:
        return self.scopes.counts

    @property
    def scope(self) -> VariableScope:
        """TF `get_variable_scope()`."""
        scope = self.scopes.current
        # The root scope of eager execution takes its flag from the mode in which it is first touched.
        scope.touch(Reuse.AUTO if self.eager else Reuse.NO)
        return scope

    def lend(self) -> None:
        """Take note that what is not known runs in the current scope: it may make variables there, if the scope lets it."""
        scope = self.scopes.current
        if scope.name and scope.may_create:
            self._lent.put(scope.name, True)

    def is_lent(self, scope: Name) -> bool:
        """Whether what is not known may have made variables in a scope of this name."""
        return any(each is True for each in self.run.path.alternatives(self._lent.get(scope)))

    # -- variables and collections

    def register(self, variable: Variable) -> None:
        """Enter a new variable into the graph's list and its collections."""
        self._journal.append(_VARIABLES, variable)
        for key in variable.collections:
            if isinstance(key, Hashable):
                self._journal.append(key, variable)

    def variables(self, *, decide: bool = False) -> list[Variable]:
        """All variables in creation order, assumed ones included.

        Without `decide` one that only an undecided arm made counts as there, and of two with one op name the first.
        """
        return [v for v in self._read(_VARIABLES, decide) if isinstance(v, Variable)]

    def collection(self, key: Hashable, scope: Name | None = None, *, decide: bool = False) -> list[object]:
        """TF `Graph.get_collection`."""
        items = list(self._read(key, decide))
        return items if not scope else [item for item in items if _in_scope(item, scope)]

    get_collection = collection

    def add_to_collection(self, key: Hashable, item: object) -> None:
        self._journal.append(key, item)

    def clear_collection(self, key: Hashable) -> None:
        self._journal.clear(key)

    def collection_keys(self) -> list[Hashable]:
        return [key for key in self._journal.keys() if key is not _VARIABLES]

    def _read(self, key: Hashable, decide: bool) -> Iterator[object]:
        seen: set[Name] = set()
        for item, certain in self._journal.read(key, decide=decide):
            if isinstance(item, Variable) and not self.eager:
                if not certain and item.op_name in seen:
                    continue
                seen.add(item.op_name)
            yield item


def name_of(item: object) -> Name | None:
    """`item.name` of what a collection holds, None if it has none."""
    if isinstance(item, (Variable, PartitionedVariable)):
        return item.name
    name = getattr(item, "name", None)
    return name if isinstance(name, (str, Text)) else None


def _in_scope(item: object, scope: Name) -> bool:
    name = name_of(item)
    return name is not None and matches(name, scope)


def matches(name: Name, scope: Name) -> bool:
    """`re.match(scope, name)`. Of a partly unknown name only the known head is looked at."""
    if isinstance(scope, Text):
        return starts_with(name, scope)
    try:
        match: Callable[[str], object] = re.compile(scope).match
    except re.error:
        return starts_with(name, scope)
    if isinstance(name, str):
        return match(name) is not None
    head = name.parts[0]
    # The NUL stands for the unknown rest, so that `$` does not match the end of the head.
    return isinstance(head, str) and match(head + "\0") is not None
