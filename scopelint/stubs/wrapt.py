"""wrapt: `decorator` makes a decorator of a function that gets what is decorated, the object, and the arguments of each call."""

from _scopelint import unknown


def decorator(wrapper=None, enabled=None, adapter=None, proxy=None):
    if wrapper is None:
        return decorator

    def decorated(wrapped):
        if isinstance(wrapped, type):
            return wrapped

        def called(*args, **kwargs):
            return wrapper(wrapped, None, args, kwargs)

        return called

    return decorated


ObjectProxy = FunctionWrapper = unknown("wrapt")
