"""collections."""

from _scopelint import DefaultDict as defaultdict
from _scopelint import named_tuple

OrderedDict = dict
UserDict = dict


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None, verbose=False):
    return named_tuple(typename, field_names, defaults)


class deque(list):
    def __init__(self, iterable=(), maxlen=None):
        self.maxlen = maxlen
        for item in iterable:
            self.append(item)

    def append(self, x):
        super().append(x)
        if self.maxlen is not None and len(self) > self.maxlen:
            self.popleft()

    def appendleft(self, x):
        super().insert(0, x)
        if self.maxlen is not None and len(self) > self.maxlen:
            self.pop()

    def extend(self, iterable):
        for item in iterable:
            self.append(item)

    def extendleft(self, iterable):
        for item in iterable:
            self.appendleft(item)


class Counter(dict):
    def __init__(self, iterable=(), **kwds):
        self.update(iterable, **kwds)

    def __missing__(self, key):
        return 0

    def update(self, iterable=(), **kwds):
        if isinstance(iterable, dict):
            for key, count in iterable.items():
                self[key] += count
        else:
            for item in iterable:
                self[item] += 1
        for key, count in kwds.items():
            self[key] += count

    def subtract(self, iterable=(), **kwds):
        counts = Counter(iterable, **kwds)
        for key in counts:
            self[key] -= counts[key]

    def most_common(self, n=None):
        ordered = sorted(self.items(), key=lambda item: item[1], reverse=True)
        return ordered if n is None else ordered[:n]

    def elements(self):
        return [key for key, count in self.items() for _ in range(count)]

    def total(self):
        return sum(self.values())

    def copy(self):
        return Counter(self)

    def __add__(self, other):
        return self._with(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self._with(other, lambda a, b: a - b)

    def __and__(self, other):
        return self._with(other, min)

    def __or__(self, other):
        return self._with(other, max)

    def _with(self, other, combined):
        made = Counter()
        for key in [*self, *[key for key in other if key not in self]]:
            count = combined(self[key], other[key])
            if count > 0:
                made[key] = count
        return made

    def __repr__(self):
        return "Counter(%s)" % ({key: count for key, count in self.most_common()} if self else "")


def ChainMap(*maps):
    merged = {}
    for found in reversed(maps):
        merged.update(found)
    return merged


from collections.abc import *  # noqa: E402
