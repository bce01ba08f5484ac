"""typing: annotations are not evaluated, but some names are called or subclassed."""

from _scopelint import AnnotatedTuple as _AnnotatedTuple
from _scopelint import named_tuple as _named_tuple
from _scopelint import unknown as _unknown

TYPE_CHECKING = False
Any = Union = Optional = Callable = List = Dict = Tuple = Set = Type = Iterable = Iterator = Sequence = Mapping = _unknown("typing")


class NamedTuple(_AnnotatedTuple):
    pass



class Generic:
    def __class_getitem__(cls, params):
        return cls


class ClassVar:
    def __class_getitem__(cls, item):
        return _OfClass(item)


class _OfClass:
    def __init__(self, item):
        self.__origin__, self.__args__ = ClassVar, (item,)


class Protocol:
    pass


class TypedDict(dict):
    pass


def TypeVar(name, *constraints, **kwargs):
    return _unknown(name)


def NewType(name, tp):
    return lambda x: x


def cast(typ, val):
    return val


def get_type_hints(obj, globalns=None, localns=None, include_extras=False):
    """The annotations of a function or of a class and those above it; texts are evaluated."""
    hints = {}
    for each in reversed(obj.__mro__) if isinstance(obj, type) else [obj]:
        written = each.__dict__.get("__annotations__", {}) if isinstance(obj, type) else getattr(each, "__annotations__", {})
        around = getattr(each, "__globals__", {}) if globalns is None else globalns
        for name, hint in written.items():
            hint = eval(hint, around, localns) if isinstance(hint, str) else hint
            hints[name] = type(None) if hint is None else hint
    return hints


def get_origin(tp):
    return getattr(tp, "__origin__", None)


def get_args(tp):
    return getattr(tp, "__args__", ())


def overload(func):
    return func


def no_type_check(func):
    return func


def final(f):
    return f


def runtime_checkable(cls):
    return cls
