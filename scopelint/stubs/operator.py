"""operator."""

from _scopelint import attribute_of


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


def attrgetter(*attrs):
    return attribute_of(*attrs)


def itemgetter(*items):
    if len(items) == 1:
        return lambda obj: obj[items[0]]
    return lambda obj: tuple([obj[item] for item in items])


def methodcaller(name, *args, **kwargs):
    return lambda obj: getattr(obj, name)(*args, **kwargs)


iadd = add
imul = mul
div = truediv
