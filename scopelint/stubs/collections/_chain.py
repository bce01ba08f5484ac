"""collections.ChainMap."""

from collections.abc import Mapping, MutableMapping


class ChainMap(MutableMapping):
    def __init__(self, *maps):
        self.maps = list(maps) or [{}]

    def __missing__(self, key):
        raise KeyError(key)

    def __getitem__(self, key):
        for mapping in self.maps:
            try:
                return mapping[key]
            except KeyError:
                pass
        return self.__missing__(key)

    def get(self, key, default=None):
        return self[key] if key in self else default

    def _merged(self):
        merged = {}
        for mapping in reversed(self.maps):
            merged.update(dict.fromkeys(mapping))
        return merged

    def __len__(self):
        return len(self._merged())

    def __iter__(self):
        return iter(self._merged())

    def __contains__(self, key):
        return any([key in mapping for mapping in self.maps])

    def __bool__(self):
        return any([bool(mapping) for mapping in self.maps])

    def __repr__(self):
        return "%s(%s)" % (type(self).__name__, ", ".join([repr(mapping) for mapping in self.maps]))

    @classmethod
    def fromkeys(cls, iterable, *value):
        return cls(dict.fromkeys(iterable, *value))

    def copy(self):
        return self.__class__(self.maps[0].copy(), *self.maps[1:])

    __copy__ = copy

    def new_child(self, m=None, **kwargs):
        if m is None:
            m = kwargs
        elif kwargs:
            m.update(kwargs)
        return self.__class__(m, *self.maps)

    @property
    def parents(self):
        return self.__class__(*self.maps[1:])

    def __setitem__(self, key, value):
        self.maps[0][key] = value

    def __delitem__(self, key):
        if key not in self.maps[0]:
            raise KeyError("Key not found in the first mapping: %r" % (key,))
        del self.maps[0][key]

    def popitem(self):
        return self.maps[0].popitem()

    def pop(self, key, *default):
        return self.maps[0].pop(key, *default)

    def clear(self):
        self.maps[0].clear()

    def __ior__(self, other):
        self.maps[0].update(other)
        return self

    def __or__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        made = self.copy()
        made.maps[0].update(other)
        return made

    def __ror__(self, other):
        if not isinstance(other, Mapping):
            return NotImplemented
        child = dict(other)
        for mapping in reversed(self.maps):
            child.update(mapping)
        return self.__class__(child)
