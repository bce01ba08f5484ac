"""collections."""

from _scopelint import DefaultDict as defaultdict
from _scopelint import all_known, is_mapping, is_sequence, named_tuple

from collections._chain import ChainMap
from collections._deque import deque
from collections._user import UserDict, UserList, UserString

OrderedDict = dict


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None, verbose=False):
    if not all_known([typename]):
        return named_tuple(typename, field_names, defaults)
    names = field_names.replace(",", " ").split() if isinstance(field_names, str) else field_names
    if is_sequence(names) or is_mapping(names):
        names = list(names)
    if not is_sequence(names) or not all_known(names):
        return named_tuple(typename, names, defaults)
    seen = set()
    for index, name in enumerate(names):
        wrong = not name.isidentifier() or name in _KEYWORDS or name.startswith("_") or name in seen
        if wrong and rename:
            names[index] = name = "_%d" % index
        elif wrong:
            raise ValueError("Type names and field names must be valid identifiers and no keywords: %r" % name)
        seen.add(name)
    if not typename.isidentifier() or typename in _KEYWORDS:
        raise ValueError("Type names and field names must be valid identifiers and no keywords: %r" % typename)
    if defaults is not None:
        defaults = tuple(defaults)
        if len(defaults) > len(names):
            raise TypeError("Got more default values than field names")
    return named_tuple(typename, names, defaults, module)


_KEYWORDS = (
    "False None True and as assert async await break class continue def del elif else except finally for from global if import in is "
    "lambda nonlocal not or pass raise return try while with yield"
).split()


def _count_elements(mapping, iterable):
    for item in iterable:
        mapping[item] = mapping.get(item, 0) + 1


class Counter(dict):
    def __init__(self, iterable=None, /, **kwds):
        self.update(iterable, **kwds)

    def __missing__(self, key):
        return 0

    def update(self, iterable=None, /, **kwds):
        if isinstance(iterable, dict):
            for key, count in iterable.items():
                self[key] = count + self[key] if key in self else count
        elif iterable is not None:
            for item in iterable:
                self[item] = self.get(item, 0) + 1
        if kwds:
            self.update(kwds)

    def subtract(self, iterable=None, /, **kwds):
        counts = Counter(iterable, **kwds)
        for key in counts:
            self[key] = self.get(key, 0) - counts[key]

    @classmethod
    def fromkeys(cls, iterable, v=None):
        raise NotImplementedError("Counter.fromkeys() is undefined.  Use Counter(iterable) instead.")

    def __eq__(self, other):
        return all([self[e] == other[e] for c in (self, other) for e in c]) if isinstance(other, Counter) else NotImplemented

    def __ne__(self, other):
        return not self == other if isinstance(other, Counter) else NotImplemented

    def __le__(self, other):
        return all([self[e] <= other[e] for c in (self, other) for e in c]) if isinstance(other, Counter) else NotImplemented

    def __lt__(self, other):
        return self <= other and self != other if isinstance(other, Counter) else NotImplemented

    def __ge__(self, other):
        return all([self[e] >= other[e] for c in (self, other) for e in c]) if isinstance(other, Counter) else NotImplemented

    def __gt__(self, other):
        return self >= other and self != other if isinstance(other, Counter) else NotImplemented

    def __delitem__(self, key):
        if key in self:
            super().__delitem__(key)

    def _keep_positive(self):
        for key in [key for key, count in self.items() if not count > 0]:
            del self[key]
        return self

    def __iadd__(self, other):
        for key, count in other.items():
            self[key] += count
        return self._keep_positive()

    def __isub__(self, other):
        for key, count in other.items():
            self[key] -= count
        return self._keep_positive()

    def __ior__(self, other):
        for key, count in other.items():
            if count > self[key]:
                self[key] = count
        return self._keep_positive()

    def __iand__(self, other):
        for key, count in list(self.items()):
            if other[key] < count:
                self[key] = other[key]
        return self._keep_positive()

    def most_common(self, n=None):
        ordered = sorted(self.items(), key=lambda item: item[1], reverse=True)
        return ordered if n is None else ordered[:n]

    def elements(self):
        return [key for key, count in self.items() for _ in range(count)]

    def total(self):
        return sum(self.values())

    def copy(self):
        return self.__class__(self)

    def __add__(self, other):
        return self._with(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self._with(other, lambda a, b: a - b)

    def __and__(self, other):
        return self._with(other, min)

    def __or__(self, other):
        return self._with(other, max)

    def __pos__(self):
        return Counter({key: count for key, count in self.items() if count > 0})

    def __neg__(self):
        return Counter({key: -count for key, count in self.items() if count < 0})

    def _with(self, other, combined):
        made = Counter()
        for key in [*self, *[key for key in other if key not in self]]:
            count = combined(self[key], other[key])
            if count > 0:
                made[key] = count
        return made

    def __repr__(self):
        if not self:
            return "%s()" % type(self).__name__
        try:
            shown = {key: count for key, count in self.most_common()}
        except TypeError:
            shown = {key: count for key, count in self.items()}
        return "%s(%r)" % (type(self).__name__, shown)


from collections.abc import *  # noqa: E402
