"""Strings: building them in every usual form, with parts that are unknown."""

from __future__ import annotations

import re
import string

from ...domain.symbols import Choice, Sym, Text, text
from .. import describe, native
from ..kinds import kind_for
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import Args, Instance, ListValue, is_constant, leaves
from . import access, branch, calls, subscripts

_PERCENT = re.compile(
    r"%(?:\((?P<key>[^)]*)\))?(?P<flags>[#0\- +]*)(?P<width>\*|\d+)?(?:\.(?P<precision>\*|\d+))?[hlL]?(?P<type>[diouxXeEfFgGcrsa%])"
)


def concat(m: Machine, parts: list[Value]) -> Value:
    """The concatenation of `str(part)` for all parts. Where these have too many alternatives together, some are left open."""
    alternatives = 1
    for i, part in enumerate(parts):
        parts[i] = part = m.path.peek(part)
        if alternatives * leaves(part) <= m.limits.alternatives:
            alternatives *= leaves(part)
        else:
            parts[i] = Sym(("str", describe.identity(part)), "one of several texts", "str")
    return _joined(m, parts)


def _joined(m: Machine, parts: list[Value]) -> Value:
    for i, part in enumerate(parts):
        if isinstance(part, Choice):
            return branch.each(m, part, lambda leaf, i=i: _joined(m, [*parts[:i], leaf, *parts[i + 1 :]]))  # type: ignore[misc]
    out = text(to_string(m, p) for p in parts)
    if isinstance(out, str) and len(out) > m.limits.string:
        return m.fresh("a long string", "str")
    return out


def to_string(m: Machine, value: Value) -> str | Text | Sym:
    """`str(value)` of a value that is no `Choice`."""
    if isinstance(value, str | Text | Sym):
        return value
    if is_constant(value):
        return str(value)
    found = kind_for(value).text(m, value)
    if found is not NotImplemented:
        return to_string(m, found)
    if isinstance(value, tuple | ListValue):
        items = value if isinstance(value, tuple) else m.items_of(value)
        if all(is_constant(m.resolve(i)) for i in items) and not (isinstance(value, ListValue) and value.open):
            known = [m.resolve(i) for i in items]
            return str(tuple(known)) if isinstance(value, tuple) else str(known)
    own = _told(m, value, "__str__", "__repr__")
    if own is not None:
        return own
    if isinstance(value, Instance):
        args = value.attrs.get("args")
        if isinstance(args, tuple) and len(args) == 1 and isinstance(args[0], str | Text):
            return args[0]
    return Sym(("str", describe.identity(value)), f"str({describe.describe(value)})", "str")


def to_repr(m: Machine, value: Value) -> Value:
    """`repr(value)`."""

    def one(leaf: Value) -> Value:
        if is_constant(leaf):
            return repr(leaf)
        own = _told(m, leaf, "__repr__")
        return to_string(m, leaf) if own is None else own

    return branch.each(m, value, one)


def _told(m: Machine, value: Value, *methods: str) -> str | Text | Sym | None:
    """What the first of these methods that a value has says of it."""
    method = next((found for name in methods if (found := access.find_method(m, value, name)) is not None), None)
    if method is None:
        return None

    out = m.resolve(calls.call(m, method, [], {}, NOWHERE))
    return out if isinstance(out, str | Text | Sym) else Sym(("str", describe.identity(value)), f"str({describe.describe(value)})", "str")


def formatted(m: Machine, value: Value, spec: Value = "") -> Value:
    """`format(value, spec)`."""

    def one(leaf: Value) -> Value:
        if spec == "" or spec == "s":
            return to_string(m, leaf)
        method = access.find_method(m, leaf, "__format__")
        if method is not None:
            return calls.call(m, method, [spec], {}, NOWHERE)
        if isinstance(spec, str) and is_constant(leaf):
            try:
                return native.formatted(m.limits, spec, lambda: format(leaf, spec))
            except (ValueError, TypeError, native.TooMuchError):
                return m.fresh("a formatted value", "str")
        known = leaf if isinstance(leaf, Sym | Text) else to_string(m, leaf)
        return Sym(("format", spec, known), known.label if isinstance(known, Sym) else repr(known), "str")

    return branch.each(m, value, one)


def percent(m: Machine, template: Value, args: Value, place: Place) -> Value:
    """`template % args`."""
    args = m.path.peek(args)
    if isinstance(args, Choice):
        args = m.resolve(args)
    if not isinstance(template, str):
        pieces = template.parts if isinstance(template, Text) else (template,)
        if any(isinstance(p, str) and "%" in p for p in pieces):
            return Sym(("percent", template, describe.identity(args)), f"{template!r} % …", "str")
        return template
    parts: list[Value] = []
    position = index = 0
    values = list(args) if isinstance(args, tuple) else [args]

    def take() -> Value:
        nonlocal index
        index += 1
        if index <= len(values):
            return values[index - 1]
        return m.fresh("missing argument")

    for match in _PERCENT.finditer(template):
        parts.append(template[position : match.start()])
        position = match.end()
        if match["type"] == "%":
            parts.append("%")
            continue
        spec = "%" + match["flags"]
        for star, point in ((match["width"], ""), (match["precision"], ".")):
            if star is not None:
                spec += point + (str(take()) if star == "*" else star)
        spec += match["type"]
        value = subscripts.get_item(m, args, match["key"], place) if match["key"] is not None else take()
        parts.append(_percent_one(m, spec, value))
    parts.append(template[position:])
    return concat(m, parts)


def _percent_one(m: Machine, spec: str, value: Value) -> Value:
    def one(leaf: Value) -> Value:
        if is_constant(leaf):
            try:
                return native.formatted(m.limits, spec, lambda: spec % (leaf,))
            except (TypeError, ValueError, OverflowError, native.TooMuchError):
                return m.fresh("a formatted value", "str")
        known = to_string(m, leaf)
        if spec in ("%s", "%d", "%i"):
            return known
        return Sym(("format", spec, known), known.label if isinstance(known, Sym) else repr(known), "str")

    return branch.each(m, value, one)


def format_method(m: Machine, template: Value, args: Args) -> Value:
    """`template.format(*args, **keywords)`."""
    if not isinstance(template, str):
        return Sym(("format call", template, args.place), f"{template!r}.format(…)", "str")
    parts: list[Value] = []
    automatic = 0
    try:
        fields = list(string.Formatter().parse(template))
    except ValueError:
        return m.fresh("a formatted value", "str")
    for literal, field, spec, conversion in fields:
        parts.append(literal)
        if field is None:
            continue
        first, steps = _field(field)
        if first == "":
            first, automatic = str(automatic), automatic + 1
        if first.isdigit():
            index = int(first)
            value: Value = args.positional[index] if index < len(args.positional) else m.fresh(f"argument {index}")
        else:
            value = args.keywords[first] if first in args.keywords else m.fresh(first)
        for is_attribute, name in steps:
            if is_attribute:
                value = access.get_attribute(m, value, name, args.place)
            else:
                value = subscripts.get_item(m, value, int(name) if name.isdigit() else name, args.place)
        if conversion == "r":
            value = to_repr(m, value)
        parts.append(formatted(m, value, spec if spec and "{" not in spec else ("" if not spec else m.fresh("format"))))
    return concat(m, parts)


def _field(field: str) -> tuple[str, list[tuple[bool, str]]]:
    """`a.b[0]` as its first name and the steps after it (is an attribute, name)."""
    first = re.match(r"[^.\[]*", field)
    head = first.group() if first else ""
    steps = [(m.group(1) is not None, m.group(1) or m.group(2)) for m in re.finditer(r"\.([^.\[]+)|\[([^\]]*)\]", field[len(head) :])]
    return head, steps
