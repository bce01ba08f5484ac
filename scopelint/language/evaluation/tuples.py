"""Named tuples."""

from __future__ import annotations

from ...domain.symbols import MISSING
from ..kinds import ValueKind, kind_of
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import Args, BoundMethod, Builtin, ClassValue, Maker, NamedTuple, PythonCells, Wrapped
from . import access, iteration


def named_tuple(m: Machine, name: str, fields: tuple[str, ...], defaults: tuple[Value, ...] = (), module: Value = None) -> ClassValue:
    """`collections.namedtuple(name, fields)`."""

    def make(m: Machine, args: Args) -> Value:
        cls = args.positional[0]
        values, given = list(args.positional[1:]), _defaults_of(m, maker)
        if not args.unknown and given is not None:
            _check(m, values, args, fields[: len(fields) - len(given)])
        for field in fields[len(values) :]:
            position = fields.index(field) - (len(fields) - len(given or ()))
            default = given[position] if given and position >= 0 else m.fresh(field)
            values.append(args.keywords.get(field, default))
        return NamedTuple.of(cls, tuple(values[: len(fields)]))

    def _check(m: Machine, values: list[Value], args: Args, needed: tuple[str, ...]) -> None:
        missing = [field for field in needed[len(values) :] if field not in args.keywords]
        strange = [field for field in args.keywords if field not in fields[len(values) :]]
        if len(values) > len(fields):
            m.refuse("TypeError", f"__new__() takes {len(fields) + 1} positional arguments but {len(values) + 1} were given", args.place)
        elif strange:
            m.refuse("TypeError", f"__new__() got an unexpected keyword argument '{strange[0]}'", args.place)
        elif missing:
            told = " and ".join(map(repr, missing))
            m.refuse("TypeError", f"__new__() missing {len(missing)} required positional arguments: {told}", args.place)

    maker = Maker("__new__", make, attrs=PythonCells(m.trail))
    maker.attrs.data["__defaults__"] = defaults or None
    cls = ClassValue(name, (), PythonCells(m.trail), None, native=make)
    cls.attrs.data["_fields"] = cls.attrs.data["__match_args__"] = fields
    cls.attrs.data["_field_defaults"] = m.dict(dict(zip(fields[len(fields) - len(defaults) :], defaults, strict=True)))
    cls.attrs.data["__slots__"] = ()
    cls.attrs.data["__doc__"] = f"{name}({', '.join(fields)})"
    for position, field in enumerate(fields):
        item = Builtin(field, lambda m, args, at=position: _item(m, args, at))  # type: ignore[misc]
        cls.attrs.data[field] = Wrapped("property", item, doc=f"Alias for field number {position}", named=True)
    if module is not None:
        cls.attrs.data["__module__"] = module
    cls.attrs.data["__new__"] = maker
    cls.attrs.data["_make"] = Wrapped(
        "classmethod", Builtin("_make", lambda m, args: make(m, Args([args.positional[0], *_listed(m, args)], {}, args.place)))
    )
    return cls


def _defaults_of(m: Machine, maker: Maker) -> tuple[Value, ...] | None:
    """What a program may set anew, as `T.__new__.__defaults__`; None if that is not known."""
    given = m.resolve(maker.attrs.get("__defaults__"))
    return () if given is None else given if isinstance(given, tuple) else None


def _item(m: Machine, args: Args, position: int) -> Value:
    """A field of a named tuple, as the property of its class gives it."""
    value = m.resolve(args.get(0, "self"))
    return value[position] if isinstance(value, tuple) and position < len(value) else m.fresh("a field")


def _listed(m: Machine, args: Args) -> list[Value]:
    return iteration.items(m, args.get(1, "iterable"), args.place).values


@kind_of(Maker)
class MakerKind(ValueKind):
    is_callable = True

    def attribute(self, m: Machine, value: Maker, name: str, place: Place) -> Value:
        if name in ("__name__", "__qualname__"):
            return value.name
        return value if name == "__call__" else value.attrs.get(name)

    def set_attribute(self, m: Machine, value: Maker, name: str, new: Value) -> None:
        value.attrs.put(name, new)

    def call(self, m: Machine, value: Maker, args: Args) -> Value:
        return value.call(m, args)


@kind_of(NamedTuple)
class NamedTupleKind(ValueKind):
    def attribute(self, m: Machine, value: NamedTuple, name: str, place: Place) -> Value:
        fields = value.cls.find("_fields")
        if isinstance(fields, tuple) and name in fields:
            return value[fields.index(name)]
        if name in ("_replace", "clone"):

            def replace(m: Machine, args: Args) -> Value:
                strange = [key for key in args.keywords if key not in fields]
                if strange and not args.unknown:
                    m.refuse("ValueError", f"Got unexpected field names: {strange!r}", args.place)
                return NamedTuple.of(value.cls, tuple(args.keywords.get(f, v) for f, v in zip(fields, value, strict=True)))

            return Builtin(name, replace)
        if name == "_asdict":
            return Builtin(name, lambda m, args: m.dict(dict(zip(fields, value, strict=True))))
        if name == "__dict__":  # which Python 2 had
            return m.dict(dict(zip(fields, value, strict=True)))
        if name == "__class__":
            return value.cls
        if name == "__getnewargs__":
            return Builtin(name, lambda m, args: tuple(value))
        found = value.cls.find(name)
        if found is not MISSING:
            return access.bind_method(m, found, value, value.cls, place)
        own = sequences_of(m, name)
        return MISSING if own is MISSING else BoundMethod(value, own)

    def set_attribute(self, m: Machine, value: NamedTuple, name: str, new: Value) -> None:
        if name in (value.cls.find("_fields") or ()):
            m.refuse("AttributeError", "can't set attribute", NOWHERE)


def sequences_of(m: Machine, name: str) -> Value:
    """A method of tuples."""
    return access.native_method(m, m.classes["tuple"], name)
