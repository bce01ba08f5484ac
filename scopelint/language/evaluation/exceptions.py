"""Exceptions: what they keep of what they are made with, and what all of them have."""

from __future__ import annotations

from ...domain.symbols import MISSING
from .. import describe
from ..machine import Machine
from ..trace import Value
from ..values import Args, Builtin, ClassValue, Function, Instance, ListValue

OF_ALL = frozenset({"__cause__", "__context__", "__suppress_context__", "__traceback__", "with_traceback", "add_note", "args", "value"})


def attribute(m: Machine, value: Instance, name: str) -> Value:
    """What every exception has, and `StopIteration.value`."""
    if name == "value":
        args = m.resolve(value.attrs.get("args"))
        return args[0] if isinstance(args, tuple) and args else None
    if name == "with_traceback":
        return Builtin(name, lambda m, args: value)
    if name == "add_note":
        return Builtin(name, lambda m, args: _add_note(m, value, args))
    if name == "__suppress_context__":
        return value.attrs.get("__cause__") is not MISSING
    return () if name == "args" else m.fresh("traceback", "traceback") if name == "__traceback__" else None


def _add_note(m: Machine, value: Instance, args: Args) -> Value:
    """`exception.add_note(note)`."""
    note, notes = m.resolve(args.get(0, "note")), m.resolve(value.attrs.get("__notes__"))
    if describe.is_data(note) and not isinstance(note, str):
        m.refuse("TypeError", f"note must be a str, not '{describe.type_name(note)}'", args.place)
    elif notes is MISSING:
        value.attrs.put("__notes__", m.list((note,)))
    elif isinstance(notes, ListValue):
        notes.cells.put("items", (*m.items_of(notes), note))
    else:
        m.refuse("TypeError", "Cannot add note: __notes__ is not a list", args.place)
    return None


def initialize(m: Machine, args: Args) -> Value:
    """`BaseException.__init__(value, *args)`."""
    target = m.resolve(args.get(0, "self"))
    if isinstance(target, Instance):
        target.attrs.put("args", tuple(args.positional[1:]))
        keep_facts(m, target, target.cls, Args(args.positional[1:], args.keywords, args.place, unknown=args.unknown))
    return None


_FACTS = {"NameError": ("name",), "AttributeError": ("name", "obj"), "ImportError": ("name", "path")}


def keep_facts(m: Machine, value: Instance, cls: ClassValue, args: Args) -> None:
    """What an exception keeps besides its arguments."""
    base = next((c for c in cls.mro if c.python is not None), None)
    if base is None or base.python is None or not issubclass(base.python, BaseException):
        return
    facts = next((names for name, names in _FACTS.items() if cls.is_subclass(m.classes[name])), ())
    for name in facts:
        value.attrs.put(name, args.keywords.get(name))
    if cls.is_subclass(m.classes["SyntaxError"]):
        _keep_details(m, value, args)
    if cls.is_subclass(m.classes["ImportError"]):
        value.attrs.put("msg", args.positional[0] if len(args.positional) == 1 else None)
    strange = next((name for name in args.keywords if name not in facts), None)
    if strange is not None and not any(isinstance(cls.find(name), Function) for name in ("__init__", "__new__")):
        told = f"'{strange}' is an invalid keyword argument for {base.name}()" if facts else f"{base.name}() takes no keyword arguments"
        m.refuse("TypeError", told, args.place)


_DETAILS = ("filename", "lineno", "offset", "text", "end_lineno", "end_offset")


def _keep_details(m: Machine, value: Instance, args: Args) -> None:
    """Where in which text a SyntaxError is."""
    given = [m.resolve(each) for each in args.positional]
    details = given[1] if len(given) == 2 and isinstance(given[1], tuple) else ()
    if len(given) == 2 and isinstance(given[1], tuple) and len(details) not in (4, 6):
        m.refuse("TypeError", f"function takes at most 6 arguments ({len(details)} given)", args.place)
    for name, each in zip(("msg", *_DETAILS), ((given or [None])[0], *details, *[None] * 6), strict=False):
        value.attrs.put(name, each)
