"""functools."""

from _scopelint import note, partial

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
        note("remembered", cell=known[key])
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


def total_ordering(cls):
    own = [name for name in ("__lt__", "__gt__", "__le__", "__ge__") if hasattr(cls, name)]
    if "__lt__" in own:
        made = {
            "__gt__": lambda self, other: not (self < other) and self != other,
            "__le__": lambda self, other: self < other or self == other,
            "__ge__": lambda self, other: not self < other,
        }
    elif "__gt__" in own:
        made = {
            "__lt__": lambda self, other: not (self > other) and self != other,
            "__ge__": lambda self, other: self > other or self == other,
            "__le__": lambda self, other: not self > other,
        }
    elif "__le__" in own:
        made = {
            "__ge__": lambda self, other: not (self <= other) or self == other,
            "__lt__": lambda self, other: self <= other and self != other,
            "__gt__": lambda self, other: not self <= other,
        }
    else:
        made = {
            "__le__": lambda self, other: not (self >= other) or self == other,
            "__gt__": lambda self, other: self >= other and self != other,
            "__lt__": lambda self, other: not self >= other,
        }
    for name, method in made.items():
        if name not in own:
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
