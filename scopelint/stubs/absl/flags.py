"""absl.flags: a flag is what it is by default when the program runs as it stands; else unknown."""

from _scopelint import option, unknown


class FlagValues:
    def __getattr__(self, name):
        return option(name)

    def __getitem__(self, name):
        return unknown("a flag")

    def __call__(self, argv, known_only=False):
        return unknown("argv")

    def __contains__(self, name):
        return unknown("whether a flag is defined")

    def mark_as_parsed(self):
        return None

    def flag_values_dict(self):
        return unknown("flags")


FLAGS = FlagValues()


class FlagHolder:
    def __init__(self, value, default):
        self.value = value
        self.default = default


def _define(name, default, flag_values, required=False):
    value = option(name) if required else option(name, default)
    setattr(FLAGS if flag_values is None else flag_values, name, value)
    return FlagHolder(value, default)


def DEFINE_string(name, default, help=None, flag_values=None, required=False, **args):
    return _define(name, default, flag_values, required)


DEFINE_bool = DEFINE_boolean = DEFINE_string


def DEFINE_integer(name, default, help=None, lower_bound=None, upper_bound=None, flag_values=None, required=False, **args):
    return _define(name, default, flag_values, required)


DEFINE_float = DEFINE_integer


def _listed(default):
    if default is None:
        return None
    if isinstance(default, str):
        return default.split(",") if default else []
    return list(default)


def DEFINE_list(name, default, help=None, flag_values=None, required=False, **args):
    return _define(name, _listed(default), flag_values, required)


DEFINE_multi_integer = DEFINE_multi_string = DEFINE_multi_float = DEFINE_list


def DEFINE_spaceseplist(name, default, help=None, comma_compat=False, flag_values=None, required=False, **args):
    return _define(name, default.split() if isinstance(default, str) else default, flag_values, required)


def DEFINE_enum(name, default, enum_values, help=None, flag_values=None, required=False, **args):
    return _define(name, default, flag_values, required)


DEFINE_enum_class = DEFINE_enum


def DEFINE_alias(name, original_name, flag_values=None):
    return _define(name, None, flag_values)


def mark_flag_as_required(flag_name, flag_values=None):
    setattr(FLAGS if flag_values is None else flag_values, flag_name, option(flag_name))  # its default is never taken


def mark_flags_as_required(flag_names, flag_values=None):
    for name in flag_names:
        mark_flag_as_required(name, flag_values)


def register_validator(flag_name, checker, message="", flag_values=None):
    return None


def declare_key_flag(flag_name, flag_values=None):
    return None


def adopt_module_key_flags(module, flag_values=None):
    return None


class ValidationError(Exception):
    pass


class Error(Exception):
    pass
