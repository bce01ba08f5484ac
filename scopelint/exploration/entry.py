"""How a root is called: with a symbol for every argument that nobody gives."""

from __future__ import annotations

from ..domain.symbols import MISSING, Sym
from ..language import evaluation
from ..language.machine import Raised
from ..language.trace import Place, Value
from ..language.values import Args, BoundMethod, Builtin, ClassValue, Function, Instance, Partial
from ..primitives.machine import Machine
from ..record.events import Created
from ..source import nodes as n
from ..source.structure import top_level


def definition_of(body: n.Body, qualname: str) -> n.FunctionDef | None:
    """The statement that defines a function or method."""
    name, _, method = qualname.partition(".")
    found = [s for s in top_level(body) if isinstance(s, n.FunctionDef | n.ClassDef) and s.name == name]
    if method and found and isinstance(found[-1], n.ClassDef):
        return definition_of(found[-1].body, method)
    return found[-1] if found and isinstance(found[-1], n.FunctionDef) else None


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


def call_root(m: Machine, found: Value, definition: n.FunctionDef, given: list[Value], place: Place) -> None:
    """Call what a definition has become with symbolic arguments, if nothing has called it yet.

    What a decorator has wrapped may be handed other arguments than it is defined with: if those do not come to it, it is
    called without the wrapper.
    """
    if isinstance(found, Function) and has_run(m, found):
        return
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
    if not bare and id(definition) not in m.entered:
        module = m.modules[place.filename]
        evaluation.invoke(m, evaluation.make_function(m, module.scope, definition), Args(symbols, keywords, place, rest=True))


def _symbols(function: str, params: n.Parameters, skip: int) -> list[Value]:
    """Symbols for the parameters without a default."""
    return [_symbol(function, p) for p in (*params.positional_only, *params.positional)[skip:] if p.default is None]


def _symbol(function: str, parameter: n.Parameter) -> Sym:
    return Sym(("argument", function, parameter.name), parameter.name)
