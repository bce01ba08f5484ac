"""itertools, on iterables of known length."""

from _scopelint import counting, cycling


def count(start=0, step=1):
    return counting(start, step)


def cycle(iterable):
    return cycling(iterable)


def repeat(object, *times):
    if times:
        return iter([object] * times[0])
    return cycling([object])


def chain(*iterables):
    return iter([item for iterable in iterables for item in iterable])


def _chain_from_iterable(iterables):
    return iter([item for iterable in iterables for item in iterable])


chain.from_iterable = _chain_from_iterable


def islice(iterable, *bounds):
    items = list(iterable)
    if len(bounds) == 1:
        return iter(items[: bounds[0]])
    if len(bounds) == 2:
        return iter(items[bounds[0] : bounds[1]])
    return iter(items[bounds[0] : bounds[1] : bounds[2]])


def product(*iterables, repeat=1):
    pools = [list(pool) for pool in iterables] * repeat
    rows = [()]
    for pool in pools:
        rows = [row + (item,) for row in rows for item in pool]
    return iter(rows)


def combinations(iterable, r):
    items = list(iterable)
    if r == 0:
        return iter([()])
    return iter([(items[i],) + rest for i in range(len(items)) for rest in combinations(items[i + 1 :], r - 1)])


def permutations(iterable, r=None):
    items = list(iterable)
    length = len(items) if r is None else r
    if length == 0:
        return iter([()])
    return iter([(items[i],) + rest for i in range(len(items)) for rest in permutations(items[:i] + items[i + 1 :], length - 1)])


def zip_longest(*iterables, fillvalue=None):
    columns = [list(iterable) for iterable in iterables]
    length = max([len(column) for column in columns]) if columns else 0
    return iter([tuple([column[i] if i < len(column) else fillvalue for column in columns]) for i in range(length)])


izip_longest = zip_longest


def izip(*iterables):
    return zip(*iterables)


def imap(function, *iterables):
    return map(function, *iterables)


def ifilter(function, iterable):
    return filter(function, iterable)


def starmap(function, iterable):
    return iter([function(*args) for args in iterable])


def accumulate(iterable, func=None, *, initial=None):
    out = []
    total = initial
    for item in iterable:
        total = item if total is None else (total + item if func is None else func(total, item))
        out.append(total)
    return iter(out)


def takewhile(predicate, iterable):
    out = []
    for item in iterable:
        if not predicate(item):
            break
        out.append(item)
    return iter(out)


def dropwhile(predicate, iterable):
    items = list(iterable)
    while items and predicate(items[0]):
        items = items[1:]
    return iter(items)


def groupby(iterable, key=None):
    groups = []
    for item in iterable:
        label = item if key is None else key(item)
        if groups and groups[-1][0] == label:
            groups[-1][1].append(item)
        else:
            groups.append((label, [item]))
    return iter(groups)


def tee(iterable, n=2):
    items = list(iterable)
    return tuple([iter(items) for _ in range(n)])


def compress(data, selectors):
    return iter([d for d, s in zip(data, selectors) if s])
