"""pickle: what this program has dumped is made anew where it is loaded, and may make its variables then (`__setstate__`)."""

from _scopelint import makes_more, unknown

_dumped = []


def dumps(obj, protocol=None, **kwargs):
    _dumped.append(obj)
    return unknown("pickle.dumps()")


def loads(data, **kwargs):
    if _dumped:
        makes_more()
    return unknown("pickle.loads()")
