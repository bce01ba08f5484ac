"""Builtin functions of numbers and texts."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...domain.symbols import Choice, Sym
from .. import describe, evaluation, native
from ..kinds import KINDS
from ..machine import Machine, Raised
from ..trace import Value
from ..values import OF_A_FILE, Args, Instance, Native, is_constant, plain


def _exit(m: Machine, args: Args) -> Value:
    raise Raised(m.exception("SystemExit", ""))


def of_numbers(function: Callable[..., Any], name: str) -> Callable[[Machine, Args], Value]:
    def applied(m: Machine, args: Args) -> Value:
        known = [plain(m.path.peek(a)) for a in args.positional]
        if len(known) == 1 and isinstance(known[0], Choice):
            return evaluation.each(m, known[0], lambda leaf: applied(m, Args([leaf], {}, args.place)))
        known = [m.deep(a) for a in known]
        if all(is_constant(k) for k in known):
            try:
                return native.call(m.limits, function, *known)
            except native.REFUSALS as error:
                m.refused(error, args.place)
            except native.TooMuchError:
                pass
        if name in ("hex", "oct", "bin") and len(known) == 1 and (index := evaluation.find_method(m, known[0], "__index__")) is not None:
            found = m.resolve(evaluation.call(m, index, [], {}, args.place))
            if describe.is_data(found) and not isinstance(found, int):
                m.refuse("TypeError", f"__index__ returned non-int (type {describe.type_name(found)})", args.place)
            elif isinstance(found, int):
                return function(found)
        own = _own_method(m, name, known)
        if own is not None:
            out = evaluation.call(m, own, known[1:], {}, args.place)
            if out is not NotImplemented:
                return out
        if name == "divmod" and len(known) == 2 and (reflected := evaluation.find_method(m, known[1], "__rdivmod__")) is not None:
            return evaluation.call(m, reflected, known[:1], {}, args.place)
        if known and all(map(describe.is_data, known)) and name in _OWN:
            m.refuse("TypeError", f"bad operand type for {name}(): '{describe.type_name(known[0])}'", args.place)
        for kind in {KINDS[type(k)]: True for k in known if type(k) in KINDS}:
            found = kind.function(m, name, known, args.place)
            if found is not NotImplemented:
                return found
        return Sym((name, *(describe.identity(k) for k in known)), f"{name}({', '.join(describe.describe(k) for k in known)})")

    return applied


_OWN = {"abs": "__abs__", "round": "__round__", "divmod": "__divmod__", "pow": "__pow__"}


def _own_method(m: Machine, name: str, known: list[Value]) -> Value | None:
    """The method of the first argument that does what a builtin function is asked for."""
    return evaluation.find_method(m, known[0], _OWN[name]) if name in _OWN and known and isinstance(known[0], Instance) else None


def _ascii(m: Machine, args: Args) -> Value:
    shown = m.resolve(evaluation.to_repr(m, args.positional[0]))
    return shown.encode("ascii", "backslashreplace").decode() if isinstance(shown, str) else shown


def _repr(m: Machine, args: Args) -> Value:
    return evaluation.to_repr(m, args.positional[0])


def _format(m: Machine, args: Args) -> Value:
    return evaluation.formatted(m, args.positional[0], m.resolve(args.get(1, "spec", "")))


def _print(m: Machine, args: Args) -> Value:
    """`print(...)`: it is told to an object of the program's own that it is to be written to; all else is not looked at."""
    target = m.resolve(args.keywords.get("file"))
    write = evaluation.find_method(m, target, "write") if isinstance(target, Instance) else None
    if write is not None and not args.unknown:
        between, end = (m.resolve(args.keywords.get(name)) for name in ("sep", "end"))
        between, end = " " if between is None else between, "\n" if end is None else end
        for part in (*(part for value in args.positional for part in (between, value)), end)[bool(args.positional) :]:
            evaluation.call(m, write, [evaluation.concat(m, [part])], {}, args.place)
    return None


def _unknown(name: str, kind: str | None = None) -> Callable[[Machine, Args], Value]:
    return lambda m, args: m.fresh(f"{name}()", kind)


def _open(m: Machine, args: Args) -> Value:
    if args.positional and m.resolve(args.positional[0]) is None:
        m.refuse_path("expected str, bytes or os.PathLike object, not NoneType", args.place)
    return m.fresh("open()", None, OF_A_FILE)


FUNCTIONS: dict[str, Native] = {
    "abs": of_numbers(abs, "abs"), "round": of_numbers(round, "round"), "divmod": of_numbers(divmod, "divmod"),
    "pow": of_numbers(pow, "pow"), "chr": of_numbers(chr, "chr"), "ord": of_numbers(ord, "ord"), "hex": of_numbers(hex, "hex"),
    "bin": of_numbers(bin, "bin"), "oct": of_numbers(oct, "oct"), "repr": _repr, "ascii": _ascii, "format": _format,
    "print": _print,
    "breakpoint": lambda m, args: None, "exit": _exit, "quit": _exit, "input": _unknown("input", "str"),
    "open": _open,
    "compile": _unknown("compile"), "memoryview": _unknown("memoryview"),
}  # fmt: skip
