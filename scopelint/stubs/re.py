"""re, on known strings."""

from _scopelint import is_unknown, regex

IGNORECASE = I = 2
MULTILINE = M = 8
DOTALL = S = 16
VERBOSE = X = 64
ASCII = A = 256
UNICODE = U = 32
error = ValueError


class Match:
    def __init__(self, groups, named, spans, string):
        self._groups = groups
        self._named = named
        self._spans = spans
        self.string = string

    def _one(self, key):
        return self._named[key] if isinstance(key, str) else self._groups[key]

    def group(self, *keys):
        if len(keys) < 2:
            return self._one(keys[0] if keys else 0)
        return tuple([self._one(key) for key in keys])

    def __getitem__(self, key):
        return self._one(key)

    def groups(self, default=None):
        return self._groups[1:]

    def groupdict(self, default=None):
        return self._named

    def start(self, group=0):
        return self._spans[group][0]

    def end(self, group=0):
        return self._spans[group][1]

    def span(self, group=0):
        return self._spans[group]


def _match(function, pattern, string, flags):
    found = regex(function, _text(pattern), string, flags)
    if found is None or is_unknown(found):
        return found
    return Match(*found, string)


def _text(pattern):
    return pattern.pattern if isinstance(pattern, Pattern) else pattern


def match(pattern, string, flags=0):
    return _match("match", pattern, string, flags)


def search(pattern, string, flags=0):
    return _match("search", pattern, string, flags)


def fullmatch(pattern, string, flags=0):
    return _match("fullmatch", pattern, string, flags)


def findall(pattern, string, flags=0):
    return regex("findall", _text(pattern), string, flags)


def finditer(pattern, string, flags=0):
    found = regex("finditer", _text(pattern), string, flags)
    return found if is_unknown(found) else iter([Match(*each, string) for each in found])


def split(pattern, string, maxsplit=0, flags=0):
    return regex("split", _text(pattern), string, maxsplit, flags)


def sub(pattern, repl, string, count=0, flags=0):
    return regex("sub", _text(pattern), repl, string, count, flags)


def escape(pattern):
    return regex("escape", pattern)


class Pattern:
    def __init__(self, pattern, flags):
        self.pattern = pattern
        self.flags = flags

    def match(self, string, pos=0, endpos=None):
        return _match("match", self.pattern, string, self.flags)

    def search(self, string, pos=0, endpos=None):
        return _match("search", self.pattern, string, self.flags)

    def fullmatch(self, string, pos=0, endpos=None):
        return _match("fullmatch", self.pattern, string, self.flags)

    def findall(self, string, pos=0, endpos=None):
        return regex("findall", self.pattern, string, self.flags)

    def finditer(self, string, pos=0, endpos=None):
        return finditer(self.pattern, string, self.flags)

    def split(self, string, maxsplit=0):
        return regex("split", self.pattern, string, maxsplit, self.flags)

    def sub(self, repl, string, count=0):
        return regex("sub", self.pattern, repl, string, count, self.flags)


def compile(pattern, flags=0):
    return pattern if isinstance(pattern, Pattern) else Pattern(pattern, flags)
