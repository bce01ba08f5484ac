"""contextlib."""

from functools import update_wrapper

from _scopelint import context, enter, expect, generator_context, leave, unexpect


def contextmanager(func):
    def helper(*args, **kwds):
        return generator_context(func(*args, **kwds))

    return update_wrapper(helper, func)


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


class ExitStack:
    def __init__(self):
        self._exits = []

    def __enter__(self):
        return self

    def __exit__(self, *excinfo):
        self.close()

    def enter_context(self, cm):
        value = enter(cm)
        self._exits.append(lambda: leave(cm))
        return value

    def push(self, exit):
        self._exits.append(lambda: leave(exit))
        return exit

    def callback(self, callback, *args, **kwds):
        self._exits.append(lambda: callback(*args, **kwds))
        return callback

    def pop_all(self):
        other = ExitStack()
        other._exits = self._exits
        self._exits = []
        return other

    def close(self):
        while self._exits:
            self._exits.pop()()


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


def redirect_stdout(new_target):
    return context()


redirect_stderr = redirect_stdout


class AbstractContextManager:
    def __enter__(self):
        return self

    def __exit__(self, *excinfo):
        return None
