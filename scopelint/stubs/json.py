"""json, on known strings."""

from _scopelint import is_unknown, known, parsed_json, surely, unknown, written_json
from io import StringIO


class JSONDecodeError(ValueError):
    pass


def _refused(message):
    raise JSONDecodeError(message)


def _hooked(value, hook):
    if isinstance(value, list):
        return [_hooked(item, hook) for item in value]
    if isinstance(value, dict):
        return hook({key: _hooked(item, hook) for key, item in value.items()})
    return value


def loads(s, *, object_hook=None, object_pairs_hook=None, **kwargs):
    value = parsed_json(s, _refused)
    if is_unknown(value):
        return value
    if object_hook is not None:
        return _hooked(value, object_hook)
    return value if object_pairs_hook is None else _hooked(value, lambda found: object_pairs_hook(list(found.items())))


def load(fp, **kwargs):
    return loads(fp.read(), **kwargs) if surely(fp, StringIO) else unknown("json.load()")


def dumps(obj, *, default=None, cls=None, **kwargs):
    if not known(cls) or not known(default):
        return unknown("json.dumps()", "str")
    return written_json(obj, kwargs)


def dump(obj, fp, **kwargs):
    return None
