"""collections."""

from _scopelint import DefaultDict as defaultdict
from _scopelint import named_tuple

OrderedDict = dict
UserDict = dict


def namedtuple(typename, field_names, *, rename=False, defaults=None, module=None, verbose=False):
    return named_tuple(typename, field_names, defaults)


def deque(iterable=(), maxlen=None):
    return list(iterable)


def Counter(iterable=(), **kwds):
    counts = defaultdict(int)
    if isinstance(iterable, dict):
        counts.update(iterable)
    else:
        for item in iterable:
            counts[item] += 1
    counts.update(kwds)
    return counts


def ChainMap(*maps):
    merged = {}
    for found in reversed(maps):
        merged.update(found)
    return merged


from collections.abc import *  # noqa: E402
