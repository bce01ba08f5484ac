"""pytest."""

from _testing import Expecting, expecting
from _scopelint import context


def raises(expected_exception, *args, match=None, message=None, **kwargs):
    if args:
        return expecting(expected_exception, args[0], args[1:], kwargs)
    return Expecting(expected_exception)


def warns(*args, **kwargs):
    return context()


def fixture(function=None, **kwargs):
    return (lambda f: f) if function is None else function


def skip(*args, **kwargs):
    raise SystemExit(0)


def approx(expected, *args, **kwargs):
    return expected


class _Mark:
    def __getattr__(self, name):
        return lambda *args, **kwargs: (lambda f: f)


mark = _Mark()
