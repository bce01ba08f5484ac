"""What the stubs of `re`, `json`, `csv` and their like are written over: exact on what is known."""

from __future__ import annotations

import configparser
import csv
import datetime
import json
import re
import sys
from typing import Any

from ..domain.symbols import Sym
from ..language import describe, evaluation, native
from ..language.builtins import methods
from ..language.trace import Value
from ..language.values import Args, DictValue, ListValue, SetValue, is_constant, plain
from .machine import Machine
from .registry import primitive

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib


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


@primitive("parsed_toml")
def parsed_toml(m: Machine, args: Args) -> Value:
    """`parsed_toml(text, refused)`: what `tomllib.loads` makes of a known string, or `refused(message)` of one that is no TOML; None of
    any other, and of one with dates."""
    text = m.resolve(args.positional[0])
    try:
        found = tomllib.loads(text) if isinstance(text, str) else None
    except ValueError as error:
        return evaluation.call(m, args.positional[1], [str(error)], {}, args.place)
    return None if _has_dates(found) else methods.from_python(m, found)


def _has_dates(value: Any) -> bool:
    if isinstance(value, dict | list):
        return any(map(_has_dates, value.values() if isinstance(value, dict) else value))
    return isinstance(value, datetime.date | datetime.time)


@primitive("csv_rows")
def csv_rows(m: Machine, args: Args) -> Value:
    """`csv_rows(lines, settings, refused)`: the rows that `csv.reader` finds in lines that are known, or `refused(message)` of lines that
    it refuses; None where something is not known."""
    try:
        return methods.from_python(m, list(csv.reader(_known(m, args.positional[0]), **_known(m, args.positional[1]))))
    except csv.Error as error:
        return evaluation.call(m, args.positional[2], [str(error)], {}, args.place)
    except (_NotKnownError, TypeError, ValueError):
        return None


@primitive("parsed_config")
def parsed_config(m: Machine, args: Args) -> Value:
    """`parsed_config(text, settings, refused)`: the sections in a known string as `configparser` reads it, each with its options as they
    are written: (name, [(option, value), …]); `refused(exception, message)` of one that it refuses; None where something is not known."""
    try:
        text, settings = _known(m, args.positional[0]), _known(m, args.positional[1])
        parser = _plain_parser(settings)
        parser.read_string(text)
    except configparser.Error as error:
        return evaluation.call(m, args.positional[2], [type(error).__name__, str(error)], {}, args.place)
    except (_NotKnownError, TypeError, ValueError):
        return None
    held = [(parser.default_section, dict(parser.defaults())), *((name, dict(parser._sections[name])) for name in parser.sections())]  # type: ignore[attr-defined]
    return m.list(tuple((name, m.list(tuple(options.items()))) for name, options in held))


def _plain_parser(settings: dict[str, Any]) -> configparser.RawConfigParser:
    parser = configparser.RawConfigParser(**settings)
    parser.optionxform = str  # type: ignore[assignment, method-assign]
    return parser


_INTERPOLATIONS = {"basic": configparser.BasicInterpolation, "extended": configparser.ExtendedInterpolation}


@primitive("interpolated")
def interpolated(m: Machine, args: Args) -> Value:
    """`interpolated(kind, section, option, value, options, sections, refused)`: a value with what it names put in, as `configparser`
    does it."""
    kind, section, option, value = (m.resolve(each) for each in args.positional[:4])
    try:
        parser = configparser.RawConfigParser()
        parser.read_dict(_known(m, args.positional[5]))
        return _INTERPOLATIONS[kind]().before_get(parser, section, option, value, _known(m, args.positional[4]))
    except configparser.Error as error:
        return evaluation.call(m, args.positional[6], [type(error).__name__, str(error)], {}, args.place)
    except (_NotKnownError, *native.REFUSALS):
        return m.fresh("a value of a configuration", "str")


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
