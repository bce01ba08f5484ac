"""Strings: building them in every usual form, with parts that are unknown."""

from __future__ import annotations

import itertools
import re
import string
from collections.abc import Iterator

from ...domain.symbols import MISSING, Choice, Sym, Text, text
from ...source import nodes as n
from .. import describe, native
from ..describe import is_data
from ..kinds import kind_for
from ..machine import Machine
from ..trace import NOWHERE, Place, Value
from ..values import (
    Args,
    BoundMethod,
    Builtin,
    ClassValue,
    DictValue,
    DictView,
    FrozenSetValue,
    Function,
    Instance,
    ListValue,
    NamedTuple,
    Range,
    SetValue,
    is_constant,
    leaves,
    plain,
)
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
    own = _told(m, value, "__str__")
    if own is not None:
        return own
    if isinstance(value, Instance) and value.cls.is_subclass(m.classes["BaseException"]):
        return _message(m, value)
    own = _told(m, value, "__repr__")
    if own is not None:
        return own
    shown = _shown(m, value, 0)
    if shown is None and isinstance(value, BoundMethod) and isinstance(value.function, Function):
        name = describe.qualified(value.function.name, value.function.closure)
        return text([f"<bound method {name} of ", to_string(m, m.resolve(to_repr(m, value.receiver))), ">"])
    if shown is None and type(value) is Instance and is_data(value) and value.cls.module is not None and not value.cls.module.stub:
        address = Sym(("address", value), f"the address of {describe.describe(value)}", "str")
        return text([f"<{value.cls.module.name}.{value.cls.label or value.cls.name} object at ", address, ">"])
    return shown if shown is not None else Sym(("str", describe.identity(value)), f"str({describe.describe(value)})", "str")


def to_repr(m: Machine, value: Value) -> Value:
    """`repr(value)`."""

    def one(leaf: Value) -> Value:
        if is_constant(leaf):
            return repr(leaf)
        own = _told(m, leaf, "__repr__")
        if own is not None:
            return own
        shown = _shown(m, leaf, 0)
        return to_string(m, leaf) if shown is None else shown

    return branch.each(m, value, one)


_NESTED = 20
"""How deep containers are written out in one another."""


def _message(m: Machine, value: Instance) -> str | Text | Sym:
    """`str()` of an exception."""
    args = m.resolve(value.attrs.get("args"))
    if not isinstance(args, tuple) or not args:
        return ""
    if len(args) > 1 or value.cls.is_subclass(m.classes["KeyError"]):
        shown = to_repr(m, args if len(args) > 1 else args[0])
        return to_string(m, m.resolve(shown))
    return to_string(m, m.resolve(args[0]))


def _shown(m: Machine, value: Value, depth: int) -> str | None:
    """`repr()` of Python's own values, as far as that is known through and through."""
    value = m.path.peek(value)
    if is_constant(value):
        return repr(value)
    if depth > _NESTED:
        return None
    if any(each is value for each in _OPEN):  # it holds itself
        return _name_of(value, "...") if isinstance(value, SetValue) else "[...]" if isinstance(value, ListValue) else "{...}"
    if _known_by_itself(value):
        told = _told(m, value, "__repr__")
        if told is not None or not isinstance(value, ListValue | DictValue):
            return told if isinstance(told, str) else _of_instance(m, value, depth) if told is None else None
    if not isinstance(value, ListValue | DictValue):
        return _of_parts(m, value, depth)
    _OPEN.append(value)
    try:
        return _of_parts(m, value, depth)
    finally:
        _OPEN.pop()


_OPEN: list[Value] = []
"""The containers whose text is being made."""


def _name_of(value: SetValue, items: str) -> str:
    """What the text of a set says around its items, where it says its class."""
    of_python = "frozenset" if isinstance(value, FrozenSetValue) else "set"
    return f"{of_python if value.holder is None else value.holder.cls.name}({items})"


def _of_parts(m: Machine, value: Value, depth: int) -> str | None:
    """The same of what is written as its parts are."""
    if isinstance(value, tuple | ListValue):
        is_list = isinstance(value, ListValue)
        items = m.items_of(value) if isinstance(value, ListValue) else value
        shown = [_shown(m, item, depth + 1) for item in items]
        known = [s for s in shown if s is not None]
        if len(known) < len(shown) or (isinstance(value, ListValue) and value.open):
            return None
        if isinstance(value, DictView):
            return f"dict_{value.kind}([{', '.join(known)}])"
        return f"[{', '.join(known)}]" if is_list else f"({', '.join(known)}{',' if len(known) == 1 else ''})"
    if isinstance(value, SetValue | DictValue):
        return _of_mapping(m, value, depth)
    return _of_code(value)


def _known_by_itself(value: Value) -> bool:
    return isinstance(value, Instance | NamedTuple) or (isinstance(value, ListValue | DictValue) and value.holder is not None)


def _of_instance(m: Machine, value: Value, depth: int) -> str | None:
    if isinstance(value, NamedTuple):
        names = m.resolve(value.cls.find("_fields"))
        shown = [_shown(m, item, depth + 1) for item in value]
        if not isinstance(names, tuple) or len(names) != len(shown) or any(s is None for s in shown):
            return None
        return f"{value.cls.name}({', '.join(f'{name}={each}' for name, each in zip(names, shown, strict=True))})"
    if isinstance(value, Instance) and value.cls.is_subclass(m.classes["BaseException"]):
        args = m.resolve(value.attrs.get("args"))
        shown = [_shown(m, item, depth + 1) for item in args] if isinstance(args, tuple) else [None]
        return None if any(s is None for s in shown) else f"{value.cls.name}({', '.join(str(s) for s in shown)})"
    return None


def _of_mapping(m: Machine, value: DictValue, depth: int) -> str | None:
    if value.open:
        return None
    pairs = [(key, item) for key in value.cells.keys() if (item := m.resolve(value.cells.get(key))) is not MISSING]
    if isinstance(value, SetValue):
        keys = [_shown(m, key, depth + 1) for key, _ in pairs]
        if any(k is None for k in keys):
            return None
        items = f"{{{', '.join(str(k) for k in keys)}}}" if keys else ""
        bare = items and value.holder is None and not isinstance(value, FrozenSetValue)
        return items if bare else _name_of(value, items)
    shown = [(_shown(m, key, depth + 1), _shown(m, item, depth + 1)) for key, item in pairs]
    if any(key is None or item is None for key, item in shown):
        return None
    items = f"{{{', '.join(f'{key}: {item}' for key, item in shown)}}}"
    if value.made_of is None:
        return items
    factory = _shown(m, value.factory, depth + 1)
    return None if factory is None else f"{value.made_of.name}({factory}, {items})"


def _of_code(value: Value) -> str | None:
    """Classes and ranges."""
    if isinstance(value, ClassValue):
        if value.python is not None and value.module is None:
            return f"<class '{value.name}'>"
        own = value.attrs.get("__module__")
        module = f"{own}." if isinstance(own, str) else f"{value.module.name}." if value.module is not None else ""
        return f"<class '{module}{value.label or value.name}'>"
    if isinstance(value, Range) and value.stop is not None:
        return repr(range(value.start, value.stop, value.step))
    return None


def _told(m: Machine, value: Value, *methods: str) -> str | Text | Sym | None:
    """What the first of these methods that a value has says of it."""
    method = next((found for name in methods if (found := access.find_method(m, value, name)) is not None), None)
    if method is None:
        return None
    if isinstance(value, NamedTuple) and isinstance(method, BoundMethod) and isinstance(method.function, Builtin):
        return None  # Python's own, which is written out here

    out = m.resolve(calls.call(m, method, [], {}, NOWHERE))
    if is_data(out) and not isinstance(out, str):
        m.refuse("TypeError", f"{methods[0]} returned non-string", NOWHERE)
    return out if isinstance(out, str | Text | Sym) else Sym(("str", describe.identity(value)), f"str({describe.describe(value)})", "str")


def formatted(m: Machine, value: Value, spec: Value = "") -> Value:
    """`format(value, spec)`."""

    def one(leaf: Value) -> Value:
        method = access.find_method(m, leaf, "__format__") if isinstance(leaf, Instance) else None
        if method is not None:
            out = m.resolve(calls.call(m, method, [spec], {}, NOWHERE))
            if is_data(out) and not isinstance(out, str):
                m.refuse("TypeError", f"__format__ must return a str, not {describe.type_name(out)}", NOWHERE)
            return out
        if spec == "" or (spec == "s" and (isinstance(leaf, str | Text | Sym) or not is_data(leaf))):
            return to_string(m, leaf)
        if isinstance(spec, str) and is_constant(leaf):
            try:
                return native.formatted(m.limits, spec, lambda: format(leaf, spec))
            except native.REFUSALS as error:
                m.refused(error, NOWHERE)
                return m.fresh("a formatted value", "str")
            except native.TooMuchError:
                return m.fresh("a formatted value", "str")
        if is_data(leaf):
            m.refuse("TypeError", f"unsupported format string passed to {describe.type_name(leaf)}.__format__", NOWHERE)
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
        if is_data(args):
            m.refuse("TypeError", "not enough arguments for format string", place)
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
    if index < len(values) and is_data(args) and not isinstance(args, DictValue):
        m.refuse("TypeError", "not all arguments converted during string formatting", place)
    parts.append(template[position:])
    return concat(m, parts)


def _percent_one(m: Machine, spec: str, value: Value) -> Value:
    def one(leaf: Value) -> Value:
        if spec[-1] not in "rsa":
            leaf = plain(leaf)
        if is_constant(leaf):
            try:
                return native.formatted(m.limits, spec, lambda: spec % (leaf,))
            except native.REFUSALS as error:
                m.refused(error, NOWHERE)
                return m.fresh("a formatted value", "str")
            except native.TooMuchError:
                return m.fresh("a formatted value", "str")
        known = to_string(m, m.resolve(to_repr(m, leaf))) if spec.endswith("r") else to_string(m, leaf)
        if spec[-1] not in "rs" and is_data(leaf):
            m.refuse("TypeError", "a number is required", NOWHERE)
        if spec in ("%d", "%i") and type(known) is Sym and known.kind is None:
            return Sym(known.key, known.label, "int")  # the same value, of which this much is known
        if spec in ("%s", "%r", "%d", "%i"):
            return known
        if isinstance(known, str) and spec[-1] in "rs":
            return native.formatted(m.limits, spec, lambda: f"{spec[:-1]}s" % known)
        return Sym(("format", spec, known), known.label if isinstance(known, Sym) else repr(known), "str")

    return branch.each(m, value, one)


def format_method(m: Machine, template: Value, args: Args) -> Value:
    """`template.format(*args, **keywords)`."""
    if not isinstance(template, str):
        return Sym(("format call", template, args.place), f"{template!r}.format(…)", "str")
    out = _filled_in(m, template, args, itertools.count())
    func = args.node.func if args.node is not None and not args.place.stub else None
    if isinstance(func, n.Attribute) and isinstance(func.value, n.Const) and type(out) is str:
        _tell_what_is_left_out(m, template, args, out)
    return out


def _tell_what_is_left_out(m: Machine, template: str, args: Args, out: str) -> None:
    """A template that is written down has no place for something that it is given: that was to tell texts apart."""
    fields = [field for _, name, spec, _ in string.Formatter().parse(template) for field in _fields_of(name, spec)]
    automatic = itertools.count()
    used = {field or str(next(automatic)) for field in fields}
    named = {**{str(index): value for index, value in enumerate(args.positional)}, **args.keywords}
    left = tuple(plain(value) for name, value in named.items() if name not in used)
    if left and all(type(value) in (int, str) for value in left):
        m.note("left out of a text", args.place, text=out, given=left)


def tell_what_is_cut(m: Machine, whole: str, cut: str, node: n.Slice, place: Place) -> None:
    """So many letters of a text are taken, and they end inside of a word: what was to make it short may make it that of another one."""
    beyond = whole[len(cut) : len(cut) + 1]
    inside = len(cut) > 1 and cut[-1:].isalpha() and beyond.isalpha() and beyond.islower()
    if inside and node.lower is None and node.step is None and isinstance(node.upper, n.Const | n.Name) and whole.startswith(cut):
        m.note("cut out of a text", place, text=cut, given=(whole,))


def _fields_of(name: str | None, spec: str | None) -> Iterator[str]:
    """What a field of a template, and those in how it is to be written, stand for."""
    if name is not None:
        yield _field(name)[0]
        yield from (_field(inner)[0] for _, inner, _, _ in string.Formatter().parse(spec or "") if inner is not None)


def _filled_in(m: Machine, template: str, args: Args, automatic: Iterator[int]) -> Value:
    """A template with its fields filled in; `automatic` numbers those without a name, in their order."""
    parts: list[Value] = []
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
            first = str(next(automatic))
        value = _argument(m, first, args)
        for is_attribute, name in steps:
            if is_attribute:
                value = access.get_attribute(m, value, name, args.place)
            else:
                value = subscripts.get_item(m, value, int(name) if name.isdigit() else name, args.place)
        if conversion is not None:
            value = converted(m, conversion, value)
        parts.append(formatted(m, value, m.resolve(_filled_in(m, spec, args, automatic)) if spec and "{" in spec else spec or ""))
    return concat(m, parts)


def _argument(m: Machine, name: str, args: Args) -> Value:
    """What a field of a template stands for."""
    if not name.isdigit():
        if name not in args.keywords and not args.unknown:
            m.refuse("KeyError", name, args.place)
        return args.keywords[name] if name in args.keywords else m.fresh(name)
    if int(name) < len(args.positional):
        return args.positional[int(name)]
    if not args.unknown:
        m.refuse("IndexError", f"Replacement index {name} out of range for positional args tuple", args.place)
    return m.fresh(f"argument {name}")


def converted(m: Machine, conversion: str, value: Value) -> Value:
    """`!r`, `!s` or `!a` of a field."""
    if conversion == "s":
        return concat(m, [value])
    shown = m.resolve(to_repr(m, value))
    return shown.encode("ascii", "backslashreplace").decode() if conversion == "a" and isinstance(shown, str) else shown


def _field(field: str) -> tuple[str, list[tuple[bool, str]]]:
    """`a.b[0]` as its first name and the steps after it (is an attribute, name)."""
    first = re.match(r"[^.\[]*", field)
    head = first.group() if first else ""
    steps = [(m.group(1) is not None, m.group(1) or m.group(2)) for m in re.finditer(r"\.([^.\[]+)|\[([^\]]*)\]", field[len(head) :])]
    return head, steps
