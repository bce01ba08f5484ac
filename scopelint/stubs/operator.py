"""operator."""

from _scopelint import attribute_of

_abs = abs


def add(a, b):
    return a + b


def sub(a, b):
    return a - b


def mul(a, b):
    return a * b


def truediv(a, b):
    return a / b


def floordiv(a, b):
    return a // b


def mod(a, b):
    return a % b


def pow(a, b):
    return a ** b


def matmul(a, b):
    return a @ b


def eq(a, b):
    return a == b


def ne(a, b):
    return a != b


def lt(a, b):
    return a < b


def le(a, b):
    return a <= b


def gt(a, b):
    return a > b


def ge(a, b):
    return a >= b


def and_(a, b):
    return a & b


def or_(a, b):
    return a | b


def xor(a, b):
    return a ^ b


def is_(a, b):
    return a is b


def is_not(a, b):
    return a is not b


def getitem(a, b):
    return a[b]


def contains(a, b):
    return b in a


def neg(a):
    return -a


def not_(a):
    return not a


def truth(a):
    return bool(a)


def pos(a):
    return +a


def inv(a):
    return ~a


invert = inv


def abs(a):
    return _abs(a)


def index(a):
    if isinstance(a, int):
        return int(a)
    if not hasattr(type(a), "__index__"):
        raise TypeError("'%s' object cannot be interpreted as an integer" % type(a).__name__)
    return a.__index__()


def lshift(a, b):
    return a << b


def rshift(a, b):
    return a >> b


def concat(a, b):
    if not hasattr(a, "__getitem__"):
        raise TypeError("'%s' object can't be concatenated" % type(a).__name__)
    return a + b


def setitem(a, b, c):
    a[b] = c


def delitem(a, b):
    del a[b]


def countOf(a, b):
    return sum([1 for each in a if each is b or each == b])


def indexOf(a, b):
    for i, each in enumerate(a):
        if each is b or each == b:
            return i
    raise ValueError("sequence.index(x): x not in sequence")


def length_hint(obj, default=0):
    if not isinstance(default, int):
        raise TypeError("'%s' object cannot be interpreted as an integer" % type(default).__name__)
    try:
        return len(obj)
    except TypeError:
        pass
    if not hasattr(obj, "__length_hint__"):
        return default
    try:
        found = obj.__length_hint__()
    except TypeError:
        return default
    if found is NotImplemented:
        return default
    if not isinstance(found, int):
        raise TypeError("__length_hint__ must be integer, not %s" % type(found).__name__)
    if found < 0:
        raise ValueError("__length_hint__() should return >= 0")
    return found


def call(obj, /, *args, **kwargs):
    return obj(*args, **kwargs)


def attrgetter(attr, /, *attrs):
    if not all([isinstance(each, str) for each in (attr, *attrs)]):
        raise TypeError("attribute name must be a string")
    return attribute_of(attr, *attrs)


def itemgetter(item, /, *items):
    if not items:
        return lambda obj, /: obj[item]
    return lambda obj, /: tuple([obj[each] for each in (item, *items)])


def methodcaller(name, /, *args, **kwargs):
    if not isinstance(name, str):
        raise TypeError("method name must be a string")
    return lambda obj, /: getattr(obj, name)(*args, **kwargs)


def iadd(a, b):
    a += b
    return a


def isub(a, b):
    a -= b
    return a


def imul(a, b):
    a *= b
    return a


def itruediv(a, b):
    a /= b
    return a


def ifloordiv(a, b):
    a //= b
    return a


def imod(a, b):
    a %= b
    return a


def ipow(a, b):
    a **= b
    return a


def imatmul(a, b):
    a @= b
    return a


def iand(a, b):
    a &= b
    return a


def ior(a, b):
    a |= b
    return a


def ixor(a, b):
    a ^= b
    return a


def ilshift(a, b):
    a <<= b
    return a


def irshift(a, b):
    a >>= b
    return a


def iconcat(a, b):
    if not hasattr(a, "__getitem__"):
        raise TypeError("'%s' object can't be concatenated" % type(a).__name__)
    a += b
    return a


div = truediv
__lt__, __le__, __eq__, __ne__, __ge__, __gt__ = lt, le, eq, ne, ge, gt
__add__, __sub__, __mul__, __truediv__, __floordiv__, __mod__, __pow__ = add, sub, mul, truediv, floordiv, mod, pow
__and__, __or__, __xor__, __invert__, __neg__, __pos__, __not__ = and_, or_, xor, invert, neg, pos, not_
__lshift__, __rshift__, __contains__, __getitem__, __setitem__, __delitem__ = lshift, rshift, contains, getitem, setitem, delitem
__iadd__, __isub__, __imul__, __matmul__, __abs__, __index__, __concat__ = iadd, isub, imul, matmul, abs, index, concat
