"""re, on known strings."""

from _scopelint import is_callable, is_unknown, known, regex, unknown

IGNORECASE = I = 2
MULTILINE = M = 8
DOTALL = S = 16
VERBOSE = X = 64
ASCII = A = 256
UNICODE = U = 32
error = ValueError


class Match:
    def __init__(self, groups, named, spans, lastindex, string, pattern):
        self._groups = groups
        self._named = named
        self._spans = spans
        self.re = pattern
        self.lastindex = lastindex
        self.string = string

    @property
    def lastgroup(self):
        names = [name for name, number in self.re.groupindex.items() if number == self.lastindex]
        return names[0] if names else None

    def _one(self, key):
        if not isinstance(key, str) and known(key) and not 0 <= key < len(self._groups) or isinstance(key, str) and key not in self._named:
            raise IndexError("no such group")
        return self._named[key] if isinstance(key, str) else self._groups[key]

    def group(self, *keys):
        if len(keys) < 2:
            return self._one(keys[0] if keys else 0)
        return tuple([self._one(key) for key in keys])

    def __getitem__(self, key):
        return self._one(key)

    def groups(self, default=None):
        return tuple([default if each is None else each for each in self._groups[1:]])

    def groupdict(self, default=None):
        return {name: default if each is None else each for name, each in self._named.items()}

    def start(self, group=0):
        return self._spans[group][0]

    def end(self, group=0):
        return self._spans[group][1]

    def span(self, group=0):
        return self._spans[group]

    def expand(self, template):
        return unknown("expand()", "str")


def _match(function, pattern, string, flags, bounds=()):
    found = regex(function, _text(pattern), string, _flags(pattern, flags), *bounds)
    if found is None or is_unknown(found):
        return found
    return Match(*found, string, compile(pattern, flags))


def _bounds(pos, endpos):
    """What a method of a pattern is told of where to look, if anything."""
    return () if known(pos) and pos == 0 and known(endpos) and endpos is None else (pos,) if known(endpos) and endpos is None else (pos, endpos)


def _text(pattern):
    return pattern.pattern if isinstance(pattern, Pattern) else pattern


def _flags(pattern, flags):
    return pattern._flags if isinstance(pattern, Pattern) else flags


def match(pattern, string, flags=0):
    return _match("match", pattern, string, flags)


def search(pattern, string, flags=0):
    return _match("search", pattern, string, flags)


def fullmatch(pattern, string, flags=0):
    return _match("fullmatch", pattern, string, flags)


def findall(pattern, string, flags=0):
    return regex("findall", _text(pattern), string, _flags(pattern, flags))


def finditer(pattern, string, flags=0):
    return _each(pattern, string, flags)


def _each(pattern, string, flags, bounds=()):
    found = regex("finditer", _text(pattern), string, _flags(pattern, flags), *bounds)
    return found if is_unknown(found) else iter([Match(*each, string, compile(pattern, flags)) for each in found])


def split(pattern, string, maxsplit=0, flags=0):
    return regex("split", _text(pattern), string, maxsplit, _flags(pattern, flags))


def sub(pattern, repl, string, count=0, flags=0):
    if is_callable(repl):
        found = _replaced(pattern, repl, string, count, flags)
        return found if is_unknown(found) else found[0]
    return regex("sub", _text(pattern), repl, string, count, _flags(pattern, flags))


def subn(pattern, repl, string, count=0, flags=0):
    if is_callable(repl):
        return _replaced(pattern, repl, string, count, flags)
    return regex("subn", _text(pattern), repl, string, count, _flags(pattern, flags))


def _replaced(pattern, repl, string, count, flags):
    """The string with what a function gives for each match, and how many there were."""
    matches, done, parts, last = _each(pattern, string, flags), 0, [], 0
    if is_unknown(matches) or not known(count):
        return unknown("re.sub()", "str")
    for each in matches:
        if count and done == count:
            break
        parts += [string[last : each.start()], repl(each)]
        done, last = done + 1, each.end()
    return "".join(parts + [string[last:]]), done


def escape(pattern):
    return regex("escape", pattern)


def purge():
    return None


class Pattern:
    def __init__(self, pattern, flags):
        self.pattern = pattern
        self._flags = flags

    def _told(self, index, name):
        found = regex("compile", self.pattern, self._flags)
        return unknown(name) if is_unknown(found) else found[index]

    @property
    def groups(self):
        return self._told(0, "groups")

    @property
    def groupindex(self):
        return self._told(1, "groupindex")

    @property
    def flags(self):
        return self._told(2, "flags")

    def __eq__(self, other):
        return isinstance(other, Pattern) and self.pattern == other.pattern and self.flags == other.flags

    def __hash__(self):
        return hash(self.pattern)

    def match(self, string, pos=0, endpos=None):
        return _match("match", self, string, 0, _bounds(pos, endpos))

    def search(self, string, pos=0, endpos=None):
        return _match("search", self, string, 0, _bounds(pos, endpos))

    def fullmatch(self, string, pos=0, endpos=None):
        return _match("fullmatch", self, string, 0, _bounds(pos, endpos))

    def findall(self, string, pos=0, endpos=None):
        return regex("findall", self.pattern, string, self._flags, *_bounds(pos, endpos))

    def finditer(self, string, pos=0, endpos=None):
        return _each(self, string, 0, _bounds(pos, endpos))

    def split(self, string, maxsplit=0):
        return regex("split", self.pattern, string, maxsplit, self._flags)

    def sub(self, repl, string, count=0):
        if is_callable(repl):
            return sub(self, repl, string, count)
        return regex("sub", self.pattern, repl, string, count, self._flags)

    def subn(self, repl, string, count=0):
        return subn(self, repl, string, count)


def compile(pattern, flags=0):
    return pattern if isinstance(pattern, Pattern) else Pattern(pattern, flags)
