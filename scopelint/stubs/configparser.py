"""configparser: what is in texts that the program has itself. What comes out of a file is not known."""

from _scopelint import OF_A_FILE, all_known, interpolated, is_unknown, known, listed, parsed_config, surely, unknown
from io import StringIO

DEFAULTSECT = "DEFAULT"
MAX_INTERPOLATION_DEPTH = 10
_UNSET = object()
_STATES = {"1": True, "yes": True, "true": True, "on": True, "0": False, "no": False, "false": False, "off": False}


class Error(Exception):
    pass


class NoSectionError(Error):
    pass


class DuplicateSectionError(Error):
    pass


class DuplicateOptionError(Error):
    pass


class NoOptionError(Error):
    pass


class InterpolationError(Error):
    pass


class InterpolationDepthError(InterpolationError):
    pass


class InterpolationMissingOptionError(InterpolationError):
    pass


class InterpolationSyntaxError(InterpolationError):
    pass


class ParsingError(Error):
    pass


class MissingSectionHeaderError(ParsingError):
    pass


class Interpolation:
    _kind = None


class BasicInterpolation(Interpolation):
    _kind = "basic"


class ExtendedInterpolation(Interpolation):
    _kind = "extended"


def _refused(name, message):
    raise globals()[name](message)


class RawConfigParser:
    """Its sections are kept as long as all of them are known: from the moment on when a file may be among what was read, nothing is."""

    _interpolation = None
    BOOLEAN_STATES = _STATES

    def __init__(self, defaults=None, dict_type=dict, allow_no_value=False, *, delimiters=("=", ":"), comment_prefixes=("#", ";"),
                 inline_comment_prefixes=None, strict=True, empty_lines_in_values=True, default_section="DEFAULT", interpolation=_UNSET,
                 converters=_UNSET):
        self._settings = {
            "allow_no_value": allow_no_value, "delimiters": delimiters, "comment_prefixes": comment_prefixes, "strict": strict,
            "inline_comment_prefixes": inline_comment_prefixes, "empty_lines_in_values": empty_lines_in_values,
            "default_section": default_section,
        }
        self.default_section = default_section
        self._unknown = None
        self._sections = {}
        self._defaults = {}
        if interpolation is not _UNSET:
            self._interpolation = None if interpolation is None else getattr(interpolation, "_kind", "own")
        if converters is not _UNSET and converters:
            self._lose()
        if defaults:
            self.read_dict({default_section: defaults})

    def _lose(self):
        if self._unknown is None:
            self._unknown = unknown("a configuration", None, OF_A_FILE)

    def optionxform(self, optionstr):
        return optionstr.lower()

    # -- what is read

    def read(self, filenames, encoding=None):
        self._lose()
        return unknown("ConfigParser.read()")

    def read_file(self, f, source=None):
        lines = None if surely(f, StringIO) else listed(f)
        if surely(f, StringIO):
            self.read_string(f.read())
        elif lines is not None and all_known(lines):
            self.read_string("\n".join([line.rstrip("\n") for line in lines]))
        else:
            self._lose()

    readfp = read_file

    def read_string(self, string, source="<string>"):
        found = parsed_config(string, self._settings, _refused) if known(string) else None
        if found is None:
            self._lose()
            return
        for section, options in found:
            held = self._held(section)
            for key, value in options:
                held[self.optionxform(key)] = value

    def _held(self, section):
        return self._defaults if section == self.default_section else self._sections.setdefault(section, {})

    def read_dict(self, dictionary, source="<dict>"):
        if is_unknown(dictionary):
            self._lose()
            return
        for section, options in dictionary.items():
            held = self._held(str(section))
            for key, value in options.items():
                held[self.optionxform(str(key))] = None if value is None else str(value)

    # -- what is asked

    def defaults(self):
        return self._defaults if self._unknown is None else unknown("defaults()")

    def sections(self):
        return list(self._sections) if self._unknown is None else unknown("sections()")

    def has_section(self, section):
        return section in self._sections if self._unknown is None else unknown("has_section()", "bool")

    def options(self, section):
        if self._unknown is not None:
            return unknown("options()")
        return list(self._all(section))

    def _all(self, section):
        """The options of a section, after those of all sections."""
        if section not in self._sections and section != self.default_section:
            raise NoSectionError("No section: " + repr(section))
        found = dict(self._sections.get(section, {}))
        for key, value in self._defaults.items():
            found.setdefault(key, value)
        return found

    def has_option(self, section, option):
        if self._unknown is not None:
            return unknown("has_option()", "bool")
        if not section or section == self.default_section:
            return self.optionxform(option) in self._defaults
        return section in self._sections and self.optionxform(option) in self._all(section)

    def get(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        if self._unknown is not None:
            return unknown("ConfigParser.get()", None, OF_A_FILE)
        if fallback is not _UNSET and section not in self._sections and section != self.default_section:
            return fallback
        found, name = self._all(section), self.optionxform(option)
        if vars:
            found.update({self.optionxform(key): value for key, value in vars.items()})
        if name not in found:
            if fallback is not _UNSET:
                return fallback
            raise NoOptionError("No option " + repr(option) + " in section: " + repr(section))
        return found[name] if raw else self._filled(section, name, found[name], found)

    def _filled(self, section, option, value, found):
        kind = self._interpolation
        if kind is None or not known(value) or value is None or not ("%" in value or "$" in value):
            return value
        return interpolated(kind, section, option, value, found, self._sections, _refused)

    def _converted(self, section, option, convert, fallback, keywords):
        if self._unknown is not None:
            return unknown("ConfigParser.get()", None, OF_A_FILE)
        try:
            value = self.get(section, option, **keywords)
        except (NoSectionError, NoOptionError):
            if fallback is _UNSET:
                raise
            return fallback
        return convert(value)

    def getint(self, section, option, *, fallback=_UNSET, **kwargs):
        return self._converted(section, option, int, fallback, kwargs)

    def getfloat(self, section, option, *, fallback=_UNSET, **kwargs):
        return self._converted(section, option, float, fallback, kwargs)

    def getboolean(self, section, option, *, fallback=_UNSET, **kwargs):
        return self._converted(section, option, self._convert_to_boolean, fallback, kwargs)

    def _convert_to_boolean(self, value):
        if not known(value):
            return unknown("getboolean()", "bool")
        if value.lower() not in self.BOOLEAN_STATES:
            raise ValueError("Not a boolean: " + value)
        return self.BOOLEAN_STATES[value.lower()]

    def items(self, section=_UNSET, raw=False, vars=None):
        if self._unknown is not None:
            return unknown("items()")
        if section is _UNSET:
            return [(name, self[name]) for name in self]
        names = [*self._defaults, *[name for name in self._all(section) if name not in self._defaults]]
        return [(name, self.get(section, name, raw=raw, vars=vars)) for name in names]

    # -- what is changed

    def add_section(self, section):
        if self._unknown is None and section in self._sections:
            raise DuplicateSectionError("Section " + repr(section) + " already exists")
        self._sections.setdefault(section, {})

    def set(self, section, option, value=None):
        if self._unknown is not None:
            return
        if section and section != self.default_section and section not in self._sections:
            raise NoSectionError("No section: " + repr(section))
        self._held(section or self.default_section)[self.optionxform(option)] = value

    def remove_option(self, section, option):
        if self._unknown is not None:
            return unknown("remove_option()", "bool")
        held = self._held(section or self.default_section)
        return held.pop(self.optionxform(option), _UNSET) is not _UNSET

    def remove_section(self, section):
        if self._unknown is not None:
            return unknown("remove_section()", "bool")
        return self._sections.pop(section, _UNSET) is not _UNSET

    def clear(self):
        self._sections.clear()

    def write(self, fp, space_around_delimiters=True):
        return None

    # -- as a dict of dicts

    def __getitem__(self, key):
        if self._unknown is not None:
            return self._unknown[key]
        if key != self.default_section and key not in self._sections:
            raise KeyError(key)
        return SectionProxy(self, key)

    def __setitem__(self, key, value):
        if self._unknown is None:
            self._held(key).clear()
            self.read_dict({key: value})

    def __delitem__(self, key):
        self.remove_section(key)

    def __contains__(self, key):
        return key == self.default_section or self.has_section(key)

    def __iter__(self):
        return iter([self.default_section, *self._sections]) if self._unknown is None else iter(self._unknown)

    def __len__(self):
        return len(self._sections) + 1 if self._unknown is None else unknown("len()", "int")

    def keys(self):
        return list(self)

    def values(self):
        return [self[key] for key in self]


class ConfigParser(RawConfigParser):
    _interpolation = "basic"


SafeConfigParser = ConfigParser


class SectionProxy:
    """A section, as a dict of its options."""

    def __init__(self, parser, name):
        self.parser = parser
        self.name = name

    def __getitem__(self, key):
        if not self.parser.has_option(self.name, key):
            raise KeyError(key)
        return self.parser.get(self.name, key)

    def __setitem__(self, key, value):
        self.parser.set(self.name, key, value)

    def __delitem__(self, key):
        self.parser.remove_option(self.name, key)

    def __contains__(self, key):
        return self.parser.has_option(self.name, key)

    def _names(self):
        return self.parser.options(self.name) if self.name != self.parser.default_section else list(self.parser.defaults())

    def __iter__(self):
        return iter(self._names())

    def __len__(self):
        return len(self._names())

    def keys(self):
        return self._names()

    def values(self):
        return [self[key] for key in self._names()]

    def items(self):
        return [(key, self[key]) for key in self._names()]

    def get(self, option, fallback=None, *, raw=False, vars=None):
        return self.parser.get(self.name, option, raw=raw, vars=vars, fallback=fallback)

    def getint(self, option, fallback=None, **kwargs):
        return self.parser.getint(self.name, option, fallback=fallback, **kwargs)

    def getfloat(self, option, fallback=None, **kwargs):
        return self.parser.getfloat(self.name, option, fallback=fallback, **kwargs)

    def getboolean(self, option, fallback=None, **kwargs):
        return self.parser.getboolean(self.name, option, fallback=fallback, **kwargs)
