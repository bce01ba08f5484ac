"""dataclasses: the initializer that a class gets from its annotations."""

from _scopelint import copied

MISSING = object()


class _Field:
    def __init__(self, default, default_factory, init, metadata=None, name=None):
        self.default = default
        self.default_factory = default_factory
        self.init = init
        self.metadata = metadata or {}
        self.name = name


class InitVar:
    pass


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=False):
    return _Field(default, default_factory, init, metadata)


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
        for name in names:
            default = getattr(cls, name, MISSING)
            described = isinstance(default, _Field)
            if described and not default.init:
                pass
            elif given:
                setattr(self, name, given.pop(0))
                continue
            elif name in kwargs:
                setattr(self, name, kwargs[name])
                continue
            if not described:
                if default is not MISSING:
                    setattr(self, name, default)
            elif default.default_factory is not MISSING:
                setattr(self, name, default.default_factory())
            elif default.default is not MISSING:
                setattr(self, name, default.default)
        if hasattr(self, "__post_init__"):
            self.__post_init__()

    return __init__


def _field_of(cls, name):
    default = getattr(cls, name, MISSING)
    if isinstance(default, _Field):
        return _Field(default.default, default.default_factory, default.init, default.metadata, name)
    return _Field(default, MISSING, True, None, name)


def _processed(cls):
    names = _names(cls)
    cls.__dataclass_fields__ = {name: _field_of(cls, name) for name in names}
    cls.__match_args__ = tuple(names)
    if "__init__" not in vars(cls):
        cls.__init__ = _initializer(cls, names)
    return cls


def dataclass(cls=None, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False,
              slots=False):
    return _processed if cls is None else _processed(cls)


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
