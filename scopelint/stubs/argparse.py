"""argparse: an option is what a list of words that is known says; else by default when the program runs as it stands; else unknown."""

from _scopelint import is_sequence, known, listed, option, unknown

SUPPRESS = "==SUPPRESS=="
_STORED = (None, "store", "append")
_SAID = ("store_true", "store_false", "store_const", "count")
_AS_THEY_COME = ("?", "*", "+")


class Namespace:
    def __init__(self, **kwargs):
        for name, value in kwargs.items():
            setattr(self, name, value)

    def __getattr__(self, name):
        return option(name)

    def __contains__(self, key):
        return unknown("in args")


class ArgumentParser:
    def __init__(self, *args, **kwargs):
        self._defaults = {}
        self._required = []
        self._options = {}
        self._positional = []
        self._read = not kwargs.get("parents") and kwargs.get("prefix_chars", "-") == "-"

    def add_argument(self, *names, **options):
        name = options.get("dest")
        if name is None:
            name = names[0]
            for candidate in reversed(names):
                if candidate.startswith("--"):
                    name = candidate
        action = options.get("action")
        default = options.get("default")
        if default is None and (action == "store_true" or action == "store_false"):
            default = action == "store_false"
        if isinstance(default, str) and options.get("type") is not None:
            default = options["type"](default)
        name = name.lstrip("-").replace("-", "_")
        if names[0].startswith("-"):
            for each in names:
                self._options[each] = (name, options)
        else:
            self._positional.append((name, options))
        if names[0].startswith("-") and options.get("required") is not True:
            self._defaults[name] = default
        else:
            self._required.append(name)
        return unknown("an argument")

    def set_defaults(self, **kwargs):
        self._defaults.update(kwargs)

    def get_default(self, dest):
        return self._defaults.get(dest)

    def add_argument_group(self, *args, **kwargs):
        return self

    def add_mutually_exclusive_group(self, **kwargs):
        return self

    def add_subparsers(self, **kwargs):
        self._read = False
        return self

    def add_parser(self, name, **kwargs):
        return self

    def register(self, *args):
        return None

    def parse_args(self, args=None, namespace=None):
        out = Namespace() if namespace is None else namespace
        words = listed(args) if is_sequence(args) else None
        said = {} if words is not None and not words else None  # `parse_args([])` reads no command line
        if words and self._read:
            said = self._said(words)
        for name, default in self._defaults.items():
            if said is None:
                setattr(out, name, option(name) if words else option(name, default))
            else:
                setattr(out, name, said.get(name, default))
        for name in self._required:
            setattr(out, name, option(name) if said is None or name not in said else said[name])
        return out

    def _said(self, words):
        """What words say of the options; None where one of them is not known, or not followed here."""
        said, left, places = {}, list(words), list(self._positional)
        while left:
            word = left.pop(0)
            if not isinstance(word, str) or not known(word):
                return None
            named, sign, value = word.partition("=")
            found = self._named(named) if named.startswith("-") else places.pop(0) if places else None
            if found is None or (not named.startswith("-") and found[1].get("nargs") is not None):
                return None
            if named.startswith("-"):
                given = [value] if sign else []
                if not sign and not _take(left, found[1], given):
                    return None
            else:
                given = [word]
            if not _say(said, found, given, self._defaults):
                return None
        return said

    def _named(self, word):
        """The option of that name, or the one long option that begins with it."""
        if word in self._options:
            return self._options[word]
        long = [name for name in self._options if word.startswith("--") and word != "--" and name.startswith(word)]
        return self._options[long[0]] if len(long) == 1 else None

    def parse_known_args(self, args=None, namespace=None):
        return self.parse_args(args, namespace), unknown("further arguments")

    def print_help(self, file=None):
        return None

    def print_usage(self, file=None):
        return None

    def format_help(self):
        return unknown("help")

    def error(self, message):
        raise SystemExit(2)

    def exit(self, status=0, message=None):
        raise SystemExit(status)


def _take(left, options, given):
    """Take the words that belong to an option. Whether it is known which they are."""
    action, nargs = options.get("action"), options.get("nargs")
    if known(action) and action in _SAID:
        return True
    if not known(action) or action not in _STORED or not known(nargs):
        return False
    if nargs is not None and not isinstance(nargs, int) and nargs not in _AS_THEY_COME:
        return False
    most = 1 if nargs is None or nargs == "?" else nargs if isinstance(nargs, int) else len(left)
    while left and len(given) < most and not _is_option(left[0]):
        given.append(left.pop(0))
    least = 0 if nargs == "?" or nargs == "*" else 1 if nargs is None or nargs == "+" else nargs
    return len(given) >= least


def _is_option(word):
    return isinstance(word, str) and known(word) and word.startswith("-") and not word[1:2].isdigit()


def _say(said, found, given, defaults):
    """Keep what an option's words say. Whether it is known what they do."""
    name, options = found
    action, nargs, convert = options.get("action"), options.get("nargs"), options.get("type")
    if not known(action):
        return False
    if action in _STORED:
        values = [each if convert is None else convert(each) for each in given]
        value = values if nargs is not None and nargs != "?" else values[0] if values else options.get("const")
        said[name] = [*(said.get(name, defaults.get(name)) or []), value] if action == "append" else value
    elif action == "count":
        said[name] = (said.get(name, defaults.get(name)) or 0) + 1
    elif action in _SAID:
        said[name] = options.get("const") if action == "store_const" else action == "store_true"
    else:
        return False
    return True


class ArgumentDefaultsHelpFormatter:
    pass


class RawTextHelpFormatter:
    pass


class RawDescriptionHelpFormatter:
    pass


class Action:
    pass


class ArgumentTypeError(Exception):
    pass
