"""What the stubs of `re` and `json` are written over: exact on what is known."""

from __future__ import annotations

import json
import re
from typing import Any

from ..domain.symbols import Sym
from ..language import describe, evaluation, native
from ..language.builtins import methods
from ..language.trace import Value
from ..language.values import Args, DictValue, ListValue, SetValue, is_constant, plain
from .machine import Machine
from .registry import primitive


@primitive("regex")
def regex(m: Machine, args: Args) -> Value:
    """`regex(function, pattern, string, flags=0)`: for `match`, `search` and `fullmatch` the tuple (groups, named groups, spans by
    group, the last group) or None, for `finditer` a list of these; for `compile` the tuple (number of groups, their names, flags); for
    the others what they return. `pos` and `endpos` may follow the flags. A symbol if something is not known."""
    function, *given = (m.resolve(a) for a in args.positional)
    if all(is_constant(g) for g in given):
        try:
            found = native.regex(m.limits, function, *given)
        except (re.error, RecursionError, native.TooMuchError):
            return m.fresh(f"re.{function}()")
        except native.REFUSALS as error:
            m.refused(error, args.place)
            return m.fresh(f"re.{function}()")
        if function == "finditer":
            return m.list(tuple(_matched(m, each) for each in found))
        if isinstance(found, re.Pattern):
            return (found.groups, m.dict(dict(found.groupindex)), int(found.flags))
        if isinstance(found, re.Match):
            return _matched(m, found)
        return m.list(tuple(found)) if isinstance(found, list) else found
    key = tuple(describe.identity(g) for g in given)
    kind = "str" if function == "sub" else None
    return Sym(("re", function, key), f"re.{function}({', '.join(describe.describe(g) for g in given[:2])})", kind)


def _matched(m: Machine, found: re.Match[Any]) -> Value:
    spans: dict[Value, Value] = {key: found.span(key) for key in (*range(len(found.groups()) + 1), *found.groupdict())}
    return ((found.group(), *found.groups()), m.dict(dict(found.groupdict())), m.dict(spans), found.lastindex)


@primitive("parsed_json")
def parsed_json(m: Machine, args: Args) -> Value:
    """`parsed_json(text, refused=None)`: what `json.loads` makes of a known string, or `refused(message)` of one that is no JSON; a
    symbol for any other."""
    text = m.resolve(args.positional[0])
    if isinstance(text, str | bytes):
        try:
            return methods.from_python(m, json.loads(text))
        except ValueError as error:
            if len(args.positional) > 1:
                return evaluation.call(m, args.positional[1], [str(error)], {}, args.place)
    return Sym(("json", describe.identity(text)), "json.loads()")


@primitive("written_json")
def written_json(m: Machine, args: Args) -> Value:
    """`written_json(value, options)`: what `json.dumps` makes of a value that is wholly known, with a dict of options; a symbol of any
    other."""
    value, options = args.positional
    try:
        found = json.dumps(_known(m, value), **_known(m, options))
        return native.small(m.limits, found)
    except (_NotKnownError, RecursionError, native.TooMuchError):
        pass
    except native.REFUSALS as error:
        m.refused(error, args.place)
    return Sym(("json", describe.identity(m.resolve(value))), "json.dumps()", "str")


class _NotKnownError(Exception):
    pass


def _known(m: Machine, value: Value) -> Any:
    """A value as Python has it. Raises _NotKnownError where something of it is not known, or is no plain data."""
    value = plain(m.resolve(value))
    if isinstance(value, ListValue) and not value.open:
        return [_known(m, each) for each in m.items_of(value)]
    if isinstance(value, SetValue) and not value.open:
        return {_known(m, key) for key in value.cells.keys()}
    if isinstance(value, DictValue) and not value.open:
        return {_known(m, key): _known(m, value.cells.get(key)) for key in value.cells.keys()}
    if isinstance(value, tuple):
        return [_known(m, each) for each in value]
    if value is None or isinstance(value, str | bool | int | float):
        return value
    raise _NotKnownError
