"""unittest.mock: `patch` puts something else in a name's place for a while; mocks are unknown."""

import importlib

from _scopelint import unknown


class _Sentinel:
    pass


DEFAULT = _Sentinel()
ANY = unknown("ANY")


def Mock(*args, **kwargs):
    return unknown("Mock()")


MagicMock = PropertyMock = AsyncMock = NonCallableMock = create_autospec = mock_open = Mock


class _patch:
    """A context, and a decorator that hands the mock to the function if nobody said what to put there."""

    def __init__(self, find, attribute, new, kwargs):
        self._find = find
        self._attribute = attribute
        self._given = new is not DEFAULT
        self._new = new if self._given else Mock(**kwargs)

    def __enter__(self):
        self._target = self._find()
        self._old = getattr(self._target, self._attribute, DEFAULT)
        setattr(self._target, self._attribute, self._new)
        return self._new

    def __exit__(self, *exc_info):
        if self._old is not DEFAULT:
            setattr(self._target, self._attribute, self._old)
        return False

    def start(self):
        return self.__enter__()

    def stop(self):
        return self.__exit__(None, None, None)

    def __call__(self, function):
        if isinstance(function, type):
            return function

        def patched(*args, **kwargs):
            with self as new:
                return function(*args, **kwargs) if self._given else function(*args, new, **kwargs)

        return patched


def patch(target, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    module, _, attribute = target.rpartition(".")
    return _patch(lambda: importlib.import_module(module), attribute, new, kwargs)


def _patch_object(target, attribute, new=DEFAULT, spec=None, create=False, spec_set=None, autospec=None, new_callable=None, **kwargs):
    return _patch(lambda: target, attribute, new, kwargs)


def _patch_dict(in_dict, values=(), clear=False, **kwargs):
    return _patch(lambda: in_dict, "__patched__", None, {})


patch.object = _patch_object
patch.dict = _patch_dict
patch.multiple = lambda target, **kwargs: _patch(lambda: target, "__patched__", None, {})
