"""itertools."""

from _scopelint import counting, cycling, is_sequence, is_unknown, note, rows, surely


def _source(iterable):
    """What is gone through: what is no iterable is refused where the iterator is made."""
    return iterable if is_sequence(iterable) or is_unknown(iterable) else iter(iterable)


def count(start=0, step=1):
    return counting(start, step)


def cycle(iterable):
    return cycling(iterable) if is_sequence(iterable) else _cycled(_source(iterable))


def _cycled(iterable):
    seen = []
    for item in iterable:
        seen.append(item)
        yield item
    while seen:
        yield from seen


def repeat(object, *times):
    if times:
        if surely(times[0], int) and times[0] > 1:
            note("listed again", cell=object, kept="list", keys=(), beside=False)
        return iter([object] * times[0])
    return cycling([object])


def chain(*iterables):
    return _chain_from_iterable(iterables)


def _chain_from_iterable(iterables):
    if is_sequence(iterables) and all([is_sequence(iterable) for iterable in iterables]):
        return iter([item for iterable in iterables for item in iterable])
    return _chained(iterables)


def _chained(iterables):
    for iterable in iterables:
        yield from iterable


chain.from_iterable = _chain_from_iterable


def islice(iterable, *bounds):
    start, stop, step = (None, *bounds, None) if len(bounds) == 1 else (*bounds, None)[:3]
    if is_sequence(iterable):
        return iter(iterable[start:stop:step])
    return _sliced(iter(iterable), 0 if start is None else start, stop, 1 if step is None else step)


def _sliced(iterator, start, stop, step):
    position = 0
    while stop is None or start < stop:
        for _ in range(start - position):
            next(iterator, None)
        for item in iterator:
            yield item
            break
        else:
            return
        position, start = start + 1, start + step
    for _ in range((stop or 0) - position):
        for _ in iterator:
            break


def product(*iterables, repeat=1):
    return rows("product", [list(pool) for pool in iterables] * repeat, 0)


def combinations(iterable, r):
    return rows("combinations", [list(iterable)], r)


def permutations(iterable, r=None):
    items = list(iterable)
    return rows("permutations", [items], len(items) if r is None else r)


def zip_longest(*iterables, fillvalue=None):
    if not all([is_sequence(iterable) for iterable in iterables]):
        return _zipped_longest([iter(iterable) for iterable in iterables], fillvalue)
    columns = [list(iterable) for iterable in iterables]
    length = max([len(column) for column in columns]) if columns else 0
    return iter([tuple([column[i] if i < len(column) else fillvalue for column in columns]) for i in range(length)])


def _zipped_longest(iterators, fillvalue):
    open = [True] * len(iterators)
    while True:
        row = []
        for i, iterator in enumerate(iterators):
            item = next(iterator, _END) if open[i] else _END
            open[i] = item is not _END
            row.append(item if open[i] else fillvalue)
        if not any(open):
            return
        yield tuple(row)


_END = object()


def pairwise(iterable):
    if not is_sequence(iterable):
        return _paired(iter(iterable))
    items = list(iterable)
    return iter([(items[i], items[i + 1]) for i in range(len(items) - 1)])


def _paired(iterator):
    before = next(iterator, _END)
    if before is not _END:
        for item in iterator:
            yield before, item
            before = item


izip_longest = zip_longest


def izip(*iterables):
    return zip(*iterables)


def imap(function, *iterables):
    return map(function, *iterables)


def ifilter(function, iterable):
    return filter(function, iterable)


def filterfalse(predicate, iterable):
    return filter(lambda item: not (item if predicate is None else predicate(item)), iterable)


ifilterfalse = filterfalse


def starmap(function, iterable, /):
    return map(lambda args: function(*args), iterable)


def accumulate(iterable, func=None, *, initial=None):
    return _accumulated(_source(iterable), func, initial)


def _accumulated(iterable, func, initial):
    first = True
    total = initial
    if initial is not None:
        first = False
        yield total
    for item in iterable:
        if first:
            total, first = item, False
        else:
            total = total + item if func is None else func(total, item)
        yield total


def takewhile(predicate, iterable, /):
    return _taken(predicate, _source(iterable))


def _taken(predicate, iterable):
    for item in iterable:
        if not predicate(item):
            break
        yield item


def dropwhile(predicate, iterable, /):
    return _left(predicate, _source(iterable))


def _left(predicate, iterable):
    dropping = True
    for item in iterable:
        if dropping and predicate(item):
            continue
        dropping = False
        yield item


def groupby(iterable, key=None):
    if not is_sequence(iterable):
        return _Groups(iter(iterable), key)
    groups = []
    for item in iterable:
        label = item if key is None else key(item)
        if groups and groups[-1][0] == label:
            groups[-1][1].append(item)
        else:
            groups.append((label, [item]))
    return iter([(label, iter(group)) for label, group in groups])


class _Groups:
    """The groups of an iterator, which is shared with each of them: going on to the next one leaves the last one empty."""

    def __init__(self, iterator, key):
        self.iterator, self.key = iterator, key
        self.wanted = self.present = self.item = self.group = _END

    def __iter__(self):
        return self

    def __next__(self):
        self.group = object()
        while self.present is self.wanted or self.present == self.wanted:
            self.item = next(self.iterator)
            self.present = self.item if self.key is None else self.key(self.item)
        self.wanted = self.present
        return self.present, self._members(self.wanted, self.group)

    def _members(self, wanted, group):
        while self.group is group and self.present == wanted:
            yield self.item
            if self.group is not group:
                return
            self.item = next(self.iterator, _END)
            if self.item is _END:
                self.present = _END
                self.wanted = _END
                return
            self.present = self.item if self.key is None else self.key(self.item)


def tee(iterable, n=2):
    if is_sequence(iterable):
        items = list(iterable)
        return tuple([iter(items) for _ in range(n)])
    iterator, waiting = iter(iterable), [[] for _ in range(n)]
    return tuple([_one_of(iterator, waiting, own) for own in waiting])


def _one_of(iterator, waiting, own):
    while True:
        if not own:
            if waiting[-1] is _END:
                raise RuntimeError("cannot re-enter the tee iterator")
            waiting.append(_END)
            try:
                item = next(iterator, _END)
            finally:
                waiting.pop()
            if item is _END:
                return
            for each in waiting:
                each.append(item)
        yield own.pop(0)


def combinations_with_replacement(iterable, r):
    items = list(iterable)
    if r == 0:
        return iter([()])
    return iter([(items[i],) + rest for i in range(len(items)) for rest in combinations_with_replacement(items[i:], r - 1)])


def compress(data, selectors):
    return _kept(zip(_source(data), _source(selectors)))


def _kept(pairs):
    for item, selector in pairs:
        if selector:
            yield item
