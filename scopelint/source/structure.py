"""What a file defines, and which names each definition refers to: what roots are found by.

It is plain data, so that it can be kept: finding the roots of a project needs no parser for the files that did not change.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from . import nodes as n
from .effects import bodies, last_name, loud_decorator, parts
from .units import Units

Names = frozenset[str]

REUSE = "reuse"
"""The keyword of calls that stands among the names as well."""
METRICS = "tf:metrics"
"""What stands among the names for TensorFlow's module of metrics, whose own name others have too."""
_TENSORFLOW = frozenset({"tf", "tensorflow", "v1"})


@dataclass(frozen=True, slots=True)
class Function:
    """A function of a module or a method of a class: its unit, and the names in its body. `direct`: under no `if`, `try` or `with`."""

    name: str
    unit: str
    names: Names
    direct: bool = True


BEFORE_ALL = ("setUpClass", "setup_class")
BEFORE_EACH = ("setup_method", "setUp")
"""The fixtures of unittest and of pytest, which calls its own for the test cases of unittest, too."""


@dataclass(frozen=True, slots=True)
class Class:
    """A class of a module. `test`: whether it is a unit test, as far as its bases' names tell; `plain`: whether not one of TensorFlow's."""

    name: str
    test: bool
    methods: tuple[Function, ...]
    plain: bool = False
    before: Names = frozenset()
    """For a unit test, the names in what runs before its methods."""


@dataclass(frozen=True, slots=True)
class Structure:
    """What a file defines."""

    names: Names = frozenset()
    """The names at its top level: not those in the functions that it defines."""
    functions: tuple[Function, ...] = ()
    classes: tuple[Class, ...] = ()
    order: tuple[tuple[bool, int], ...] = ()
    """Its functions and classes in the order of the text: (whether it is a class, the index)."""
    everywhere: tuple[tuple[str, Names], ...] = ()
    """Every function and class, inner ones included, with the names in it; tables of functions, with the names in those."""
    renamed: tuple[tuple[str, str], ...] = ()
    """What imports give another name, and that name."""
    assigned: Names = frozenset()
    """The names that its top level binds to values."""
    registered: tuple[tuple[Names, Names], ...] = ()
    """Of each function or class that may be registered, the names in its decorators and those in its body."""
    tables: Names = frozenset()
    """The names that its top level binds to containers, in which something may be registered."""
    own: Names = frozenset()
    """The names of all functions in it."""

    def definitions(self) -> Iterator[Function | Class]:
        """The functions and classes of the module, in the order of the text."""
        for is_class, index in self.order:
            yield self.classes[index] if is_class else self.functions[index]


def structure(module: n.Module) -> Structure:
    """The structure of a lowered file."""
    body, units = module.body, Units(module)
    inner = list(_functions(body))
    inside: dict[int, Names] = {}
    for each in reversed(inner):  # those within others come first
        inside[id(each)] = _names(each.body, inside)
    functions: list[Function] = []
    classes: list[Class] = []
    above: dict[str, Class] = {}
    order: list[tuple[bool, int]] = []
    for statement in top_level(body):
        if isinstance(statement, n.FunctionDef):
            order.append((False, len(functions)))
            functions.append(_function(statement, units, inside))
        elif isinstance(statement, n.ClassDef):
            order.append((True, len(classes)))
            classes.append(_class(statement, units, inside, above))
            above[statement.name] = classes[-1]
    assigned = dict(_assigned(body))
    return Structure(
        _names(body, inside, top=True),
        tuple(functions),
        tuple(classes),
        tuple(order),
        (
            *((each.name, inside[id(each)]) for each in inner),
            *((each.name, _names((each,), inside)) for each in _classes(body)),
            *((name, _names((value,), inside)) for name, value in assigned.items() if _is_table(value)),
        ),
        tuple(_renamed(body)),
        frozenset(assigned),
        tuple((_names(loud, inside), inside[id(each)]) for each in inner if (loud := tuple(filter(loud_decorator, each.decorators))))
        + tuple((_names(each.decorators, inside), _names(each.body, inside)) for each in _classes(body) if each.decorators),
        frozenset(name for name, value in assigned.items() if _is_container(value)),
        frozenset(each.name for each in inner),
    )


def _function(node: n.FunctionDef, units: Units, inside: Mapping[int, Names], direct: bool = True) -> Function:
    return Function(node.name, units.named(node.span) or node.name, inside[id(node)], direct)


def _class(node: n.ClassDef, units: Units, inside: Mapping[int, Names], earlier: Mapping[str, Class]) -> Class:
    direct = {id(statement) for statement in node.body}
    methods = tuple(_function(s, units, inside, id(s) in direct) for s in top_level(node.body) if isinstance(s, n.FunctionDef))
    bases = [earlier[name] for name in _bases(node) if name in earlier]
    test = _is_test_case(node) or any(base.test for base in bases)
    plain = not _is_tensorflow_s(node) and all(base.plain for base in bases)
    before = frozenset[str]().union(*(m.names for m in methods if m.name in (*BEFORE_ALL, *BEFORE_EACH)), *(base.before for base in bases))
    return Class(node.name, test, methods, plain, before if test else frozenset())


def _is_test_case(node: n.ClassDef) -> bool:
    """Whether a class is a unit test, as far as the names of its own bases tell."""
    return any(name.endswith(("Test", "Tests", "TestCase", "TestBase")) for name in _bases(node))


def _is_tensorflow_s(node: n.ClassDef) -> bool:
    """Whether a base is written as `tf.test.TestCase` is."""
    values = (base.value for base in node.bases)
    return any(isinstance(v, n.Attribute) and isinstance(v.value, n.Attribute) for v in values)


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


def _names(start: Iterable[object], known: Mapping[int, Names], top: bool = False) -> Names:
    """All names in some nodes; with `top` not those in the functions that they define.

    `known` has the names in the bodies of functions by the ids of these.
    """
    out: set[str] = set()
    stack: list[object] = list(start)
    while stack:
        node = stack.pop()
        if isinstance(node, tuple):
            stack.extend(node)
        elif isinstance(node, n.Name):
            out.add(node.id)
        elif isinstance(node, n.Attribute):
            out.add(node.attr)
            if node.attr == "metrics" and last_name(node.value) in _TENSORFLOW:
                out.add(METRICS)
            stack.append(node.value)
        elif isinstance(node, n.Argument) and node.keyword == REUSE:
            out.add(REUSE)
            stack.append(node.value)
        elif isinstance(node, n.FunctionDef) and (top or id(node) in known):
            stack.append(node.decorators)
            if not top:
                stack.append(node.params)
                out |= known[id(node)]
        else:
            stack.extend(parts(node))
    return frozenset(out)


def _renamed(body: n.Body) -> Iterator[tuple[str, str]]:
    """What imports give another name, and that name. What comes out of TensorFlow is named with its module."""
    for statement in body:
        if isinstance(statement, n.Import | n.ImportFrom):
            yield from ((name, bound) for name, bound in statement.names or () if bound is not None and bound != name)
        if isinstance(statement, n.ImportFrom) and statement.module.startswith("tensorflow."):
            yield from ((statement.module, bound) for _, bound in statement.names or ())
            yield from ((METRICS, bound or name) for name, bound in statement.names or () if name == "metrics")
        if isinstance(statement, n.ImportFrom) and statement.module == "tensorflow":
            yield from ((METRICS, bound or name) for name, bound in statement.names or () if name == "metrics")
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


def _is_container(value: n.Expr) -> bool:
    """Whether a value holds what comes later."""
    if isinstance(value, n.Call):
        return last_name(value.func) in ("dict", "OrderedDict", "defaultdict", "list")
    return isinstance(value, n.DictDisplay | n.Sequence)


def _classes(body: n.Body) -> Iterator[n.ClassDef]:
    for statement in body:
        if isinstance(statement, n.ClassDef):
            yield statement
        for inner in bodies(statement):
            yield from _classes(inner)


__all__ = ["Class", "Function", "Names", "Structure", "structure", "top_level"]
