"""six, as on Python 3."""

from functools import wraps

from _scopelint import under_metaclass
from six import moves

PY2 = False
PY3 = True
PY34 = True
string_types = (str,)
integer_types = (int,)
class_types = (type,)
text_type = str
binary_type = bytes
MAXSIZE = 9223372036854775807


def iteritems(d, **kw):
    return d.items()


def iterkeys(d, **kw):
    return d.keys()


def itervalues(d, **kw):
    return d.values()


viewitems = iteritems
viewkeys = iterkeys
viewvalues = itervalues


def next(it):
    return it.__next__()


advance_iterator = next


def with_metaclass(meta, *bases):
    return under_metaclass(meta, type("temporary_class", bases, {}))


def add_metaclass(metaclass):
    return lambda cls: under_metaclass(metaclass, cls)


def python_2_unicode_compatible(cls):
    return cls


def b(s):
    return s


def u(s):
    return s


def ensure_str(s, encoding="utf-8", errors="strict"):
    return s


ensure_text = ensure_binary = ensure_str


def get_function_code(f):
    return f.__code__


def raise_from(value, from_value):
    raise value


def reraise(tp, value, tb=None):
    raise value


