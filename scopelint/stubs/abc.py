"""abc: nothing is enforced. What a method that is left to others gives is not known."""

import _scopelint as _s


_Function = type(lambda: None)


class ABC:
    pass


class ABCMeta(type):
    pass


def _overridden(receiver, name, declared):
    """Whether the class of an object, or a class, has something else in place of what was declared."""
    own = getattr(receiver if isinstance(receiver, type) else type(receiver), name, declared)
    return getattr(own, "fget", getattr(own, "__func__", own)) is not declared


def abstractmethod(funcobj):
    if _s.surely(funcobj, _Function):
        funcobj.__isabstractmethod__ = True
    if not _s.says_nothing(funcobj):
        return funcobj

    def declared(*args, **kwargs):
        if args and _overridden(args[0], funcobj.__name__, declared):
            return funcobj(*args, **kwargs)  # by `super()`
        return _s.left_open(funcobj, args, kwargs)

    declared.__isabstractmethod__ = True
    return declared


def abstractproperty(funcobj):
    return property(abstractmethod(funcobj))


def abstractclassmethod(funcobj):
    return classmethod(abstractmethod(funcobj))


def abstractstaticmethod(funcobj):
    return staticmethod(abstractmethod(funcobj))
