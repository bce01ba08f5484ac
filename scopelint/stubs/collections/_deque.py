"""collections.deque."""


class deque(list):
    __module__ = "collections"
    __hash__ = None

    def __init__(self, iterable=(), maxlen=None):
        if maxlen is not None and isinstance(maxlen, (str, bytes, float)):
            raise TypeError("an integer is required")
        if isinstance(maxlen, int) and maxlen < 0:
            raise ValueError("maxlen must be non-negative")
        self._maxlen = maxlen
        self.clear()
        self.extend(iterable)

    @property
    def maxlen(self):
        return self._maxlen

    def append(self, x, /):
        super().append(x)
        if self._maxlen is not None and len(self) > self._maxlen:
            super().pop(0)

    def appendleft(self, x, /):
        super().insert(0, x)
        if self._maxlen is not None and len(self) > self._maxlen:
            super().pop()

    def extend(self, iterable, /):
        if self._maxlen is None and type(self).append is deque.append:
            super().extend(iterable)
            return
        for item in list(iterable) if iterable is self else iterable:
            self.append(item)

    def extendleft(self, iterable, /):
        for item in list(iterable) if iterable is self else iterable:
            self.appendleft(item)

    def pop(self):
        if not self:
            raise IndexError("pop from an empty deque")
        return super().pop()

    def popleft(self):
        if not self:
            raise IndexError("pop from an empty deque")
        return super().pop(0)

    def insert(self, index, value, /):
        if self._maxlen is not None and len(self) >= self._maxlen:
            raise IndexError("deque already at its maximum size")
        super().insert(index, value)

    def sort(self, *args, **kwargs):
        raise AttributeError("'deque' object has no attribute 'sort'")

    def __getitem__(self, index):
        if isinstance(index, slice):
            raise TypeError("sequence index must be integer, not 'slice'")
        return super().__getitem__(index)

    def _mutated(self, size):
        """Whoever compares its items must not change it meanwhile."""
        if len(self) != size:
            raise RuntimeError("deque mutated during iteration")

    def __contains__(self, key):
        size = len(self)
        found = super().__contains__(key)
        self._mutated(size)
        return found

    def count(self, value, /):
        size = len(self)
        found = super().count(value)
        self._mutated(size)
        return found

    def copy(self):
        return type(self)(self, self._maxlen)

    __copy__ = copy

    def __add__(self, other):
        if not isinstance(other, deque):
            raise TypeError('can only concatenate deque (not "%s") to deque' % type(other).__name__)
        made = self.copy()
        made.extend(other)
        return made

    def __iadd__(self, other):
        self.extend(other)
        return self

    def __mul__(self, times):
        return type(self)(list(self) * times, self._maxlen)

    __rmul__ = __mul__

    def __imul__(self, times):
        items = list(self) * times
        self.clear()
        self.extend(items)
        return self

    def __eq__(self, other):
        return isinstance(other, deque) and list(self) == list(other)

    def __ne__(self, other):
        return not self == other

    def __lt__(self, other):
        return list(self) < list(other) if isinstance(other, deque) else NotImplemented

    def __le__(self, other):
        return list(self) <= list(other) if isinstance(other, deque) else NotImplemented

    def __gt__(self, other):
        return list(self) > list(other) if isinstance(other, deque) else NotImplemented

    def __ge__(self, other):
        return list(self) >= list(other) if isinstance(other, deque) else NotImplemented

    def __repr__(self):
        if getattr(self, "_shown", False):
            return "[...]"
        self._shown = True
        try:
            shown = "[" + ", ".join([repr(item) for item in self]) + "]"
        finally:
            self._shown = False
        return "%s(%s)" % (type(self).__name__, shown if self._maxlen is None else "%s, maxlen=%d" % (shown, self._maxlen))
