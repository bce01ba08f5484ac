"""contextlib."""

from functools import update_wrapper

from _scopelint import entered, exc_info, expect, generator_context, unexpect


def contextmanager(func):
    def helper(*args, **kwds):
        return generator_context(func(*args, **kwds), lambda: func(*args, **kwds))

    return update_wrapper(helper, func)


class _GeneratorContextManager:
    """What is derived from it keeps its generator, and goes on with it in the body's end."""

    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds
        self.__doc__ = func.__doc__

    def __enter__(self):
        try:
            return next(self.gen)
        except StopIteration:
            raise RuntimeError("generator didn't yield") from None

    def __exit__(self, typ, value, traceback):
        if typ is None:
            try:
                next(self.gen)
            except StopIteration:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = typ()
        try:
            self.gen.throw(value)
        except StopIteration as error:
            return error is not value
        except BaseException as error:
            if error is not value:
                raise
            return False
        raise RuntimeError("generator didn't stop after throw()")


asynccontextmanager = contextmanager


class nullcontext:
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        return None


class closing:
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *excinfo):
        self.thing.close()


class suppress:
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        expect(self._exceptions, True)

    def __exit__(self, kind, value, traceback):
        unexpect()
        return kind is not None and issubclass(kind, self._exceptions)


def _in_context(error, before, outside):
    """An error of a later exit came up while the one before was being handled, as in nested `with` statements."""
    while True:
        context = error.__context__
        if context is None or context is before:
            return
        if context is outside:
            break
        error = context
    error.__context__ = before


class ExitStack:
    def __init__(self):
        self._exits = []

    def __enter__(self):
        return self

    def __exit__(self, kind, value, traceback):
        error, outside = value, exc_info()[1]
        while self._exits:
            try:
                if self._exits.pop()(error):
                    error = None
            except Exception as again:
                _in_context(again, error, outside)
                error = again
        if error is not value and error is not None:
            context = error.__context__
            try:
                raise error
            except BaseException:
                error.__context__ = context
                raise
        return value is not None and error is None

    def enter_context(self, cm):
        value, leave = entered(cm)
        self._exits.append(leave)
        return value

    def push(self, exit):
        leave = getattr(exit, "__exit__", exit)
        self._exits.append(lambda error: leave(None if error is None else type(error), error, None))
        return exit

    def callback(self, callback, *args, **kwds):
        def leave(error):
            callback(*args, **kwds)

        self._exits.append(leave)
        return callback

    def pop_all(self):
        other = ExitStack()
        other._exits = self._exits
        self._exits = []
        return other

    def close(self):
        self.__exit__(None, None, None)


class ContextDecorator:
    def __call__(self, func):
        def inner(*args, **kwds):
            with self:
                return func(*args, **kwds)

        return inner


def nested(*managers):
    stack = ExitStack()
    for manager in managers:
        stack.enter_context(manager)
    return stack


class _Redirected:
    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    def __enter__(self):
        import sys

        self._old_targets.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._new_target)
        return self._new_target

    def __exit__(self, *excinfo):
        import sys

        setattr(sys, self._stream, self._old_targets.pop())


class redirect_stdout(_Redirected):
    _stream = "stdout"


class redirect_stderr(_Redirected):
    _stream = "stderr"


class AbstractContextManager:
    def __enter__(self):
        return self

    def __exit__(self, *excinfo):
        return None
