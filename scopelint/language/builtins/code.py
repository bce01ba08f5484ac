"""Code in strings and the namespaces it runs in: `eval`, `exec`, `globals` and `locals`."""

from __future__ import annotations

import textwrap
import warnings
from functools import lru_cache
from typing import cast

from ...diagnostics import Span
from ...domain.trail import Cells
from ...source import nodes as n
from ...source.syntax import SourceError
from .. import evaluation
from ..machine import Machine
from ..trace import Value
from ..values import Args, DictValue, ModuleValue, Namespace, Native, PythonCells


def evaluated(m: Machine, args: Args) -> Value:
    """`eval(text)`; with other namespaces than the caller's, or of an unknown text, it gives something unknown."""
    body, ns = _code(m, args), _namespace(m, args)
    if body is None or ns is None or len(body) != 1 or not isinstance(body[0], n.ExprStmt):
        return m.fresh("eval()")
    return evaluation.expr(m, ns, body[0].value)


def executed(m: Machine, args: Args) -> Value:
    """`exec(text)`, likewise."""
    body, ns = _code(m, args), _namespace(m, args)
    if body is not None and ns is not None:
        evaluation.block(m, ns, body)
    else:  # it may bind any name
        for each in map(m.resolve, args.positional[1:]):
            if isinstance(each, DictValue):
                each.mark_open()
    return None


def namespace_of_caller(m: Machine, args: Args) -> Namespace | None:
    """Where the names of the code that makes this call are looked up."""
    if m.bodies and m.bodies[-1][0] == len(m.active) and m.bodies[-1][1].module.filename == args.place.filename:
        return m.bodies[-1][1]
    if m.active and m.active[-1][0].module.filename == args.place.filename:
        return m.active[-1][1]
    module = m.modules.get(args.place.filename)
    return None if module is None else module.scope


def _code(m: Machine, args: Args) -> n.Body | None:
    text = m.resolve(args.get(0, "source"))
    if not isinstance(text, str):
        return None
    if m.catches("SyntaxError"):
        refused = _syntax_error(text)
        if refused is not None:
            raise m.crash(type(refused).__name__, refused.msg, args.place)
    return _lowered(textwrap.dedent(text).strip(), args.place.filename, args.place.span)


def _syntax_error(text: str) -> SyntaxError | None:
    """What Python has against a text."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            compile(text.lstrip(" \t"), "<string>", "exec", dont_inherit=True)
        except SyntaxError as error:
            return error
        except (ValueError, RecursionError, MemoryError):
            return None
    return None


def _namespace(m: Machine, args: Args) -> Namespace | None:
    """Where `eval` and `exec` look up names and bind them: in the dicts that they are given, else where the caller does."""
    given = [m.resolve(args.get(index, name)) for index, name in ((1, "globals"), (2, "locals"))]
    if given[0] is None and given[1] is None:
        return namespace_of_caller(m, args)
    if not isinstance(given[0], DictValue) or not (given[1] is None or isinstance(given[1], DictValue)):
        return None
    scope = Namespace(m.trail, "module", None, None)
    scope.cells = cast(Cells[str, Value], given[0].cells)
    scope.module = ModuleValue("exec", args.place.filename, scope, None, args.place.stub, state=PythonCells(m.trail))
    if given[1] is None:
        return scope
    inner = Namespace(m.trail, "class", scope, scope.module)  # names are bound in the second dict, and looked up in the first one too
    inner.cells = cast(Cells[str, Value], given[1].cells)
    return inner


@lru_cache(maxsize=256)
def _lowered(text: str, filename: str, span: Span) -> n.Body | None:
    """The statements in a text, all of them where the call is; None if it does not parse. Nodes belong to one file and place."""
    from ...source.lower import lower  # start-up time: a run that finds everything in the cache needs no parser

    try:
        return lower(text, at=span).body
    except (SourceError, SyntaxError):  # Python's own: a number of more digits than it reads
        return None


def _globals(m: Machine, args: Args) -> Value:
    module = m.modules.get(args.place.filename)
    return m.fresh("globals()") if module is None else evaluation.names_in(m, module.scope)


def local_names(m: Machine, args: Args) -> Value:
    ns = namespace_of_caller(m, args)
    return m.fresh("locals()") if ns is None else evaluation.names_in(m, ns)


FUNCTIONS: dict[str, Native] = {"eval": evaluated, "exec": executed, "globals": _globals, "locals": local_names}
