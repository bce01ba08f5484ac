"""Where execution can begin: the roots of a project.

Every script (its module body, with `__name__ == "__main__"`), every method of a test case, and every function and
class that nobody in the project refers to by name. Only what may reach TensorFlow's variables is a root: that is
told from names alone.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field, replace

from ..diagnostics import Span
from ..source import nodes as n
from ..source.effects import bodies, expressions, last_name, loud_decorator
from ..source.library import Loaded

TRIGGERS = frozenset(
    {"get_variable", "get_local_variable", "variable_scope", "Variable", "variable_op_scope", "make_template", "model_variable",
     "get_or_create_global_step", "create_global_step", "minimize", "apply_gradients", "layers", "rnn_cell", "slim", "keras", "nets",
     "dynamic_rnn", "dense", "conv2d", "fully_connected", "seq2seq", "contrib", "ExponentialMovingAverage", "reuse_variables", "sonnet",
     "tf_slim", "Dense", "crf", "rnn", "global_variables_initializer", "name_scope", "Graph", "reset_default_graph", "import_module",
     "__import__", "globals", "__subclasses__"}
)  # fmt: skip
"""Names by which code reaches a variable or a scope."""
_RUN = frozenset({"app", "run"})
"""Names by which a script has its `main` called without naming it: `tf.app.run()`."""


MODULE = "<module>"
"""How the root that is a module's body is called."""
_REASONS = {
    "module": "a script",
    "function": "nobody calls it",
    "class": "nobody makes one",
    "method": "nobody calls it",
    "test": "a test",
}
_SPECIAL = frozenset({"__init__", "__call__"})
"""Methods with a name between underscores that may be roots."""


@dataclass(frozen=True, slots=True)
class Root:
    """Where a run begins. `qualname` is empty for a module body; `Class.method` for a method."""

    filename: str
    kind: str
    """module, function, class, method or test."""
    qualname: str
    configured: bool = False
    """Whether the configuration names it."""
    anywhere: bool = field(default=False, compare=False)
    """Whether it is called from somewhere that is not followed, which may be inside a scope with AUTO_REUSE."""
    share: int | None = field(default=None, compare=False)
    """The steps that its runs after the first one may take where nothing is found, in a project with many roots."""

    @property
    def reason(self) -> str:
        """Why execution may begin here."""
        return "named in the configuration" if self.configured else _REASONS[self.kind]

    @property
    def label(self) -> str:
        return self.qualname or MODULE


class Roots:
    """Finds the roots in some modules.

    `around` are modules that these may use, `referenced` the names that anything in the project refers to.
    """

    def __init__(self, modules: Iterable[Loaded], around: Iterable[Loaded], referenced: Set[str], triggers: Set[str] = TRIGGERS) -> None:
        self._modules = sorted(modules, key=lambda m: m.filename)
        self._names = _Names([*self._modules, *around], referenced, triggers)

    def first(self) -> list[Root]:
        """Scripts, tests and what nobody refers to, in the order of files and lines."""
        return list(_first(self._modules, self._names))

    def further(self, entered: Set[tuple[str, Span]], done: Set[Root]) -> list[Root]:
        """The functions and methods to run next, where those in `entered` were run, and the roots that are `done`.

        Somebody refers to them, but no run came to them: they are called through something that is not known, or where a
        run had ended. Those that others of them call come later, when they still were not run.
        """
        left = [
            (root, node)
            for module in self._modules
            for root, node in _functions_of(module)
            if (module.filename, node.span) not in entered and root not in done and self._names.reaches(self._names.of(node))
        ]
        called = Counter(name for _, node in left for name in self._names.of(node) - {node.name})
        anywhere = "AUTO_REUSE" in self._names.referenced
        found = [replace(root, anywhere=anywhere) for root, _ in left]
        return [root for root in found if not called[_called(root)]] or found


def _called(root: Root) -> str:
    """The name by which others call a root."""
    return root.qualname.rpartition(".")[2]


def _functions_of(module: Loaded) -> Iterator[tuple[Root, n.FunctionDef]]:
    """The functions of a module and the methods of its classes, tests apart, each with the root that runs it."""
    for statement in top_level(module.body.body):
        if isinstance(statement, n.FunctionDef):
            yield Root(module.filename, "function", statement.name), statement
        elif isinstance(statement, n.ClassDef) and not is_test_case(statement):
            for method in top_level(statement.body):
                if isinstance(method, n.FunctionDef) and (method.name in _SPECIAL or not method.name.startswith("__")):
                    made = method.name == "__init__"
                    yield (
                        Root(module.filename, "class" if made else "method", statement.name if made else f"{statement.name}.{method.name}"),
                        method,
                    )


def _first(modules: Sequence[Loaded], names: _Names) -> Iterator[Root]:
    for module in modules:
        used = names.of_body(module.body.body, top=True)
        runs_main = used >= _RUN
        if names.reaches(used | {"main"} if runs_main else used):
            yield Root(module.filename, "module", "")
        yield from (root for root in _definitions(module, names) if not runs_main or root.qualname != "main")


def candidates(module: Loaded) -> Iterator[Root]:
    """Everything in a module where execution could begin, if the configuration says so."""
    yield Root(module.filename, "module", "", configured=True)
    for statement in top_level(module.body.body):
        if isinstance(statement, n.FunctionDef):
            yield Root(module.filename, "function", statement.name, configured=True)
        elif isinstance(statement, n.ClassDef):
            yield Root(module.filename, "class", statement.name, configured=True)
            for method in top_level(statement.body):
                if isinstance(method, n.FunctionDef) and method.name != "__init__":  # making an instance runs it
                    kind = "test" if is_test_case(statement) and method.name.startswith("test") else "method"
                    yield Root(module.filename, kind, f"{statement.name}.{method.name}", configured=True)


def _definitions(module: Loaded, names: _Names) -> Iterator[Root]:
    for statement in top_level(module.body.body):
        if isinstance(statement, n.FunctionDef):
            if statement.name not in names.referenced and names.reaches(names.of(statement)):
                yield Root(module.filename, "function", statement.name)
        elif isinstance(statement, n.ClassDef):
            yield from _class_roots(module, statement, names)


def _class_roots(module: Loaded, node: n.ClassDef, names: _Names) -> Iterator[Root]:
    if is_test_case(node):
        for method in node.body:
            if isinstance(method, n.FunctionDef) and method.name.startswith("test") and names.reaches(names.of(method)):
                yield Root(module.filename, "test", f"{node.name}.{method.name}")
        return
    if node.name in names.referenced:
        return
    methods = [s for s in top_level(node.body) if isinstance(s, n.FunctionDef)]
    initializer = next((f for f in methods if f.name == "__init__"), None)
    if initializer is not None and names.reaches(names.of(initializer)):
        yield Root(module.filename, "class", node.name)
    for method in methods:
        unused = method.name == "__call__" or (not method.name.startswith("__") and method.name not in names.referenced)
        if unused and names.reaches(names.of(method)):
            yield Root(module.filename, "method", f"{node.name}.{method.name}")


def is_test_case(node: n.ClassDef) -> bool:
    """Whether a class is a unit test, as far as its bases' names tell."""
    return any(name.endswith(("Test", "Tests", "TestCase", "TestBase")) for name in _bases(node))


def _bases(node: n.ClassDef) -> Iterator[str]:
    """The last names of a class's bases."""
    for base in node.bases:
        value = base.value
        yield value.attr if isinstance(value, n.Attribute) else value.id if isinstance(value, n.Name) else ""


def top_level(body: n.Body) -> Iterator[n.Stmt]:
    """The statements of a body, those under `if`, `try` and `with` included."""
    for statement in body:
        yield statement
        if isinstance(statement, n.If | n.Try | n.With):
            for inner in bodies(statement):
                yield from top_level(inner)


class _Names:
    """Which names the project's code refers to, and from which of them a variable may be reached."""

    def __init__(self, modules: Iterable[Loaded], referenced: Set[str], triggers: Set[str]) -> None:
        self.referenced = referenced
        self._cache: dict[int, frozenset[str]] = {}
        uses: dict[str, set[str]] = {}
        modules = list(modules)
        own = {f.name for module in modules for f in _functions(module.body.body)}
        for module in modules:
            for name, bound in _renamed(module.body.body):
                uses.setdefault(bound, set()).update(name.split("."))
            for function in _functions(module.body.body):
                uses.setdefault(function.name, set()).update(self.of(function))
            for cls in _classes(module.body.body):
                uses.setdefault(cls.name, set()).update(self.of_body((cls,)))
            assigned = dict(_assigned(module.body.body))
            for name, value in assigned.items():
                if _is_table(value):
                    uses.setdefault(name, set()).update(self.of_body((value,)))
            for function in _functions(module.body.body):
                # What is registered is reached from where it is looked up.
                for name in self.of_body(tuple(d for d in function.decorators if loud_decorator(d))):
                    if name in assigned or name in own:
                        uses.setdefault(name, set()).update(self.of(function))
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

    def reaches(self, names: frozenset[str]) -> bool:
        return not names.isdisjoint(self._reaching)

    def of(self, function: n.FunctionDef) -> frozenset[str]:
        """All names in a function's body."""
        found = self._cache.get(id(function))
        if found is None:
            found = self._cache[id(function)] = self.of_body(function.body)
        return found

    def of_body(self, body: Iterable[object], top: bool = False) -> frozenset[str]:
        """All names in some statements; with `top` not those in the functions they define."""
        out: set[str] = set()
        stack: list[object] = list(body)
        while stack:
            node = stack.pop()
            if isinstance(node, n.Name):
                out.add(node.id)
            elif isinstance(node, n.Attribute):
                out.add(node.attr)
            if isinstance(node, n.FunctionDef) and top:
                stack.extend(node.decorators)
                continue
            stack.extend(expressions(node))
            if isinstance(node, n.Stmt):
                for inner in bodies(node):
                    stack.extend(inner)
        return frozenset(out)


def _renamed(body: n.Body) -> Iterator[tuple[str, str]]:
    """What imports give another name, and that name. What comes out of TensorFlow is named with its module."""
    for statement in body:
        if isinstance(statement, n.Import | n.ImportFrom):
            yield from ((name, bound) for name, bound in statement.names or () if bound is not None and bound != name)
        if isinstance(statement, n.ImportFrom) and statement.module.startswith("tensorflow."):
            yield from ((statement.module, bound) for _, bound in statement.names or ())
        for inner in bodies(statement):
            yield from _renamed(inner)


def _functions(body: n.Body) -> Iterator[n.FunctionDef]:
    for statement in body:
        if isinstance(statement, n.FunctionDef):
            yield statement
        for inner in bodies(statement):
            yield from _functions(inner)


def _assigned(body: n.Body) -> Iterator[tuple[str, n.Expr]]:
    """The names that a module binds at its top level, and to what."""
    for statement in top_level(body):
        if isinstance(statement, n.Assign):
            yield from ((target.id, statement.value) for target in statement.targets if isinstance(target, n.Name))


def _is_table(value: n.Expr) -> bool:
    """Whether a value holds functions for later: a table of them, an alias, a partial."""
    if isinstance(value, n.Call):
        return last_name(value.func) in ("dict", "OrderedDict", "partial", "make_template")
    return isinstance(value, n.DictDisplay | n.Sequence | n.Lambda | n.Name | n.Attribute)


def _classes(body: n.Body) -> Iterator[n.ClassDef]:
    for statement in body:
        if isinstance(statement, n.ClassDef):
            yield statement
        for inner in bodies(statement):
            yield from _classes(inner)
