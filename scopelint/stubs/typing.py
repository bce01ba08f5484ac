"""typing: annotations are not evaluated, but some names are called or subclassed."""

from _scopelint import AnnotatedTuple as _AnnotatedTuple
from _scopelint import named_tuple as _named_tuple
from _scopelint import is_sequence, is_unknown, known
from _scopelint import unknown as _unknown

TYPE_CHECKING = False
Any = Callable = Type = Iterable = Iterator = Sequence = Mapping = _unknown("typing")


def _shown(arg):
    if isinstance(arg, type):
        return arg.__qualname__ if arg.__module__ == "builtins" else "%s.%s" % (arg.__module__, arg.__qualname__)
    return "..." if arg is ... else repr(arg)


class _Alias:
    """`List[int]`."""

    def __init__(self, form, args):
        self._form, self.__origin__, self.__args__ = form, form.__origin__, args

    def __getitem__(self, params):
        return self

    def __eq__(self, other):
        if not isinstance(other, _Alias):
            return NotImplemented
        return self.__origin__ is other.__origin__ and self.__args__ == other.__args__

    def __hash__(self):
        return hash(self.__args__)

    def __or__(self, other):
        return Union[self, other]

    __ror__ = __or__

    def __call__(self, *args, **kwargs):
        return self.__origin__(*args, **kwargs)

    def __repr__(self):
        args, name = list(self.__args__), self._form._name
        if self.__origin__ is Union and len(args) == 2 and type(None) in args:
            args.remove(type(None))
            name = "Optional"
        return "typing.%s[%s]" % (name, ", ".join([_shown(arg) for arg in args]))


class _Form:
    """`List`: what a generic type of Python's own is called in annotations."""

    def __init__(self, name, origin=None):
        self._name, self.__origin__ = name, self if origin is None else origin

    def __getitem__(self, params):
        args = tuple(params) if is_sequence(params) else (params,)
        if self.__origin__ is self:
            args = tuple([type(None) if known(arg) and arg is None else arg for arg in args])
        return _Alias(self, args)

    def __call__(self, *args, **kwargs):
        return self.__origin__(*args, **kwargs)

    def __repr__(self):
        return "typing." + self._name


class _Optional(_Form):
    def __getitem__(self, params):
        return Union[params, None]


List, Dict, Tuple, Set, FrozenSet = [_Form(name, kind) for name, kind in (
    ("List", list), ("Dict", dict), ("Tuple", tuple), ("Set", set), ("FrozenSet", frozenset))]
Union, Optional = _Form("Union"), _Optional("Optional")


class NamedTuple(_AnnotatedTuple):
    def __init_subclass__(cls):
        if not hasattr(cls, "_fields"):
            cls._fields = tuple(getattr(cls, "__annotations__", ()))
            cls._field_defaults = {name: cls.__dict__[name] for name in cls._fields if name in cls.__dict__}


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
    if is_unknown(obj):
        return _unknown("hints")
    for each in reversed(obj.__mro__) if isinstance(obj, type) else [obj]:
        written = each.__dict__.get("__annotations__", {}) if isinstance(obj, type) else getattr(each, "__annotations__", {})
        around = getattr(each, "__globals__", {}) if globalns is None else globalns
        for name, hint in written.items():
            if known(hint):
                hint = eval(hint, around, localns) if isinstance(hint, str) else type(None) if hint is None else hint
            hints[name] = hint
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
