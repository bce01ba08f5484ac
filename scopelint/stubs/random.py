"""random, where numbers have bounds that are known; all else is what it is of a module that is not known."""

import _scopelint as _s


def random():
    return _s.unknown_between("random.random()", 0.0, 1.0, True)


def uniform(a, b):
    return _s.unknown_between("random.uniform()", a, b)
