"""argparse: an option is what it is by default when the program runs as it stands; else unknown."""

from _scopelint import is_sequence, option, unknown

SUPPRESS = "==SUPPRESS=="


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
        return self

    def add_parser(self, name, **kwargs):
        return self

    def register(self, *args):
        return None

    def parse_args(self, args=None, namespace=None):
        out = Namespace() if namespace is None else namespace
        nothing = is_sequence(args) and not args  # `parse_args([])` reads no command line
        for name, default in self._defaults.items():
            setattr(out, name, default if nothing else option(name, default))
        for name in self._required:
            setattr(out, name, option(name))
        return out

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
