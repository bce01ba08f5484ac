"""Code in strings: `eval` and `exec` of what is known."""

from __future__ import annotations

from functools import lru_cache

from ..diagnostics import Span
from ..source import nodes as n
from ..source.syntax import SourceError
from . import evaluate
from .machine import Machine
from .values import Args, Namespace, Value


def evaluated(m: Machine, args: Args) -> Value:
    """`eval(text)`; with other namespaces than the caller's, or of an unknown text, it gives something unknown."""
    body = _code(m, args)
    ns = namespace_of_caller(m, args)
    if body is None or ns is None or len(body) != 1 or not isinstance(body[0], n.ExprStmt):
        return m.fresh("eval()")
    return evaluate.expr(m, ns, body[0].value)


def executed(m: Machine, args: Args) -> Value:
    """`exec(text)`, likewise."""
    from .execute import block

    body, ns = _code(m, args), namespace_of_caller(m, args)
    if body is not None and ns is not None:
        block(m, ns, body)
    return None


def namespace_of_caller(m: Machine, args: Args) -> Namespace | None:
    """Where the names of the code that makes this call are looked up."""
    if m.active and m.active[-1][0].module.filename == args.place.filename:
        return m.active[-1][1]
    module = m.modules.get(args.place.filename)
    return None if module is None else module.scope


def _code(m: Machine, args: Args) -> n.Body | None:
    text = m.resolve(args.get(0, "source"))
    if not isinstance(text, str) or len(args.positional) != 1:
        return None
    return _lowered(text.strip(), args.place.filename, args.place.span)


@lru_cache(maxsize=256)
def _lowered(text: str, filename: str, span: Span) -> n.Body | None:
    """The statements in a text, all of them where the call is; None if it does not parse. Nodes belong to one file and place."""
    from ..source.lower import lower

    try:
        return lower(text, at=span).body
    except SourceError:
        return None
