"""json, on known strings."""

from _scopelint import is_unknown, parsed_json, unknown, written_json

JSONDecodeError = ValueError


def _hooked(value, hook):
    if isinstance(value, list):
        return [_hooked(item, hook) for item in value]
    if isinstance(value, dict):
        return hook({key: _hooked(item, hook) for key, item in value.items()})
    return value


def loads(s, *, object_hook=None, object_pairs_hook=None, **kwargs):
    value = parsed_json(s)
    if is_unknown(value):
        return value
    if object_hook is not None:
        return _hooked(value, object_hook)
    return value if object_pairs_hook is None else _hooked(value, lambda found: object_pairs_hook(list(found.items())))


def load(fp, **kwargs):
    return unknown("json.load()")


def dumps(obj, **kwargs):
    return unknown("json.dumps()") if kwargs else written_json(obj)


def dump(obj, fp, **kwargs):
    return None
