"""functools."""

from _scopelint import partial

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__")


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=("__dict__",)):
    for name in assigned:
        setattr(wrapper, name, getattr(wrapped, name, getattr(wrapper, name, None)))
    for name in updated:
        getattr(wrapper, name, {}).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=("__dict__",)):
    return lambda wrapper: update_wrapper(wrapper, wrapped, assigned, updated)


def _memoized(function):
    """Calls the function once for every tuple of arguments."""
    known = {}

    def wrapper(*args, **kwargs):
        key = (args, tuple(kwargs.items()))
        if key not in known:
            known[key] = function(*args, **kwargs)
        return known[key]

    wrapper.cache_clear = known.clear
    return update_wrapper(wrapper, function)


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return _memoized(maxsize)
    return _memoized


def cache(user_function):
    return _memoized(user_function)


class cached_property:
    def __init__(self, func):
        self.func = func

    def __get__(self, instance, owner=None):
        value = self.func(instance)
        setattr(instance, self.func.__name__, value)
        return value


def reduce(function, iterable, *initial):
    items = list(iterable)
    if not initial and not items:
        raise TypeError("reduce() of empty iterable with no initial value")
    value = initial[0] if initial else items.pop(0)
    for item in items:
        value = function(value, item)
    return value


def _negated(name):
    def method(self, other):
        answer = getattr(type(self), name)(self, other)
        return answer if answer is NotImplemented else not answer

    return method


def _and_differs(name):
    """Of `<=` makes `<`, and of `not <` makes `>`."""

    def method(self, other):
        answer = getattr(type(self), name)(self, other)
        return answer if answer is NotImplemented else answer and self != other

    return method


def _not_and_differs(name):
    def method(self, other):
        answer = getattr(type(self), name)(self, other)
        return answer if answer is NotImplemented else not answer and self != other

    return method


def _or_equals(name):
    def method(self, other):
        answer = getattr(type(self), name)(self, other)
        return answer if answer is NotImplemented else answer or self == other

    return method


def _not_or_equals(name):
    def method(self, other):
        answer = getattr(type(self), name)(self, other)
        return answer if answer is NotImplemented else not answer or self == other

    return method


_ORDERS = {
    "__lt__": {"__gt__": _not_and_differs, "__le__": _or_equals, "__ge__": _negated},
    "__le__": {"__ge__": _not_or_equals, "__lt__": _and_differs, "__gt__": _negated},
    "__gt__": {"__lt__": _not_and_differs, "__ge__": _or_equals, "__le__": _negated},
    "__ge__": {"__le__": _not_or_equals, "__gt__": _and_differs, "__lt__": _negated},
}


def total_ordering(cls):
    own = [name for name in _ORDERS if getattr(cls, name, None) is not getattr(object, name, None)]
    if not own:
        raise ValueError("must define at least one ordering operation: < > <= >=")
    root = max(own)
    for name, made in _ORDERS[root].items():
        if name not in own:
            method = made(root)
            method.__name__ = name
            setattr(cls, name, method)
    return cls


def cmp_to_key(mycmp):
    class K:
        def __init__(self, obj):
            self.obj = obj

        def __lt__(self, other):
            return mycmp(self.obj, other.obj) < 0

        def __eq__(self, other):
            return mycmp(self.obj, other.obj) == 0

    return K


class partialmethod:
    def __init__(self, func, *args, **keywords):
        self.func = func
        self.args = args
        self.keywords = keywords

    def __get__(self, instance, owner=None):
        return partial(self.func, instance, *self.args, **self.keywords)


def singledispatch(func):
    table = []

    def register(cls, implementation=None):
        if implementation is not None:
            table.append((cls, implementation))
            return implementation
        return (lambda f: register(cls, f)) if isinstance(cls, type) else cls

    def wrapper(*args, **kwargs):
        for base in type(args[0]).__mro__:
            for cls, implementation in table:
                if cls is base:
                    return implementation(*args, **kwargs)
        return func(*args, **kwargs)

    wrapper.register = register
    return update_wrapper(wrapper, func)
