"""Methods of strings."""

from __future__ import annotations

from typing import Any

from ...domain.symbols import MISSING, Name, Sym, Text, drop_prefix, ends_with, map_literals, parts_of, starts_with, text
from .. import describe, evaluation, native
from ..kinds import ValueKind, kind_of
from ..machine import Machine
from ..trace import Place, Value
from ..values import Args, BoundMethod, DictValue, is_constant, plain
from .methods import Method, bound_method, from_python

_SAME_STRING = frozenset({"lower", "upper", "strip", "lstrip", "rstrip", "capitalize", "title", "swapcase", "casefold", "expandtabs"})


def string_method(name: str) -> Method | None:
    if name in _STRING:
        return _STRING[name]
    if not isinstance(getattr(str, name, None), type(str.lower)):
        return None

    def method(m: Machine, receiver: Any, args: Args) -> Value:
        known = [m.deep(a) for a in args.positional]
        keywords = {k: m.deep(v) for k, v in args.keywords.items()}
        if isinstance(receiver, str) and all(is_constant(a) or _constant_tuple(a) for a in (*known, *keywords.values())):
            try:
                return from_python(m, native.method(m.limits, receiver, name, *known, **keywords))
            except native.REFUSALS as error:
                m.refused(error, args.place)
                return m.fresh(f"{name}()")
            except native.TooMuchError:
                return m.fresh(f"{name}()")
        if isinstance(receiver, Text) and name in ("lower", "upper") and not known:
            return map_literals(receiver, str.lower if name == "lower" else str.upper)
        kind = "str" if name in _SAME_STRING or name in ("replace", "zfill", "center", "ljust", "rjust") else None
        arguments = tuple(describe.identity(a) for a in known)
        return Sym(("str", name, receiver, arguments), f"{describe.describe(receiver)}.{name}()", kind)

    return method


def _constant_tuple(value: Value) -> bool:
    return type(value) is tuple and all(is_constant(v) for v in value)


def _join(m: Machine, receiver: Name, args: Args) -> Value:
    found = evaluation.items(m, args.get(0, "iterable"), args.place)
    if found.open:
        return m.fresh("a joined string", "str")
    parts: list[Value] = []
    for i, item in enumerate(found.values):
        if i:
            parts.append(receiver)
        parts.append(item)
        if not isinstance(item, str) and describe.is_data(told := plain(m.path.peek(item))) and not isinstance(told, str | Text):
            m.refuse("TypeError", f"sequence item {i}: expected str instance, {describe.type_name(told)} found", args.place)
    return evaluation.concat(m, parts)


def _starts_with(m: Machine, receiver: Name, args: Args) -> Value:
    prefixes = m.deep(args.get(0, "prefix"))
    options = prefixes if isinstance(prefixes, tuple) else (prefixes,)
    if len(args.positional) > 1:
        return _within(m, receiver, "startswith", options, args)
    if all(isinstance(p, str) for p in options) and isinstance(receiver, str):
        return receiver.startswith(options)
    if any(isinstance(p, str | Text) and starts_with(receiver, p) for p in options):
        return True
    head = parts_of(receiver)[0]
    if isinstance(head, str) and all(isinstance(p, str) and not p.startswith(head) for p in options):
        return False
    return evaluation.as_value(
        evaluation.asked(m, Sym(("startswith", receiver, options), f"{describe.describe(receiver)}.startswith(…)", "bool"))
    )


def _ends_with(m: Machine, receiver: Name, args: Args) -> Value:
    suffixes = m.deep(args.get(0, "suffix"))
    options = suffixes if isinstance(suffixes, tuple) else (suffixes,)
    if len(args.positional) > 1:
        return _within(m, receiver, "endswith", options, args)
    if all(isinstance(p, str) for p in options):
        if isinstance(receiver, str):
            return receiver.endswith(options)
        if any(ends_with(receiver, p) for p in options):
            return True
        tail = receiver.parts[-1]
        if isinstance(tail, str) and not any(p.endswith(tail) for p in options):
            return False
    return evaluation.as_value(
        evaluation.asked(m, Sym(("endswith", receiver, options), f"{describe.describe(receiver)}.endswith(…)", "bool"))
    )


def _within(m: Machine, receiver: Name, name: str, options: tuple[Value, ...], args: Args) -> Value:
    """`startswith(prefix, start, end)`, and `endswith`."""
    bounds = [m.resolve(a) for a in args.positional[1:]]
    if isinstance(receiver, str) and all(isinstance(p, str) for p in options) and all(b is None or isinstance(b, int) for b in bounds):
        return bool(getattr(receiver, name)(options, *bounds))
    return m.fresh(f"{name}()", "bool")


def _split(m: Machine, receiver: Name, args: Args, right: bool = False) -> Value:
    separator, limit = m.resolve(args.get(0, "sep")), m.resolve(args.get(1, "maxsplit", -1))
    if isinstance(receiver, str) and isinstance(separator, str | None) and isinstance(limit, int):
        if separator == "":
            m.refuse("ValueError", "empty separator", args.place)
            return m.fresh("split()")
        return from_python(m, receiver.rsplit(separator, limit) if right else receiver.split(separator, limit))
    if isinstance(receiver, Text) and isinstance(separator, str) and separator and limit == -1:
        return m.list(tuple(_split_text(receiver, separator)))
    out = m.list(
        (Sym(("split", receiver, separator if describe.hashable(separator) else "?", 0), f"part of {describe.describe(receiver)}", "str"),)
    )
    out.mark_open()
    return out


def _split_text(value: Text, separator: str) -> list[Name]:
    """Split at the separators in the known parts; an unknown part is taken to hold none."""
    pieces: list[list[str | Sym]] = [[]]
    for part in value.parts:
        if isinstance(part, str):
            first, *rest = part.split(separator)
            pieces[-1].append(first)
            pieces.extend([r] for r in rest)
        else:
            pieces[-1].append(part)
    return [text(p) for p in pieces]


def _replace(m: Machine, receiver: Name, args: Args) -> Value:
    old, new, count = m.resolve(args.get(0, "old")), m.resolve(args.get(1, "new")), m.resolve(args.get(2, "count", -1))
    if isinstance(old, str) and isinstance(new, str | Text) and (old or (isinstance(receiver, str) and isinstance(new, str))):
        if isinstance(receiver, str) and isinstance(new, str) and isinstance(count, int):
            try:
                return native.method(m.limits, receiver, "replace", old, new, count)
            except native.TooMuchError:
                return m.fresh("a long string", "str")
        out: list[str | Sym | Text] = []
        for part in parts_of(receiver):
            if not isinstance(part, str):
                out.append(part)
                continue
            for i, piece in enumerate(part.split(old)):
                if i:
                    out.append(new)
                out.append(piece)
        return text(out)
    if isinstance(old, Text) and isinstance(new, str | Text) and starts_with(receiver, old):
        rest = drop_prefix(receiver, old)
        return text([new, rest if rest is not None else ""])
    key = tuple(describe.identity(a) for a in (old, new))
    return Sym(("replace", receiver, key), f"{describe.describe(receiver)}.replace(…)", "str")


def _format_map(m: Machine, receiver: Name, args: Args) -> Value:
    named = m.resolve(args.get(0, "mapping"))
    if not isinstance(named, DictValue) or named.holder is not None or named.factory is not MISSING:
        return m.fresh("a formatted value", "str")
    known = {key: value for key in named.cells.keys() if isinstance(key, str) and (value := named.cells.get(key)) is not MISSING}
    return evaluation.format_method(m, receiver, Args([], known, args.place, unknown=named.open))


_STRING: dict[str, Method] = {
    "join": _join,
    "format_map": _format_map,
    "format": lambda m, receiver, args: evaluation.format_method(m, receiver, args),
    "startswith": _starts_with,
    "endswith": _ends_with,
    "split": _split,
    "rsplit": lambda m, receiver, args: _split(m, receiver, args, right=True),
    "replace": _replace,
}


@kind_of(str, Text)
class TextKind(ValueKind):
    """Strings, known or partly known."""

    def attribute(self, m: Machine, value: Any, name: str, place: Place) -> Value:
        method = string_method(name)
        if method is None and name.startswith("__"):
            own = evaluation.native_method(m, m.classes["str"], name)
            own = evaluation.native_method(m, m.classes["object"], name) if own is MISSING else own
            return MISSING if own is MISSING else BoundMethod(value, own)
        return MISSING if method is None else bound_method(value, name, method)
