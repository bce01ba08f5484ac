"""tomllib, on known strings."""

from _scopelint import OF_A_FILE, parsed_toml, unknown


class TOMLDecodeError(ValueError):
    pass


def _refused(message):
    raise TOMLDecodeError(message)


def loads(s, *, parse_float=float):
    found = parsed_toml(s, _refused) if parse_float is float else None
    return unknown("tomllib.loads()") if found is None else found


def load(fp, *, parse_float=float):
    return unknown("tomllib.load()", None, OF_A_FILE)
