"""Code in strings and the namespaces it runs in: `eval`, `exec`, `globals` and `locals`."""

from __future__ import annotations

from functools import lru_cache

from ...diagnostics import Span
from ...source import nodes as n
from ...source.syntax import SourceError
from .. import evaluation
from ..machine import Machine
from ..trace import Value
from ..values import Args, DictValue, ImportRef, Namespace, Native


def evaluated(m: Machine, args: Args) -> Value:
    """`eval(text)`; with other namespaces than the caller's, or of an unknown text, it gives something unknown."""
    body = _code(m, args)
    ns = namespace_of_caller(m, args)
    if body is None or ns is None or len(body) != 1 or not isinstance(body[0], n.ExprStmt):
        return m.fresh("eval()")
    return evaluation.expr(m, ns, body[0].value)


def executed(m: Machine, args: Args) -> Value:
    """`exec(text)`, likewise."""
    body, ns = _code(m, args), namespace_of_caller(m, args)
    if body is not None and ns is not None:
        evaluation.block(m, ns, body)
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
    from ...source.lower import lower  # start-up time: a run that finds everything in the cache needs no parser

    try:
        return lower(text, at=span).body
    except SourceError:
        return None


def _globals(m: Machine, args: Args) -> Value:
    module = m.modules.get(args.place.filename)
    return m.fresh("globals()") if module is None else _names_in(m, module.scope)


def local_names(m: Machine, args: Args) -> Value:
    ns = namespace_of_caller(m, args)
    return m.fresh("locals()") if ns is None else _names_in(m, ns)


def _names_in(m: Machine, ns: Namespace) -> DictValue:
    """A dict of the names bound in a namespace, as they are now."""
    found = {k: ns.cells.get(k) for k in ns.cells.keys() if k != "__function__"}
    return m.dict({k: evaluation.force(m, v) if isinstance(v, ImportRef) else v for k, v in found.items()})


FUNCTIONS: dict[str, Native] = {"eval": evaluated, "exec": executed, "globals": _globals, "locals": local_names}
