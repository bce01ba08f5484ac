"""How a root is called: with a symbol for every argument that nobody gives."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ..domain.symbols import MISSING, Sym
from ..language import evaluation
from ..language.machine import Raised
from ..language.trace import Place, Value
from ..language.values import Args, BoundMethod, Builtin, ClassValue, Function, Instance, Partial
from ..primitives.machine import Machine
from ..record.events import Created
from ..source import nodes as n
from ..source.effects import bodies


def definitions_of(body: n.Body, qualname: str) -> list[n.FunctionDef]:
    """The statements that define a function or method: several where the arms of an `if` each have one."""
    name, _, method = qualname.partition(".")
    found = list(_defined(body, name))
    if method:
        return [each for cls in found if isinstance(cls, n.ClassDef) for each in definitions_of(cls.body, method)]
    return [each for each in found if isinstance(each, n.FunctionDef)]


def _defined(body: n.Body, name: str) -> Iterator[n.FunctionDef | n.ClassDef]:
    """What a name is defined as by a block and those within it: of several in one block the last one."""
    own = [s for s in body if isinstance(s, n.FunctionDef | n.ClassDef) and s.name == name]
    for statement in body:
        if own and statement is own[-1]:
            yield own[-1]
        elif isinstance(statement, n.If | n.Try | n.With):
            for inner in bodies(statement):
                yield from _defined(inner, name)


def standing(found: Value, definitions: Sequence[n.FunctionDef]) -> n.FunctionDef:
    """Which of its definitions a value is; the last one, if it is something that a decorator made."""
    return next((each for each in definitions if isinstance(found, Function) and found.node is each), definitions[-1])


def has_run(m: Machine, function: Function) -> bool:
    """Whether a function's own module has called it, or has made variables and let something unknown call it, none knows when."""
    handed = id(function.node) in m.handed and any(isinstance(event, Created) for event in m.events)
    return id(function.node) in m.entered or handed


def arguments(m: Machine, cls: ClassValue, place: Place) -> Args:
    """Symbolic arguments for a class's initializer."""
    initializer = cls.find("__init__")
    while isinstance(initializer, Function) and initializer.attrs is not None and initializer.attrs.get("__wrapped__") is not MISSING:
        initializer = m.path.bound(initializer.attrs.get("__wrapped__"))  # it takes what the one inside takes
    positional = _symbols(f"{place.filename}:{cls.name}", initializer.params, 1) if isinstance(initializer, Function) else []
    return Args(positional, {}, place)


def call_root(m: Machine, found: Value, definitions: Sequence[n.FunctionDef], given: list[Value], place: Place) -> None:
    """Call what one of its definitions has become with symbolic arguments, if nothing has called it yet.

    What a decorator has wrapped may be handed other arguments than it is defined with: if those do not come to it, it is
    called without the wrapper.
    """
    if isinstance(found, Function) and has_run(m, found):
        return
    definition = standing(found, definitions)
    name = f"{place.filename}:{definition.name}"
    symbols = [*given, *_symbols(name, definition.params, len(given))]
    keywords = {p.name: _symbol(name, p) for p in definition.params.keyword_only if p.default is None}
    bare = isinstance(found, Function) and found.node is definition
    try:
        if bare or isinstance(found, Function | Builtin | Partial | BoundMethod | Instance):
            evaluation.invoke(m, found, Args(symbols, keywords, place, rest=True))
    except Raised as raised:
        if bare or raised.failure is not None:
            raise
    if not bare and not any(id(each) in m.entered for each in definitions):
        module = m.modules[place.filename]
        evaluation.invoke(m, evaluation.make_function(m, module.scope, definition), Args(symbols, keywords, place, rest=True))


def _symbols(function: str, params: n.Parameters, skip: int) -> list[Value]:
    """Symbols for the parameters without a default."""
    return [_symbol(function, p) for p in (*params.positional_only, *params.positional)[skip:] if p.default is None]


def _symbol(function: str, parameter: n.Parameter) -> Sym:
    return Sym(("argument", function, parameter.name), parameter.name)
