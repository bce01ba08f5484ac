"""functools."""

from _scopelint import function_name, is_unknown, note, parameters, partial, unbound

WRAPPER_ASSIGNMENTS = ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__")
WRAPPER_UPDATES = ("__dict__",)


def update_wrapper(wrapper, wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    for name in assigned:
        try:
            value = getattr(wrapped, name)
        except AttributeError:
            continue
        setattr(wrapper, name, value)
    for name in updated:
        getattr(wrapper, name).update(getattr(wrapped, name, {}))
    wrapper.__wrapped__ = wrapped
    return wrapper


def wraps(wrapped, assigned=WRAPPER_ASSIGNMENTS, updated=WRAPPER_UPDATES):
    return lambda wrapper: update_wrapper(wrapper, wrapped, assigned, updated)


class _CacheInfo:
    def __init__(self, hits, misses, maxsize, currsize):
        self.hits, self.misses, self.maxsize, self.currsize = hits, misses, maxsize, currsize

    def __iter__(self):
        return iter((self.hits, self.misses, self.maxsize, self.currsize))

    def __eq__(self, other):
        return tuple(self) == tuple(other)

    def __repr__(self):
        return "CacheInfo(hits=%d, misses=%d, maxsize=%r, currsize=%d)" % tuple(self)


def _is_numbers(args, kwargs):
    """Whether all that is given is a number or a flag, which names nothing."""
    return bool(args or kwargs) and all([isinstance(each, (int, float)) for each in [*args, *kwargs.values()]])


def _tell(function, args, kwargs, value):
    told, open_to = bool(args or kwargs), bool(parameters(function))
    note("remembered", cell=value, numbers=_is_numbers(args, kwargs), told=told, may_be_told=open_to, by=function_name(function))


def _memoized(function, maxsize=None, typed=False):
    """Calls the function once for every tuple of arguments that is kept; the ones used last are kept."""
    known, counts = {}, {"hits": 0, "misses": 0}

    def wrapper(*args, **kwargs):
        key = (args, tuple(kwargs.items()))
        if typed:
            key = (*key, tuple([type(each) for each in args]), tuple([type(each) for each in kwargs.values()]))
        if key in known:
            counts["hits"] += 1
            if maxsize is not None:
                known[key] = known.pop(key)
            _tell(function, args, kwargs, known[key])
            return known[key]
        counts["misses"] += 1
        value = function(*args, **kwargs)
        if maxsize != 0:
            known[key] = value
            if maxsize is not None and len(known) > maxsize:
                del known[list(known)[0]]
        _tell(function, args, kwargs, value)
        return value

    def cache_clear():
        known.clear()
        counts.update(hits=0, misses=0)

    wrapper.cache_clear = cache_clear
    wrapper.cache_info = lambda: _CacheInfo(counts["hits"], counts["misses"], maxsize, len(known))
    wrapper.cache_parameters = lambda: {"maxsize": maxsize, "typed": typed}
    return update_wrapper(wrapper, function)


def lru_cache(maxsize=128, typed=False):
    if callable(maxsize):
        return _memoized(maxsize, 128)
    if maxsize is not None and not isinstance(maxsize, int):
        raise TypeError("Expected first argument to be an integer, a callable, or None")
    size = maxsize if maxsize is None or maxsize > 0 else 0
    return lambda function: _memoized(function, size, typed)


def cache(user_function):
    return _memoized(user_function)


class cached_property:
    def __init__(self, func):
        self.func = func
        self.attrname = None
        self.__doc__ = func.__doc__

    def __set_name__(self, owner, name):
        if self.attrname is None:
            self.attrname = name
        elif name != self.attrname:
            raise TypeError("Cannot assign the same cached_property to two different names (%r and %r)." % (self.attrname, name))

    def __get__(self, instance, owner=None):
        if instance is None:
            return self
        if self.attrname is None:
            raise TypeError("Cannot use cached_property instance without calling __set_name__ on it.")
        name = self.attrname
        try:
            cache = instance.__dict__
        except AttributeError:
            raise TypeError("No '__dict__' attribute on %r instance to cache %r property." % (type(instance).__name__, name)) from None
        if isinstance(instance, type):
            raise TypeError("The '__dict__' attribute on %r instance does not support item assignment for caching %r property."
                            % (type(instance).__name__, name))
        if name in cache:
            return cache[name]
        value = self.func(instance)
        cache[name] = value
        return value


@unbound
def reduce(function, iterable, /, *initial):
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


@unbound
def cmp_to_key(mycmp):
    class K:
        __hash__ = None

        def __init__(self, obj):
            self.obj = obj

        def __lt__(self, other):
            return mycmp(self.obj, other.obj) < 0

        def __gt__(self, other):
            return mycmp(self.obj, other.obj) > 0

        def __eq__(self, other):
            return mycmp(self.obj, other.obj) == 0

        def __le__(self, other):
            return mycmp(self.obj, other.obj) <= 0

        def __ge__(self, other):
            return mycmp(self.obj, other.obj) >= 0

    return K


class partialmethod:
    def __init__(self, func, /, *args, **keywords):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError("%r is not callable or a descriptor" % (func,))
        if isinstance(func, partialmethod):
            args, keywords, func = (*func.args, *args), {**func.keywords, **keywords}, func.func
        self.func, self.args, self.keywords = func, args, keywords

    def __get__(self, instance, owner=None):
        if hasattr(self.func, "__get__"):
            found = self.func.__get__(instance, owner)
            if found is not self.func:
                made = partial(found, *self.args, **self.keywords)
                if hasattr(found, "__self__"):
                    made.__self__ = found.__self__
                return made
        if instance is None:
            return lambda self_, *args, **keywords: self.func(self_, *self.args, *args, **{**self.keywords, **keywords})
        return partial(self.func, instance, *self.args, **self.keywords)

    def __repr__(self):
        given = [repr(each) for each in self.args] + ["%s=%r" % pair for pair in self.keywords.items()]
        return "functools.partialmethod(%s)" % ", ".join([repr(self.func)] + given)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)


def _order_of(cls, registered):
    """The classes that an object of a class is an instance of, the nearest first: its own, and abstract ones that are registered.

    An abstract class stands behind the last class of the order that is one of its subclasses, and before those above it.
    """
    order = list(cls.__mro__)
    above = [each for each in registered if each not in order and isinstance(each, type) and issubclass(cls, each)]
    above = [each for each in above if not any([other is not each and issubclass(other, each) and each in other.__mro__ for other in above])]
    for each in above:
        below = [i for i, own in enumerate(order) if own is not object and issubclass(own, each)]
        place = max(below) + 1 if below else len(order) - 1
        order[place:place] = [base for base in each.__mro__ if base not in order]
    return order


def _best(cls, registry):
    """What is registered for a class or the nearest of those that it is an instance of."""
    match = None
    for each in _order_of(cls, list(registry)):
        if match is not None:
            if each in registry and each not in cls.__mro__ and match not in cls.__mro__ and not issubclass(match, each):
                raise RuntimeError("Ambiguous dispatch: %s or %s" % (match, each))
            break
        if each in registry:
            match = each
    return registry[object if match is None else match]


def _annotated_class(function):
    """The name and the annotation of the first parameter that has one; None if there is none."""
    written = getattr(function, "__annotations__", None)
    if not written:
        raise TypeError("Invalid first argument to `register()`: %r. Use either `@register(some_class)` or plain `@register` on an "
                        "annotated function." % (function,))
    from typing import get_type_hints

    return next(iter(get_type_hints(function).items()))


def _classes_of(union):
    """The classes of a union of classes; None of anything else."""
    from typing import Union, get_origin

    if is_unknown(union) or get_origin(union) is not Union or not all([isinstance(each, type) for each in union.__args__]):
        return None
    return union.__args__


def singledispatch(func):
    registry = {object: func}

    def dispatch(cls):
        return _best(cls, registry)

    def register(cls, implementation=None):
        if isinstance(cls, type):
            if implementation is None:
                return lambda f: register(cls, f)
        else:
            if implementation is not None:
                raise TypeError("Invalid first argument to `register()`. %r is not a class or union type." % (cls,))
            implementation = cls
            name, cls = _annotated_class(implementation)
            if _classes_of(cls) is not None:
                for each in cls.__args__:
                    registry[each] = implementation
                return implementation
            if not is_unknown(cls) and not isinstance(cls, type):
                raise TypeError("Invalid annotation for %r. %r is not a class." % (name, cls))
        registry[cls] = implementation
        return implementation

    def wrapper(*args, **kwargs):
        if not args:
            raise TypeError("%s requires at least 1 positional argument" % func.__name__)
        return dispatch(type(args[0]))(*args, **kwargs)

    wrapper.register = register
    wrapper.dispatch = dispatch
    wrapper.registry = registry
    return update_wrapper(wrapper, func)


class singledispatchmethod:
    def __init__(self, func):
        if not callable(func) and not hasattr(func, "__get__"):
            raise TypeError("%r is not callable or a descriptor" % (func,))
        self.dispatcher = singledispatch(func)
        self.func = func

    def register(self, cls, method=None):
        return self.dispatcher.register(cls, method)

    def __get__(self, obj, cls=None):
        def method(*args, **kwargs):
            found = self.dispatcher.dispatch(type(args[0]))
            return found.__get__(obj, cls)(*args, **kwargs)

        method.__isabstractmethod__ = self.__isabstractmethod__
        method.register = self.register
        return update_wrapper(method, self.func)

    @property
    def __isabstractmethod__(self):
        return getattr(self.func, "__isabstractmethod__", False)
