"""Named tuples."""

from __future__ import annotations

from ...domain.symbols import MISSING
from ..kinds import ValueKind, kind_of
from ..machine import Machine
from ..trace import Place, Value
from ..values import Args, Builtin, ClassValue, NamedTuple, PythonCells, Wrapped
from . import access, iteration


def named_tuple(m: Machine, name: str, fields: tuple[str, ...], defaults: tuple[Value, ...] = ()) -> ClassValue:
    """`collections.namedtuple(name, fields)`."""

    def make(m: Machine, args: Args) -> Value:
        cls = args.positional[0]
        values = list(args.positional[1:])
        for field in fields[len(values) :]:
            position = fields.index(field) - (len(fields) - len(defaults))
            default = defaults[position] if position >= 0 else m.fresh(field)
            values.append(args.keywords.get(field, default))
        return NamedTuple.of(cls, tuple(values[: len(fields)]))

    cls = ClassValue(name, (), PythonCells(m.trail), None, native=make)
    cls.attrs.data["_fields"] = fields
    cls.attrs.data["__new__"] = Builtin("__new__", make)
    cls.attrs.data["_make"] = Wrapped(
        "classmethod", Builtin("_make", lambda m, args: make(m, Args([args.positional[0], *_listed(m, args)], {}, args.place)))
    )
    return cls


def _listed(m: Machine, args: Args) -> list[Value]:
    return iteration.items(m, args.get(1, "iterable"), args.place).values


@kind_of(NamedTuple)
class NamedTupleKind(ValueKind):
    def attribute(self, m: Machine, value: NamedTuple, name: str, place: Place) -> Value:
        fields = value.cls.find("_fields")
        if isinstance(fields, tuple) and name in fields:
            return value[fields.index(name)]
        if name in ("_replace", "clone"):

            def replace(m: Machine, args: Args) -> Value:
                return NamedTuple.of(value.cls, tuple(args.keywords.get(f, v) for f, v in zip(fields, value, strict=True)))

            return Builtin(name, replace)
        if name == "_asdict":
            return Builtin(name, lambda m, args: m.dict(dict(zip(fields, value, strict=True))))
        if name == "__class__":
            return value.cls
        found = value.cls.find(name)
        if found is not MISSING:
            return access.bind_method(m, found, value, value.cls, place)
        return MISSING
