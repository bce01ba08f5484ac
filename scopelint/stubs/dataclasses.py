"""dataclasses: what a class gets from its annotations."""

import re
import typing
from types import MappingProxyType

from _scopelint import copied, is_mapping, is_tensor, is_unknown, known


class _Missing:
    def __repr__(self):
        return "MISSING"


MISSING = _Missing()


class KW_ONLY:
    pass


class FrozenInstanceError(AttributeError):
    pass


class InitVar:
    def __init__(self, type):
        self.type = type

    def __class_getitem__(cls, type):
        return InitVar(type)

    def __repr__(self):
        name = self.type.__name__ if isinstance(self.type, type) else repr(self.type)
        return "dataclasses.InitVar[%s]" % name


class Field:
    def __init__(self, default, default_factory, init, repr, hash, compare, metadata, kw_only):
        self.name = self.type = None
        self.default, self.default_factory = default, default_factory
        self.init, self.repr, self.hash, self.compare, self.kw_only = init, repr, hash, compare, kw_only
        metadata = metadata if metadata is not None else {}
        self.metadata = MappingProxyType(metadata) if is_mapping(metadata) else metadata
        self._field_type = None
        self._told = False

    def __repr__(self):
        if self._told:
            return "..."
        self._told = True
        try:
            return self._repr()
        finally:
            self._told = False

    def _repr(self):
        shown = [(name, getattr(self, name)) for name in ("name", "type", "default", "default_factory", "init", "repr", "hash", "compare",
                                                          "metadata", "kw_only", "_field_type")]
        return "Field(%s)" % ",".join(["%s=%r" % pair for pair in shown])


def _there(value):
    """Whether there is one: what is not known is there all the same."""
    return is_unknown(value) or value is not MISSING


def field(*, default=MISSING, default_factory=MISSING, init=True, repr=True, hash=None, compare=True, metadata=None, kw_only=MISSING):
    if _there(default) and _there(default_factory):
        raise ValueError("cannot specify both default and default_factory")
    return Field(default, default_factory, init, repr, hash, compare, metadata, kw_only)


def _is_text_of(annotation, module, name):
    """Whether an annotation is a text that names something, be it of its module or alone."""
    found = re.match(r"(?:\s*(\w+)\s*\.)?\s*(\w+)", annotation) if isinstance(annotation, str) else None
    return found is not None and found.group(1) in (None, module) and found.group(2) == name


def _kind(annotation):
    """What an annotation says of its name: a field, a variable of the class, or an argument of `__init__` alone."""
    if is_unknown(annotation):
        return "field"
    if annotation is KW_ONLY or _is_text_of(annotation, "dataclasses", "KW_ONLY"):
        return "kw_only"
    if annotation is InitVar or type(annotation) is InitVar or _is_text_of(annotation, "dataclasses", "InitVar"):
        return "init"
    if annotation is typing.ClassVar or getattr(annotation, "__origin__", None) is typing.ClassVar or _is_text_of(annotation, "typing", "ClassVar"):
        return "class"
    return "field"


def _own_fields(cls, kw_only):
    found, only, seen = [], kw_only, False
    for name, annotation in cls.__dict__.get("__annotations__", {}).items():
        kind = _kind(annotation)
        if kind == "kw_only":
            if seen:
                raise TypeError("%r is KW_ONLY, but KW_ONLY has already been specified" % name)
            only = seen = True
            continue
        default = cls.__dict__.get(name, MISSING)
        if not known(default) and not is_unknown(default) and hasattr(type(default), "__get__"):
            default = getattr(cls, name, MISSING)
        each = default if not is_unknown(default) and isinstance(default, Field) else Field(default, MISSING, True, True, None, True, None, MISSING)
        each.name, each.type, each._field_type = name, annotation, kind
        if kind != "field" and _there(each.default_factory):
            raise TypeError("field %s cannot have a default factory" % name)
        if kind == "class":
            if _there(each.kw_only):
                raise TypeError("field %s is a ClassVar but specifies kw_only" % name)
        elif not _there(each.kw_only):
            each.kw_only = only
        if kind == "field" and _there(each.default) and not is_unknown(each.default) and isinstance(each.default, (list, dict, set)):
            raise ValueError("mutable default %s for field %s is not allowed: use default_factory" % (type(each.default), name))
        if kind == "field" and not known(each.default) and _there(each.default) and not is_unknown(each.default) and (
                getattr(type(each.default), "__hash__", 0) is None):
            raise ValueError("mutable default %s for field %s is not allowed: use default_factory" % (type(each.default), name))
        found.append(each)
    for name, value in list(cls.__dict__.items()):
        if not is_unknown(value) and isinstance(value, Field) and name not in cls.__dict__.get("__annotations__", {}):
            raise TypeError("%r is a field but has no type annotation" % name)
    return found


def _taken(cls, fields, args, kwargs, what):
    """Arguments as fields have them, in their order."""
    positional = [each for each in fields if each.init and not each.kw_only]
    if len(args) > len(positional):
        raise TypeError("%s.__init__() takes %d positional argument%s but %d were given" % (
            cls.__name__, len(positional) + 1, "s" if positional else "", len(args) + 1))
    given = {}
    for each, value in zip(positional, args):
        given[each.name] = value
    for name, value in kwargs.items():
        if name in given:
            raise TypeError("%s.__init__() got multiple values for argument %r" % (cls.__name__, name))
        if name not in [each.name for each in fields if each.init]:
            raise TypeError("%s.__init__() got an unexpected keyword argument %r" % (cls.__name__, name))
        given[name] = value
    missing = [each for each in fields if each.init and each.name not in given and not _there(each.default) and not _there(each.default_factory)]
    if missing:
        kind = "keyword-only" if missing[0].kw_only else "positional"
        names = [repr(each.name) for each in missing]
        told = names[0] if len(names) == 1 else ", ".join(names[:-1]) + (" and " if len(names) == 2 else ", and ") + names[-1]
        raise TypeError("%s.__init__() missing %d required %s argument%s: %s" % (
            cls.__name__, len(names), kind, "s" if len(names) > 1 else "", told))
    return given


def _initializer(cls, fields, frozen):
    def __init__(self, *args, **kwargs):
        given = _taken(cls, fields, args, kwargs, "")
        put = object.__setattr__ if frozen else setattr
        late = []
        for each in fields:
            if each.name in given:
                value = given[each.name]
            elif _there(each.default_factory):
                value = each.default_factory()
            elif _there(each.default) and each.init:
                value = each.default
            else:
                continue
            if each._field_type == "init":
                late.append(value)
            else:
                put(self, each.name, value)
        if hasattr(self, "__post_init__"):
            self.__post_init__(*late)

    return __init__


def _names(obj, what):
    return [each.name for each in fields(obj) if getattr(each, what)]


def _told(self):
    shown = ["%s=%r" % (name, getattr(self, name)) for name in _names(self, "repr")]
    return "%s(%s)" % (type(self).__qualname__, ", ".join(shown))


def _shown(self):
    if self.__dict__.get("__repr_running__"):
        return "..."
    self.__dict__["__repr_running__"] = True
    try:
        return _told(self)
    finally:
        del self.__dict__["__repr_running__"]


def _values(obj):
    return tuple([getattr(obj, name) for name in _names(obj, "compare")])


def _comparing(compared):
    return lambda self, other: compared(_values(self), _values(other)) if other.__class__ is self.__class__ else NotImplemented


_EQ = _comparing(lambda a, b: a == b)
_ORDER = {
    "__lt__": _comparing(lambda a, b: a < b),
    "__le__": _comparing(lambda a, b: a <= b),
    "__gt__": _comparing(lambda a, b: a > b),
    "__ge__": _comparing(lambda a, b: a >= b),
}


def _hashed(self):
    return hash(tuple([getattr(self, each.name) for each in fields(self) if (each.compare if each.hash is None else each.hash)]))


def _given(cls, name, value):
    """Give the class a method unless it has its own; tells whether it has."""
    if name in cls.__dict__:
        return True
    value.__name__ = name
    value.__qualname__ = cls.__qualname__ + "." + name
    setattr(cls, name, value)
    return False


def _freeze(cls, names):
    def __setattr__(self, name, value):
        if type(self) is cls or name in names:
            raise FrozenInstanceError("cannot assign to field %r" % name)
        super(cls, self).__setattr__(name, value)

    def __delattr__(self, name):
        if type(self) is cls or name in names:
            raise FrozenInstanceError("cannot delete field %r" % name)
        super(cls, self).__delattr__(name)

    for name, method in (("__setattr__", __setattr__), ("__delattr__", __delattr__)):
        if _given(cls, name, method):
            raise TypeError("Cannot overwrite attribute %s in class %s" % (name, cls.__name__))


def _hash_of(cls, unsafe_hash, eq, frozen):
    own = cls.__dict__.get("__hash__", MISSING)
    explicit = _there(own) and not (own is None and "__eq__" in cls.__dict__)
    if unsafe_hash:
        if explicit:
            raise TypeError("Cannot overwrite attribute __hash__ in class %s" % cls.__name__)
        cls.__hash__ = lambda self: _hashed(self)
    elif eq and not explicit:
        cls.__hash__ = (lambda self: _hashed(self)) if frozen else None


def _checked(fields, above_frozen, above_thawed, frozen):
    if above_thawed and frozen:
        raise TypeError("cannot inherit frozen dataclass from a non-frozen one")
    if above_frozen and not frozen:
        raise TypeError("cannot inherit non-frozen dataclass from a frozen one")
    seen = None
    for each in [each for each in fields if each.init and not each.kw_only]:
        if _there(each.default) or _there(each.default_factory):
            seen = each
        elif seen is not None:
            raise TypeError("non-default argument %r follows default argument" % each.name)


def _processed(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots):
    every, above_frozen, above_thawed = {}, False, False
    for base in reversed(cls.__mro__[1:]):
        above = base.__dict__.get("__dataclass_fields__") if not is_unknown(base) else None
        if above is not None:
            every.update(above)
            above_frozen = above_frozen or base.__dataclass_params__.frozen
            above_thawed = above_thawed or not base.__dataclass_params__.frozen
    for each in _own_fields(cls, kw_only):
        every[each.name] = each
        if not is_unknown(cls.__dict__.get(each.name)) and isinstance(cls.__dict__.get(each.name), Field):
            if not _there(each.default):
                delattr(cls, each.name)
            else:
                setattr(cls, each.name, each.default)
                namer = getattr(type(each.default), "__set_name__", None) if not known(each.default) else None
                if namer is not None:
                    namer(each.default, cls, each.name)
    cls.__dataclass_params__ = _Params(init, repr, eq, order, unsafe_hash, frozen)
    cls.__dataclass_fields__ = every
    taking = [each for each in every.values() if each._field_type != "class"]
    _checked(taking if init else [], above_frozen, above_thawed, frozen)
    if order and not eq:
        raise ValueError("eq must be true if order is true")
    hashed = cls.__dict__.get("__hash__", MISSING), "__eq__" in cls.__dict__
    if init and "__init__" not in cls.__dict__:
        initializer = _initializer(cls, taking, frozen)
        initializer.__name__, initializer.__qualname__ = "__init__", cls.__qualname__ + ".__init__"
        cls.__init__ = initializer
    if repr:
        _given(cls, "__repr__", lambda self: _shown(self))
    _hash_of(cls, unsafe_hash, eq, frozen)
    if eq:
        _given(cls, "__eq__", lambda self, other: _EQ(self, other))
    if order:
        for name, method in _ORDER.items():
            if name in cls.__dict__:
                raise TypeError("Cannot overwrite attribute %s in class %s. Consider using functools.total_ordering" % (name, cls.__name__))
            setattr(cls, name, method)
    if frozen:
        _freeze(cls, list(every))
    if match_args and "__match_args__" not in cls.__dict__:
        cls.__match_args__ = tuple([each.name for each in taking if each.init and not each.kw_only])
    if slots:
        if "__slots__" in cls.__dict__:
            raise TypeError("%s already specifies __slots__" % cls.__name__)
        cls.__slots__ = tuple([name for name, each in every.items() if each._field_type == "field"])
    if cls.__doc__ is None:
        cls.__doc__ = "%s(%s)" % (cls.__name__, ", ".join([_signed(each) for each in taking if each.init]))
    return cls


def _signed(each):
    """A field as the signature of `__init__` tells it."""
    told = each.name
    if not is_unknown(each.type) and each.type is not None:
        kind = each.type
        plain = isinstance(kind, type) and hasattr(kind, "__qualname__")
        name = (kind.__qualname__ if kind.__module__ == "builtins" else kind.__module__ + "." + kind.__qualname__) if plain else kind
        told += ":%s" % (name if isinstance(name, str) else repr(name).replace("typing.", ""))
    if _there(each.default_factory):
        return told + "=<factory>"
    return told + "=%r" % (each.default,) if _there(each.default) else told


class _Params:
    def __init__(self, init, repr, eq, order, unsafe_hash, frozen):
        self.init, self.repr, self.eq, self.order, self.unsafe_hash, self.frozen = init, repr, eq, order, unsafe_hash, frozen


def dataclass(cls=None, /, *, init=True, repr=True, eq=True, order=False, unsafe_hash=False, frozen=False, match_args=True, kw_only=False,
              slots=False, weakref_slot=False):
    if weakref_slot and not slots:
        raise TypeError("weakref_slot is True but slots is False")

    def made(cls):
        return _processed(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots)

    return made if cls is None else made(cls)


def make_dataclass(cls_name, fields, *, bases=(), namespace=None, init=True, repr=True, eq=True, order=False, unsafe_hash=False,
                   frozen=False, match_args=True, kw_only=False, slots=False, weakref_slot=False):
    contents, annotations = dict(namespace or {}), {}
    for item in fields:
        name, annotation = (item, "typing.Any") if isinstance(item, str) else (item[0], item[1])
        if not isinstance(item, str) and len(item) not in (2, 3):
            raise TypeError("Invalid field: %r" % (item,))
        if not isinstance(name, str) or not name.isidentifier():
            raise TypeError("Field names must be valid identifiers: %r" % (name,))
        if name in _KEYWORDS:
            raise TypeError("Field names must not be keywords: %r" % (name,))
        if name in annotations:
            raise TypeError("Field name duplicated: %r" % (name,))
        if not isinstance(item, str) and len(item) == 3:
            contents[name] = item[2]
        annotations[name] = annotation
    contents["__annotations__"] = annotations
    cls = type(cls_name, tuple(bases), contents)
    return _processed(cls, init, repr, eq, order, unsafe_hash, frozen, match_args, kw_only, slots)


_KEYWORDS = frozenset(("False None True and as assert async await break class continue def del elif else except finally for from global if "
                       "import in is lambda nonlocal not or pass raise return try while with yield").split())


def fields(class_or_instance):
    every = getattr(class_or_instance, "__dataclass_fields__", None)
    if every is None:
        raise TypeError("must be called with a dataclass type or instance")
    return tuple([each for each in every.values() if each._field_type == "field"])


def _is_instance(obj):
    return not isinstance(obj, type) and not is_tensor(obj) and hasattr(type(obj), "__dataclass_fields__")


def is_dataclass(obj):
    return hasattr(obj if isinstance(obj, type) else type(obj), "__dataclass_fields__")


def replace(obj, /, **changes):
    if not _is_instance(obj):
        raise TypeError("replace() should be called on dataclass instances")
    for each in obj.__dataclass_fields__.values():
        if each._field_type == "class":
            continue
        if not each.init:
            if each.name in changes:
                raise ValueError("field %s is declared with init=False, it cannot be specified with replace()" % each.name)
        elif each.name not in changes:
            if each._field_type == "init" and not _there(each.default):
                raise ValueError("InitVar %r must be specified with replace()" % each.name)
            changes[each.name] = getattr(obj, each.name)
    return obj.__class__(**changes)


def _plain(value, of):
    if is_unknown(value):
        return value
    if _is_instance(value):
        return of(value)
    if isinstance(value, tuple) and hasattr(value, "_fields"):
        return type(value)(*[_plain(item, of) for item in value])
    if isinstance(value, (list, tuple)):
        return type(value)([_plain(item, of) for item in value])
    if isinstance(value, dict):
        pairs = [(_plain(key, of), _plain(item, of)) for key, item in value.items()]
        return type(value)(value.default_factory, pairs) if hasattr(value, "default_factory") else type(value)(pairs)
    return copied(value, True)


def asdict(obj, *, dict_factory=dict):
    if not _is_instance(obj):
        raise TypeError("asdict() should be called on dataclass instances")
    of = lambda value: dict_factory([(each.name, _plain(getattr(value, each.name), of)) for each in fields(value)])
    return of(obj)


def astuple(obj, *, tuple_factory=tuple):
    if not _is_instance(obj):
        raise TypeError("astuple() should be called on dataclass instances")
    of = lambda value: tuple_factory([_plain(getattr(value, each.name), of) for each in fields(value)])
    return of(obj)
