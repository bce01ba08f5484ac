"""What `functools.partial` objects have."""

from __future__ import annotations

from typing import Any

from ...domain.symbols import MISSING
from ...domain.trail import Cells
from .. import describe, evaluation
from ..kinds import ValueKind, kind_of
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import Args, Builtin, DictValue, Function, Partial, PythonCells, is_constant


class _Parts(dict[Any, Any]):
    """The parts of a partial object as cells hold them: what is put into one is a part of it."""

    def __init__(self, partial: Partial) -> None:
        super().__init__(function=partial.function, positional=partial.positional, keywords=partial.keywords)
        self.partial = partial

    def __setitem__(self, name: Any, value: Any) -> None:
        super().__setitem__(name, value)
        setattr(self.partial, name, value)


def _restored(m: Machine, value: Partial, args: Args) -> Value:
    """`value.__setstate__((func, args, keywords, attributes))`."""
    state = m.resolve(args.get(0, "state"))
    parts = [m.resolve(part) for part in state] if isinstance(state, tuple) and len(state) == 4 else []
    function, given, named, attributes = parts or (None, None, None, None)
    given = getattr(given, "payload", given)
    known = isinstance(given, tuple) and isinstance(named, DictValue | None) and isinstance(attributes, DictValue | None)
    if not known or is_constant(function):
        m.refuse("TypeError", "invalid partial state", args.place)
        return None
    cells: Cells[Any, Any] = PythonCells(m.trail)
    cells.data = _Parts(value)
    cells.put("function", function)
    cells.put("positional", given)
    cells.put("keywords", {} if named is None else {k: named.cells.get(k) for k in named.cells.keys() if named.cells.get(k) is not MISSING})
    value.named = None
    kept = evaluation.function_dict(m, value)
    for name in kept.cells.keys():
        kept.cells.put(name, MISSING)
    if attributes is not None:
        evaluation.update_dict(m, kept, attributes, args.place)
    return None


@kind_of(Partial)
class PartialKind(ValueKind):
    """Functions with some of their arguments given."""

    def __init__(self) -> None:
        self.shown: list[Partial] = []
        """Those whose text is being made."""

    def attribute(self, m: Machine, value: Partial, name: str, place: Place) -> Value:
        stored = value.attrs.get(name) if value.attrs is not None else MISSING
        if stored is not MISSING:
            return stored
        if name == "func":
            return value.function
        if name == "__dict__":
            return evaluation.function_dict(m, value)
        if name == "args":
            return value.positional
        if name == "keywords":
            if value.named is None:
                value.named = m.dict(dict(value.keywords))
            return value.named
        if name == "__setstate__":
            return Builtin(name, lambda m, args: _restored(m, value, args))
        if name == "__call__":
            return value
        return None if name == "__doc__" else MISSING

    def set_attribute(self, m: Machine, value: Partial, name: str, new: Value) -> None:
        if name in ("func", "args", "keywords"):
            m.refuse("AttributeError", "readonly attribute", NOWHERE)
        if value.attrs is None:
            value.attrs = PythonCells(m.trail)
            value.attrs.outlast()
        value.attrs.put(name, new)

    def text(self, m: Machine, value: Partial) -> Value:
        name = "functools.partial" if value.cls is None or value.cls.native is not None else value.cls.name
        if value in self.shown:
            return f"{name}(...)"
        self.shown.append(value)
        try:
            parts: list[Value] = [f"{name}(", self._inside(m, value.function, value)]
            for each in value.positional:
                parts += [", ", self._inside(m, each, value)]
            named = value.keywords if value.named is None else {k: value.named.cells.get(k) for k in value.named.cells.keys()}
            for key, each in named.items():
                parts += [", ", key, "=", self._inside(m, each, value)]
            return evaluation.concat(m, [*parts, ")"])
        finally:
            self.shown.pop()

    def _inside(self, m: Machine, part: Value, whole: Partial) -> Value:
        return "..." if m.path.peek(part) is whole else evaluation.to_repr(m, part)


def made(m: Machine, args: Args) -> Value:
    """`functools.partial(function, *args, **keywords)`; the class comes first."""
    cls, *given = args.positional
    if not given:
        if not args.unknown:
            m.refuse("TypeError", "type 'partial' takes at least one argument", args.place)
        return m.fresh("partial()")  # all that it is given comes by a `*`
    function, *given = given
    function = m.path.peek(function)
    data = describe.is_data(function) and not isinstance(function, Function)
    if data and evaluation.find_method(m, function, "__call__") is None:
        m.refuse("TypeError", "the first argument must be callable", args.place)
    keywords = dict(args.keywords)
    if isinstance(function, Partial) and cls.native is not None and not (function.attrs and function.attrs.data):
        function, given, keywords = function.function, [*function.positional, *given], {**function.keywords, **keywords}
    kept = {str(name): value for name, value in (*enumerate(given), *keywords.items()) if not is_constant(value)}
    if kept and not args.place.stub:
        m.note("kept by a partial", args.place, items=kept)
    return Partial(function, tuple(given), keywords, PythonCells(m.trail), cls)
