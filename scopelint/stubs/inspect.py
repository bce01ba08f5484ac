"""inspect: what a function takes, and what kind of object something is."""

from collections import namedtuple

from _scopelint import known, signature_of, unknown
from sys import _getframe

_empty = type("_empty", (), {})
_FUNCTION = type(lambda: None)

ArgSpec = namedtuple("ArgSpec", ["args", "varargs", "keywords", "defaults"])
FullArgSpec = namedtuple("FullArgSpec", ["args", "varargs", "varkw", "defaults", "kwonlyargs", "kwonlydefaults", "annotations"])


class Parameter:
    empty = _empty
    POSITIONAL_ONLY = "POSITIONAL_ONLY"
    POSITIONAL_OR_KEYWORD = "POSITIONAL_OR_KEYWORD"
    VAR_POSITIONAL = "VAR_POSITIONAL"
    KEYWORD_ONLY = "KEYWORD_ONLY"
    VAR_KEYWORD = "VAR_KEYWORD"

    def __init__(self, name, kind, default=_empty, annotation=_empty):
        self.name = name
        self.kind = kind
        self.default = default
        self.annotation = annotation


class Signature:
    empty = _empty

    def __init__(self, parameters=None):
        self.parameters = {p.name: p for p in parameters or ()}


def signature(callable, *, follow_wrapped=True):
    while follow_wrapped and hasattr(callable, "__wrapped__"):
        callable = callable.__wrapped__
    found = signature_of(callable)
    if found is None:
        return unknown("inspect.signature()")
    return Signature([Parameter(name, kind, default if given else _empty) for name, kind, given, default in found])


def _named(found, *kinds):
    return [name for name, kind, given, default in found if kind in kinds]


def getfullargspec(func):
    found = signature_of(func)
    if found is None:
        return unknown("inspect.getfullargspec()")
    args = _named(found, "POSITIONAL_ONLY", "POSITIONAL_OR_KEYWORD")
    defaults = tuple([default for name, kind, given, default in found if given and name in args])
    only = _named(found, "KEYWORD_ONLY")
    return FullArgSpec(
        args,
        (_named(found, "VAR_POSITIONAL") + [None])[0],
        (_named(found, "VAR_KEYWORD") + [None])[0],
        defaults or None,
        only,
        {name: default for name, kind, given, default in found if given and name in only} or None,
        {},
    )


def getargspec(func):
    full = getfullargspec(func)
    return ArgSpec(full.args, full.varargs, full.varkw, full.defaults)


def currentframe():
    return _getframe()


def isclass(object):
    return isinstance(object, type)


def isfunction(object):
    return isinstance(object, _FUNCTION)


def ismethod(object):
    return hasattr(object, "__self__") and hasattr(object, "__func__")


def isroutine(object):
    return callable(object) and not isclass(object)


def isgeneratorfunction(object):
    return unknown("inspect.isgeneratorfunction()")


def getdoc(object):
    return getattr(object, "__doc__", None)


def getmembers(object, predicate=None):
    names = sorted(dir(object))
    if not known(len(names)):
        return unknown("inspect.getmembers()")
    found = [(name, getattr(object, name)) for name in names]
    return [(name, value) for name, value in found if predicate is None or predicate(value)]

