"""Whether running a module's top level can wait until one of its names is wanted."""

from __future__ import annotations

import builtins
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from ..garbage import remembered
from . import nodes as n

_QUIET = frozenset(
    {"namedtuple", "OrderedDict", "defaultdict", "getLogger", "compile", "join", "partial", "TypeVar", "NewType", "DEFINE_string",
     "DEFINE_integer", "DEFINE_float", "DEFINE_bool", "DEFINE_boolean", "DEFINE_enum", "DEFINE_list", "set_verbosity", "abspath",
     "dirname", "realpath", "insert", "append", "add_argument", "ArgumentParser", "simplefilter", "filterwarnings", "array", "sqrt", "log",
     "asarray", "format", "split", "strip", "lower", "upper", "items", "keys", "values", "get", "update", "__import__"}
)  # fmt: skip
"""Names of functions that neither build graphs nor register anything."""
_QUIET_DECORATORS = frozenset(
    {"property", "staticmethod", "classmethod", "contextmanager", "wraps", "lru_cache", "cache", "abstractmethod", "abstractproperty",
     "setter", "dataclass", "add_arg_scope", "add_metaclass", "total_ordering", "unique", "function", "jit", "overload"}
)  # fmt: skip

_TESTING = frozenset({"test", "unittest", "absltest", "googletest"})
"""Modules whose `main` runs the tests of the program's module."""


def acts(body: n.Body) -> bool:
    """Whether these statements may do more than define things. Bodies of functions do not count."""
    return any(_acts(s) for s in body)


def _acts(statement: n.Stmt) -> bool:
    if isinstance(statement, n.FunctionDef):
        return any(loud_decorator(d) for d in statement.decorators)
    if isinstance(statement, n.ClassDef):
        registers = any(a.keyword not in (None, "metaclass") for a in statement.bases)  # what `__init_subclass__` is told
        return registers or any(loud_decorator(d) for d in statement.decorators) or acts(statement.body)
    if isinstance(statement, n.Import | n.ImportFrom):
        return False
    if isinstance(statement, n.If) and _is_main_guard(statement.test):
        return False
    return any(_loud(e) for e in expressions(statement)) or any(acts(b) for b in bodies(statement))


def _is_main_guard(test: n.Expr) -> bool:
    return isinstance(test, n.Compare) and isinstance(test.left, n.Name) and test.left.id == "__name__"


def asks_for_main(body: n.Body) -> bool:
    """Whether a module asks whether it is the program that is run."""
    ways = [statement for statement in body if not isinstance(statement, n.FunctionDef | n.ClassDef)]
    return any((isinstance(s, n.If) and _names_itself(s.test)) or any(map(asks_for_main, bodies(s))) for s in ways)


def is_program(body: n.Body) -> bool:
    """Whether a module may be a program: it asks whether it is the one that is run, or calls something for its own sake.

    One that has its own tests run in that case, and does nothing else, is none.
    """
    calls = any(isinstance(s, n.ExprStmt) and not isinstance(s.value, n.Const) for s in body)
    return calls or asks_for_main(tuple(s for s in body if not _runs_tests(s)))


def runs_tests(body: n.Body) -> bool:
    """Whether a module has its own tests run if it is the program."""
    return any(map(_runs_tests, body))


def _runs_tests(statement: n.Stmt) -> bool:
    if not isinstance(statement, n.If) or not _is_main_guard(statement.test) or statement.orelse or len(statement.body) != 1:
        return False
    inner = statement.body[0]
    called = inner.value.func if isinstance(inner, n.ExprStmt) and isinstance(inner.value, n.Call) else None
    return isinstance(called, n.Attribute) and called.attr == "main" and last_name(called.value) in _TESTING


def _names_itself(node: n.Expr) -> bool:
    return (isinstance(node, n.Name) and node.id == "__name__") or any(map(_names_itself, expressions(node)))


def imported(body: n.Body) -> Iterator[n.Import | n.ImportFrom]:
    """The imports that are made when these statements run."""
    for statement in body:
        if isinstance(statement, n.Import | n.ImportFrom):
            yield statement
        elif not isinstance(statement, n.FunctionDef) and not (isinstance(statement, n.If) and _is_left_out(statement.test)):
            for inner in bodies(statement):
                yield from imported(inner)


def registers(body: n.Body, others: frozenset[str]) -> bool:
    """Whether these statements may put something into what other modules of the project hold, which have these names here."""
    for statement in body:
        if isinstance(statement, n.FunctionDef | n.ClassDef):
            if any(_first_name(d) in others and loud_decorator(d) for d in statement.decorators):
                return True
        elif isinstance(statement, n.ExprStmt):
            if isinstance(statement.value, n.Call) and _first_name(statement.value) in others:
                return True
        elif isinstance(statement, n.Assign):
            if any(isinstance(target, n.Subscript) and _first_name(target) in others for target in statement.targets):
                return True
        elif not (isinstance(statement, n.If) and _is_left_out(statement.test)) and any(registers(b, others) for b in bodies(statement)):
            return True
    return False


def _first_name(node: n.Expr) -> str:
    """`a` of `a.b["c"].d()`."""
    while isinstance(node, n.Attribute | n.Subscript | n.Call):
        node = node.func if isinstance(node, n.Call) else node.value
    return node.id if isinstance(node, n.Name) else ""


def _is_left_out(test: n.Expr) -> bool:
    return _is_main_guard(test) or last_name(test) == "TYPE_CHECKING"


def loud_decorator(node: n.Expr) -> bool:
    """Whether a decorator may register what it decorates."""
    target = node.func if isinstance(node, n.Call) else node
    return last_name(target) not in _QUIET_DECORATORS


def _loud(node: n.Expr) -> bool:
    if isinstance(node, n.Lambda):
        return False
    if isinstance(node, n.Call) and not _is_quiet(last_name(node.func)):
        return True
    return any(_loud(e) for e in expressions(node))


def _is_quiet(name: str) -> bool:
    return name in _QUIET or (name in vars(builtins) and name not in ("exec", "eval", "print", "open"))


def last_name(node: n.Expr) -> str:
    """`c` of `a.b.c`."""
    if isinstance(node, n.Attribute):
        return node.attr
    return node.id if isinstance(node, n.Name) else ""


def names_of(body: n.Body, module: str) -> Iterator[tuple[str, int]]:
    """The names that these statements and all below them take from a module, each with its row."""
    aliases: set[str] = set()
    for statement in _statements(body):
        if isinstance(statement, n.ImportFrom) and statement.module == module and not statement.level:
            yield from ((name, statement.span.row) for name, _ in statement.names or ())
        elif isinstance(statement, n.Import):
            aliases.update(alias or dotted for dotted, alias in statement.names if dotted == module)
    for statement in _statements(body):
        for node in expressions(statement):
            yield from _attributes(node, aliases)


@remembered(4096)  # each run of each method of a class asks for those of all the others
def attributes_in(body: n.Body) -> tuple[frozenset[str], frozenset[str], frozenset[str]]:
    """The names of the attributes that these statements and all below them assign, of those they read, and of these those they call."""
    assigned: set[str] = set()
    read: set[str] = set()
    called: set[str] = set()
    for statement in _statements(body):
        targets = set(statement.targets) if isinstance(statement, n.Assign) else set[n.Expr]()
        assigned.update(target.attr for target in targets if isinstance(target, n.Attribute))
        pending = [each for each in expressions(statement) if each not in targets]
        while pending:
            node = pending.pop()
            if isinstance(node, n.Attribute):
                read.add(node.attr)
            elif isinstance(node, n.Call) and isinstance(node.func, n.Attribute):
                called.add(node.func.attr)
            pending.extend(expressions(node))
    return frozenset(assigned), frozenset(read), frozenset(called)


def _statements(body: n.Body) -> Iterator[n.Stmt]:
    for statement in body:
        yield statement
        for inner in bodies(statement):
            yield from _statements(inner)


def _attributes(node: n.Expr, aliases: set[str]) -> Iterator[tuple[str, int]]:
    if isinstance(node, n.Attribute) and isinstance(node.value, n.Name) and node.value.id in aliases:
        yield node.attr, node.span.row
    for inner in expressions(node):
        yield from _attributes(inner, aliases)


_SLOTS: dict[type, tuple[str, ...]] = {}


def _slots(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a node that hold other nodes or plain values."""
    if kind not in _SLOTS:
        _SLOTS[kind] = tuple(f.name for f in fields(kind) if f.init and f.name not in ("span", "place"))
    return _SLOTS[kind]


def parts(node: object) -> list[object]:
    """All that a node is made of; nothing for what is no node."""
    kind = type(node)
    return [getattr(node, name) for name in _slots(kind)] if is_dataclass(kind) else []


def expressions(node: Any) -> Iterator[n.Expr]:
    """The expressions directly in a statement, expression or part of one; not those in the bodies below it."""
    for name in _slots(type(node)):
        yield from _expressions_in(getattr(node, name))


def _expressions_in(value: object) -> Iterator[n.Expr]:
    if isinstance(value, n.Expr):
        yield value
    elif isinstance(value, tuple):
        for item in value:
            yield from _expressions_in(item)
    elif isinstance(value, n.Argument | n.Clause | n.Format | n.WithItem | n.Case | n.Parameter | n.Parameters | n.Handler):
        yield from expressions(value)


def bodies(statement: Any) -> Iterator[n.Body]:
    """The blocks directly below a statement."""
    for name in _slots(type(statement)):
        value = getattr(statement, name)
        if isinstance(value, tuple) and value:
            if isinstance(value[0], n.Stmt):
                yield value
            elif isinstance(value[0], n.Handler | n.Case):
                for item in value:
                    yield item.body
