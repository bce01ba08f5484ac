"""collections.abc: who is an instance is told by methods, and by the builtin types that have them."""

_KNOWN = {}


class _Abstract(type):
    def register(cls, subclass):
        cls._registered = (*cls.__dict__.get("_registered", ()), subclass)
        return subclass

    def __subclasscheck__(cls, subclass):
        if cls in subclass.__mro__:
            return True
        for above in subclass.__mro__:
            if above.__name__ in _KNOWN.get(cls.__name__, ()) and above.__module__ == "builtins":
                return True
        asked = cls.__dict__.get("_asked", ())
        if cls.__name__ == "Hashable" and not any(["__hash__" in base.__dict__ for base in subclass.__mro__]):
            return not any([base.__name__ in ("list", "dict", "set", "bytearray") for base in subclass.__mro__])
        if asked and all([_has(subclass, name) for name in asked]):
            return True
        for each in cls.__dict__.get("_registered", ()):
            if issubclass(subclass, each):
                return True
        return any([issubclass(subclass, below) for below in cls.__subclasses__()])

    def __instancecheck__(cls, instance):
        if cls.__name__ == "Callable":
            return callable(instance)
        return issubclass(type(instance), cls)


def _has(cls, name):
    for base in cls.__mro__:
        if name in base.__dict__:
            return base.__dict__[name] is not None
    return False


class Hashable(metaclass=_Abstract):
    _asked = ("__hash__",)


class Callable(metaclass=_Abstract):
    _asked = ("__call__",)


class Iterable(metaclass=_Abstract):
    _asked = ("__iter__",)

    def __iter__(self):
        while False:
            yield None


class Sized(metaclass=_Abstract):
    _asked = ("__len__",)


class Container(metaclass=_Abstract):
    _asked = ("__contains__",)


class Iterator(Iterable):
    _asked = ("__iter__", "__next__")

    def __iter__(self):
        return self


class Generator(Iterator):
    _asked = ("__iter__", "__next__", "send", "throw", "close")

    def __next__(self):
        return self.send(None)

    def close(self):
        try:
            self.throw(GeneratorExit)
        except (GeneratorExit, StopIteration):
            pass
        else:
            raise RuntimeError("generator ignored GeneratorExit")


class Reversible(Iterable):
    _asked = ("__reversed__", "__iter__")


class Collection(Sized, Iterable, Container):
    _asked = ("__len__", "__iter__", "__contains__")


class Awaitable(metaclass=_Abstract):
    _asked = ("__await__",)


class Coroutine(Awaitable):
    _asked = ("__await__", "send", "throw", "close")


class AsyncIterable(metaclass=_Abstract):
    _asked = ("__aiter__",)


class AsyncIterator(AsyncIterable):
    _asked = ("__anext__", "__aiter__")


class AsyncGenerator(AsyncIterator):
    _asked = ("__aiter__", "__anext__", "asend", "athrow", "aclose")


class Sequence(Reversible, Collection):
    def __iter__(self):
        i = 0
        try:
            while True:
                yield self[i]
                i += 1
        except IndexError:
            return

    def __contains__(self, value):
        for each in self:
            if each is value or each == value:
                return True
        return False

    def __reversed__(self):
        for i in reversed(range(len(self))):
            yield self[i]

    def index(self, value, start=0, stop=None):
        start = max(len(self) + start, 0) if start < 0 else start
        stop = stop + len(self) if stop is not None and stop < 0 else stop
        i = start
        while stop is None or i < stop:
            try:
                each = self[i]
            except IndexError:
                break
            if each is value or each == value:
                return i
            i += 1
        raise ValueError

    def count(self, value):
        return sum([1 for each in self if each is value or each == value])


class MutableSequence(Sequence):
    def append(self, value):
        self.insert(len(self), value)

    def clear(self):
        try:
            while True:
                self.pop()
        except IndexError:
            pass

    def reverse(self):
        n = len(self)
        for i in range(n // 2):
            self[i], self[n - i - 1] = self[n - i - 1], self[i]

    def extend(self, values):
        for each in list(values) if values is self else values:
            self.append(each)

    def pop(self, index=-1):
        value = self[index]
        del self[index]
        return value

    def remove(self, value):
        del self[self.index(value)]

    def __iadd__(self, values):
        self.extend(values)
        return self


class ByteString(Sequence):
    pass


class Set(Collection):
    @classmethod
    def _from_iterable(cls, it):
        return cls(it)

    def __le__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) <= len(other) and all([each in other for each in self])

    def __lt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) < len(other) and self.__le__(other)

    def __gt__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) > len(other) and self.__ge__(other)

    def __ge__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) >= len(other) and all([each in self for each in other])

    def __eq__(self, other):
        if not isinstance(other, Set):
            return NotImplemented
        return len(self) == len(other) and self.__le__(other)

    __hash__ = None

    def _hash(self):
        return hash(frozenset(self))

    def __and__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable([value for value in other if value in self])

    __rand__ = __and__

    def isdisjoint(self, other):
        return not any([value in self for value in other])

    def __or__(self, other):
        if not isinstance(other, Iterable):
            return NotImplemented
        return self._from_iterable([each for part in (self, other) for each in part])

    __ror__ = __or__

    def __sub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable([value for value in self if value not in other])

    def __rsub__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return self._from_iterable([value for value in other if value not in self])

    def __xor__(self, other):
        if not isinstance(other, Set):
            if not isinstance(other, Iterable):
                return NotImplemented
            other = self._from_iterable(other)
        return (self - other) | (other - self)

    __rxor__ = __xor__


class MutableSet(Set):
    def remove(self, value):
        if value not in self:
            raise KeyError(value)
        self.discard(value)

    def pop(self):
        for value in self:
            self.discard(value)
            return value
        raise KeyError

    def clear(self):
        try:
            while True:
                self.pop()
        except KeyError:
            pass

    def __ior__(self, it):
        for value in it:
            self.add(value)
        return self

    def __iand__(self, it):
        for value in self - it:
            self.discard(value)
        return self

    def __ixor__(self, it):
        if it is self:
            self.clear()
        else:
            for value in it if isinstance(it, Set) else self._from_iterable(it):
                if value in self:
                    self.discard(value)
                else:
                    self.add(value)
        return self

    def __isub__(self, it):
        if it is self:
            self.clear()
        else:
            for value in it:
                self.discard(value)
        return self


class Mapping(Collection):
    __reversed__ = None

    def get(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            return default

    def __contains__(self, key):
        try:
            self[key]
        except KeyError:
            return False
        return True

    def keys(self):
        return KeysView(self)

    def items(self):
        return ItemsView(self)

    def values(self):
        return ValuesView(self)

    def __eq__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        return dict(self.items()) == dict(other.items())

    __hash__ = None
    __reversed__ = None


_nothing = object()


class MutableMapping(Mapping):
    def pop(self, key, default=_nothing):
        try:
            value = self[key]
        except KeyError:
            if default is _nothing:
                raise
            return default
        del self[key]
        return value

    def popitem(self):
        for key in self:
            value = self[key]
            del self[key]
            return key, value
        raise KeyError

    def clear(self):
        try:
            while True:
                self.popitem()
        except KeyError:
            pass

    def update(self, other=(), /, **kwds):
        if isinstance(other, Mapping):
            for key in other:
                self[key] = other[key]
        elif hasattr(other, "keys"):
            for key in other.keys():
                self[key] = other[key]
        else:
            for key, value in other:
                self[key] = value
        for key, value in kwds.items():
            self[key] = value

    def setdefault(self, key, default=None):
        try:
            return self[key]
        except KeyError:
            self[key] = default
        return default


class MappingView(Sized):
    def __init__(self, mapping):
        self._mapping = mapping

    def __len__(self):
        return len(self._mapping)

    def __repr__(self):
        return "%s(%r)" % (type(self).__name__, self._mapping)


class KeysView(MappingView, Set):
    def __contains__(self, key):
        return key in self._mapping

    def __iter__(self):
        yield from self._mapping

    @classmethod
    def _from_iterable(cls, it):
        return set(it)


class ItemsView(MappingView, Set):
    def __contains__(self, item):
        key, value = item
        try:
            found = self._mapping[key]
        except KeyError:
            return False
        return found is value or found == value

    def __iter__(self):
        for key in self._mapping:
            yield key, self._mapping[key]

    @classmethod
    def _from_iterable(cls, it):
        return set(it)


class ValuesView(MappingView, Collection):
    def __contains__(self, value):
        return any([each is value or each == value for each in self])

    def __iter__(self):
        for key in self._mapping:
            yield self._mapping[key]


_SEQUENCES = ("list", "tuple", "str", "range", "bytes", "bytearray", "memoryview")
_SETS = ("set", "frozenset")
_VIEWS = ("dict_keys", "dict_items", "dict_values")
_ITERATORS = (
    "generator", "map", "filter", "iterator", "zip", "enumerate", "reversed", "list_iterator", "tuple_iterator", "str_ascii_iterator",
    "bytes_iterator", "set_iterator", "range_iterator", "dict_keyiterator", "dict_valueiterator", "dict_itemiterator",
    "list_reverseiterator", "callable_iterator",
)
_KNOWN.update({
    "Sequence": _SEQUENCES, "MutableSequence": ("list", "bytearray"), "ByteString": ("bytes", "bytearray"), "Set": (*_SETS, "dict_keys", "dict_items"), "KeysView": ("dict_keys",), "ItemsView": ("dict_items",), "ValuesView": ("dict_values",),
    "MappingView": ("dict_keys", "dict_items", "dict_values"),
    "MutableSet": ("set",), "Mapping": ("dict",), "MutableMapping": ("dict",), "Sized": (*_SEQUENCES, *_SETS, *_VIEWS, "dict"),
    "Container": (*_SEQUENCES, *_SETS, *_VIEWS, "dict"), "Collection": (*_SEQUENCES, *_SETS, *_VIEWS, "dict"),
    "Reversible": (*_SEQUENCES, *_VIEWS, "dict"), "Iterable": (*_SEQUENCES, *_SETS, *_ITERATORS, *_VIEWS, "dict"), "Iterator": _ITERATORS,
    "Generator": ("generator",), "Callable": ("function", "method", "type"),
    "Hashable": ("int", "float", "complex", "bool", "str", "bytes", "tuple", "frozenset", "NoneType", "function", "type", "range", "generator"),
})
