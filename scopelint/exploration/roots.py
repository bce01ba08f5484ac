"""Where execution can begin: the roots of a project.

Every script (its module body, with `__name__ == "__main__"`), every method of a test case, and every function and
class that nobody in the project refers to by name. Only what may reach TensorFlow's variables is a root: that is
told from names alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field, replace
from functools import cached_property

from ..domain.circles import sources
from ..source.structure import METRICS, REUSE, Class, Function, Names, Structure

TRIGGERS = frozenset(
    {"get_variable", "get_local_variable", "variable_scope", "Variable", "VariableV1", "RefVariable", "ResourceVariable",
     "variable_op_scope", "make_template", "model_variable", "get_or_create_global_step", "create_global_step", "minimize",
     "apply_gradients", "layers", "rnn_cell", "slim", "keras", "nets", "dynamic_rnn", "dense", "conv2d", "fully_connected", "seq2seq",
     "contrib", "ExponentialMovingAverage", "reuse_variables", "sonnet", "tf_slim", "Dense", "crf", "rnn",
     "global_variables_initializer", "name_scope", "Graph", "reset_default_graph", "import_module", "__import__", "globals",
     "__subclasses__", "rnn_cell_impl", "import_graph_def", "from_seed", "from_non_deterministic_state", METRICS}
)  # fmt: skip
"""Names by which code reaches a variable or a scope."""
SOURCES = frozenset(
    {"tensorflow", "tf", "keras", "tf_keras", "tf_slim", "slim", "sonnet", "import_module", "__import__", "globals", "__subclasses__"}
)
"""Names one of which stands where code has TensorFlow from, be it by a name that another file had imported it under."""
_RUN = frozenset({"app", "run"})
"""Names by which a script has its `main` called without naming it: `tf.app.run()`."""


MODULE = "<module>"
"""How the root that is a module's body is called."""
_REUSING = frozenset({"AUTO_REUSE", "reuse_variables", REUSE})
"""Names by which code sets a scope to reuse."""
_REASONS = {
    "module": "a script",
    "function": "nobody calls it",
    "class": "nobody makes one",
    "method": "nobody calls it",
    "test": "a test",
    "tests": "tests that share the process's graph",
}
_SPECIAL = frozenset({"__init__", "__call__"})
"""Methods with a name between underscores that may be roots."""
_CALLED_FOR = frozenset({"__call__", "call", "build", "_build"})
"""Methods that whoever calls an object has called without naming them."""


@dataclass(frozen=True, slots=True)
class Root:
    """Where a run begins. `qualname` is empty for a module body; `Class.method` for a method."""

    filename: str
    kind: str
    """module, function, class, method, test or tests."""
    qualname: str
    configured: bool = False
    """Whether the configuration names it."""
    anywhere: bool = field(default=False, compare=False)
    """Whether it is called from somewhere that is not followed, which may be inside a scope that reuses."""
    share: int | None = field(default=None, compare=False)
    """The steps that its runs after the first one may take where nothing is found, in a project with many roots."""

    @property
    def reason(self) -> str:
        """Why execution may begin here."""
        return "named in the configuration" if self.configured else _REASONS[self.kind]

    @property
    def label(self) -> str:
        return self.qualname or MODULE


@dataclass(frozen=True, slots=True)
class Outlined:
    """A file, and what it defines."""

    filename: str
    structure: Structure


class Roots:
    """Finds the roots in some modules.

    `around` are modules that these may use, `referenced` the names that anything in the project refers to, `spelled` those of them
    that a text spells with their module.
    """

    def __init__(
        self,
        modules: Iterable[Outlined],
        around: Iterable[Structure],
        referenced: Set[str],
        triggers: Set[str] = TRIGGERS,
        spelled: Set[str] = frozenset(),
    ) -> None:
        self._spelled = spelled
        self._modules = sorted(modules, key=lambda m: m.filename)
        self._names = _Names([*(module.structure for module in self._modules), *around], referenced, triggers)

    def first(self) -> list[Root]:
        """Scripts, tests and what nobody refers to, in the order of files and lines."""
        return list(_first(self._modules, self._names))

    def further(self, entered: Set[tuple[str, str]], done: Set[Root]) -> list[Root]:
        """The functions and methods to run next, where those in `entered` (file, unit) were run, and the roots that are `done`.

        Somebody refers to them, but no run came to them: they are called through something that is not known, or where a
        run had ended. Those that others of them call come later, when they still were not run. Of a circle of such, as
        names see it, one is run: the function that is the least called is likely to be its beginning.
        """
        left = [(root, f) for root, f in self._callable if (root.filename, f.unit) not in entered and root not in done]
        named: dict[str, list[int]] = {}
        for number, (root, _) in enumerate(left):
            for name in _names_calling(root):
                named.setdefault(name, []).append(number)
        used = [(function.names & named.keys()) - {function.name} for _, function in left]
        called = Counter(name for names in used for name in names)
        calls = [[callee for name in sorted(names) for callee in named[name]] for names in used]
        ranks = [(_RANKS.index(root.kind), called[_called(root)]) for root, _ in left]
        chosen = [left[number][0] for number in sorted(sources(calls, ranks))]
        return [replace(root, anywhere=self._is_anywhere(root)) for root in chosen]

    def _is_anywhere(self, root: Root) -> bool:
        """Whether who calls a root may have set a scope to reuse: by AUTO_REUSE, around what a text names, or once an object is made."""
        names = self._names.referenced
        if "AUTO_REUSE" in names or (root.kind == "method" and "reuse_variables" in names) or _called(root) in self._under_reuse:
            return True
        return root.qualname in self._spelled and not _REUSING.isdisjoint(names)

    @cached_property
    def _under_reuse(self) -> Set[str]:
        """What functions call that tell others to reuse, be it by way of others."""
        calls: dict[str, set[str]] = {}
        for module in self._modules:
            for name, names in module.structure.everywhere:
                calls.setdefault(name, set()).update(names)
        found = set[str]()
        pending = [names for names in calls.values() if REUSE in names]
        while pending:
            new = (pending.pop() & calls.keys()) - found
            found |= new
            pending.extend(calls[name] for name in new)
        return found

    @cached_property
    def _callable(self) -> list[tuple[Root, Function]]:
        """Every function from which a variable may be reached, with the root that runs it."""
        found = (each for module in self._modules for each in _functions_of(module))
        return [(root, function) for root, function in found if self._names.reaches(function.names)]


_RANKS = ("function", "class", "method")
"""In a circle of calls, where it is likely to begin, the likeliest first."""


def _called(root: Root) -> str:
    """The name by which others call a root."""
    return root.qualname.rpartition(".")[2]


def _names_calling(root: Root) -> list[str]:
    """The names that those have who may call a root: of what is called for an object also that of the class of which they make one."""
    name = _called(root)
    if root.kind != "method" or name not in _CALLED_FOR:
        return [name]
    return [name, *root.qualname.split(".")[-2:-1]]


def _functions_of(module: Outlined) -> Iterator[tuple[Root, Function]]:
    """The functions of a module and the methods of its classes, tests apart, each with the root that runs it."""
    for each in module.structure.definitions():
        if isinstance(each, Function):
            yield Root(module.filename, "function", each.name), each
        elif not each.test:
            for method in each.methods:
                if method.name in _SPECIAL or not method.name.startswith("__"):
                    made = method.name == "__init__"
                    qualname = each.name if made else f"{each.name}.{method.name}"
                    yield Root(module.filename, "class" if made else "method", qualname), method


def _first(modules: Sequence[Outlined], names: _Names) -> Iterator[Root]:
    for module in modules:
        used = module.structure.names
        runs_main = used >= _RUN
        if names.reaches(used | {"main"} if runs_main else used):
            yield Root(module.filename, "module", "")
        yield from (root for root in _definitions(module, names) if not runs_main or root.qualname != "main")


def candidates(module: Outlined) -> Iterator[Root]:
    """Everything in a module where execution could begin, if the configuration says so."""
    yield Root(module.filename, "module", "", configured=True)
    for each in module.structure.definitions():
        if isinstance(each, Function):
            yield Root(module.filename, "function", each.name, configured=True)
            continue
        yield Root(module.filename, "class", each.name, configured=True)
        for method in each.methods:
            if method.name != "__init__":  # making an instance runs it
                kind = "test" if each.test and method.name.startswith("test") else "method"
                yield Root(module.filename, kind, f"{each.name}.{method.name}", configured=True)


def _definitions(module: Outlined, names: _Names) -> Iterator[Root]:
    for each in module.structure.definitions():
        if isinstance(each, Class):
            yield from _class_roots(module.filename, each, names)
        elif each.name not in names.referenced and names.reaches(each.names):
            yield Root(module.filename, "function", each.name)


def _class_roots(filename: str, found: Class, names: _Names) -> Iterator[Root]:
    if found.test:
        tests = [m for m in found.methods if m.direct and m.name.startswith("test")]
        reaching = [m for m in tests if names.reaches(m.names)]
        yield from (Root(filename, "test", f"{found.name}.{method.name}") for method in reaching)
        if found.plain and len(tests if names.reaches(found.before) else reaching) > 1:
            yield Root(filename, "tests", found.name)
        return
    if found.name in names.referenced:
        return
    initializer = next((method for method in found.methods if method.name == "__init__"), None)
    if initializer is not None and names.reaches(initializer.names):
        yield Root(filename, "class", found.name)
    for method in found.methods:
        unused = method.name == "__call__" or (not method.name.startswith("__") and method.name not in names.referenced)
        if unused and names.reaches(method.names):
            yield Root(filename, "method", f"{found.name}.{method.name}")


class _Names:
    """Which names the project's code refers to, and from which of them a variable may be reached."""

    def __init__(self, modules: Sequence[Structure], referenced: Set[str], triggers: Set[str]) -> None:
        self.referenced = referenced
        uses: dict[str, set[str]] = {}
        own = frozenset[str]().union(*(module.own for module in modules))
        tables = frozenset[str]().union(*(module.tables for module in modules))
        filled: dict[str, frozenset[str]] = {}
        for module in modules:
            for name, names in module.everywhere if tables else ():
                filled[name] = filled.get(name, frozenset()) | (names & tables)
        for module in modules:
            for name, bound in module.renamed:
                uses.setdefault(bound, set()).update(name.split("."))
            for name, names in module.everywhere:
                uses.setdefault(name, set()).update(names)
            for decorators, names in module.registered:
                # What is registered is reached from where it is looked up: by who registers it, or in the table that this fills.
                for name in decorators:
                    if name in module.assigned or name in own:
                        for each in (name, *filled.get(name, ())):
                            uses.setdefault(each, set()).update(names)
        # Names from which a trigger is reached, by going backwards from the triggers.
        users: dict[str, set[str]] = {}
        for name, used in uses.items():
            for other in used:
                users.setdefault(other, set()).add(name)
        self._reaching = set(triggers)
        pending = list(triggers)
        while pending:
            for user in users.get(pending.pop(), ()):
                if user not in self._reaching:
                    self._reaching.add(user)
                    pending.append(user)

    def reaches(self, names: Names) -> bool:
        return not names.isdisjoint(self._reaching)
