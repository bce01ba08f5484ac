"""What unittest and TensorFlow's test case share."""

from _scopelint import expect, unexpect, unknown


class Expecting:
    """Inside it an exception is what the test wants."""

    def __init__(self, exceptions):
        self._exceptions = exceptions
        self.exception = unknown("the exception")

    def __enter__(self):
        expect(self._exceptions)
        return self

    def __exit__(self, kind, value, traceback):
        unexpect()
        return kind is not None


def expecting(exceptions, function, args, kwargs):
    """`assertRaises(exceptions)` as a context, or with a function at once."""
    if function is None:
        return Expecting(exceptions)
    with Expecting(exceptions):
        function(*args, **kwargs)
    return None


def nothing(*args, **kwargs):
    return None
