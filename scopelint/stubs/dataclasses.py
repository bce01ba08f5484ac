"""dataclasses: the initializer that a class gets from its annotations."""

from _scopelint import copied

MISSING = object()


class _Field:
    def __init__(self, default, default_factory, init, metadata=None, name=None, repr=True, compare=True):
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.metadata = metadata or {}
        self.repr = repr
        self.compare = compare
        self.name = name


class InitVar:
    pass


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=False):
    return _Field(default, default_factory, init, metadata, None, repr, compare)


def _names(cls):
    names = []
    for base in reversed(cls.__mro__):
        for name in getattr(base, "__annotations__", ()):
            if name not in names:
                names.append(name)
    return names


def _initializer(cls, names):
    def __init__(self, *args, **kwargs):
        given = list(args)
        put = object.__setattr__ if hasattr(cls, "__setattr__") and cls.__setattr__ is _refused else setattr
        for name in names:
            default = getattr(cls, name, MISSING)
            described = isinstance(default, _Field)
            if described and not default.init:
                pass
            elif given:
                put(self, name, given.pop(0))
                continue
            elif name in kwargs:
                put(self, name, kwargs[name])
                continue
            if not described:
                if default is not MISSING:
                    put(self, name, default)
            elif default.default_factory is not MISSING:
                put(self, name, default.default_factory())
            elif default.default is not MISSING:
                put(self, name, default.default)
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    return __init__


def _field_of(cls, name):
    default = getattr(cls, name, MISSING)
    if isinstance(default, _Field):
        return _Field(default.default, default.default_factory, default.init, default.metadata, name, default.repr, default.compare)
    return _Field(default, MISSING, True, None, name)


def _processed(cls):
    names = _names(cls)
    cls.__dataclass_fields__ = {name: _field_of(cls, name) for name in names}
    cls.__match_args__ = tuple(names)
    if "__init__" not in vars(cls):
        cls.__init__ = _initializer(cls, names)
    return cls


class FrozenInstanceError(AttributeError):
    pass


def _values(obj, what):
    return tuple([getattr(obj, name) for name, field in obj.__dataclass_fields__.items() if getattr(field, what)])


def _told(self):
    shown = ["%s=%r" % (name, getattr(self, name)) for name, field in self.__dataclass_fields__.items() if field.repr]
    return "%s(%s)" % (type(self).__name__, ", ".join(shown))


def _alike(self, other):
    return _values(self, "compare") == _values(other, "compare") if type(other) is type(self) else NotImplemented


def _refused(self, name, value):
    raise FrozenInstanceError("cannot assign to field %r" % name)


_ORDER = {
    "__lt__": lambda self, other: _values(self, "compare") < _values(other, "compare"),
    "__le__": lambda self, other: _values(self, "compare") <= _values(other, "compare"),
    "__gt__": lambda self, other: _values(self, "compare") > _values(other, "compare"),
    "__ge__": lambda self, other: _values(self, "compare") >= _values(other, "compare"),
}


def dataclass(cls=None, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False,
              slots=False):
    def made(cls):
        own = vars(cls)
        _processed(cls)
        if repr and "__repr__" not in own:
            cls.__repr__ = _told
        if eq and "__eq__" not in own:
            cls.__eq__ = _alike
        if order:
            for name, method in _ORDER.items():
                setattr(cls, name, method)
        if frozen:
            cls.__setattr__ = _refused
        return cls

    return made if cls is None else made(cls)


def replace(obj, **changes):
    kept = {name: getattr(obj, name) for name, field in obj.__dataclass_fields__.items() if field.init}
    return type(obj)(**{**kept, **changes})


def fields(class_or_instance):
    return tuple(class_or_instance.__dataclass_fields__.values())


def _plain(value, of):
    if hasattr(value, "__dataclass_fields__"):
        return of(value)
    if isinstance(value, list):
        return [_plain(item, of) for item in value]
    if isinstance(value, dict):
        return {key: _plain(item, of) for key, item in value.items()}
    return copied(value, True)


def asdict(obj, *, dict_factory=dict):
    return {name: _plain(getattr(obj, name), asdict) for name in obj.__dataclass_fields__}


def astuple(obj, *, tuple_factory=tuple):
    return tuple([_plain(getattr(obj, name), astuple) for name in obj.__dataclass_fields__])


def is_dataclass(obj):
    return hasattr(obj, "__dataclass_fields__")
