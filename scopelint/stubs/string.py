"""string: its constants, templates and formatters."""

import re

from _scopelint import field_steps, template_fields

ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdefABCDEF"
octdigits = "01234567"
punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
whitespace = " \t\n\r\x0b\x0c"


printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    return (sep or " ").join([word.capitalize() for word in s.split(sep)])


def _filled(values):
    """What an identifier stands for in the mapping, of which the keywords go first."""
    mapping, keywords = values
    return lambda name: keywords[name] if name in keywords else mapping[name]


class Template:
    delimiter = "$"
    idpattern = r"(?a:[_a-z][_a-z0-9]*)"
    braceidpattern = None
    flags = re.IGNORECASE

    def __init__(self, template):
        self.template = template

    def _parts(self):
        """Each place with a delimiter: where it is, and (what is escaped, a name, a name in braces)."""
        mark = re.escape(self.delimiter)
        braced = self.braceidpattern or self.idpattern
        pattern = getattr(self, "pattern", None)
        pattern = pattern or "%s(?:(?P<escaped>%s)|(?P<named>%s)|{(?P<braced>%s)}|(?P<invalid>))" % (mark, mark, self.idpattern, braced)
        return re.compile(pattern, self.flags | re.VERBOSE)

    def _invalid(self, at):
        lines = self.template[:at].splitlines(keepends=True)
        row = max(len(lines), 1)
        column = at + 1 if not lines else at - len("".join(lines[:-1]))
        raise ValueError("Invalid placeholder in string: line %d, col %d" % (row, column))

    def _replaced(self, look_up, safe):
        out, position = [], 0
        for found in self._parts().finditer(self.template):
            out.append(self.template[position:found.start()])
            position = found.end()
            name = self._checked(found).group("named") or found.group("braced")
            if name is not None:
                try:
                    out.append(str(look_up(name)))
                except KeyError:
                    if not safe:
                        raise
                    out.append(found.group())
            elif found.group("escaped") is not None:
                out.append(self.delimiter)
            elif safe:
                out.append(found.group())
            else:
                self._invalid(found.start("invalid"))
        out.append(self.template[position:])
        return "".join(out)

    def substitute(self, mapping={}, /, **kws):
        return self._replaced(_filled((mapping, kws)), False)

    def safe_substitute(self, mapping={}, /, **kws):
        return self._replaced(_filled((mapping, kws)), True)

    def _checked(self, found):
        """A place that says nothing of what it is matches a pattern with other groups than a template knows."""
        if all([found.group(name) is None for name in ("named", "braced", "escaped", "invalid")]):
            raise ValueError("Unrecognized named group in pattern", self.pattern)
        return found

    def is_valid(self):
        return all([self._checked(found).group("invalid") is None for found in self._parts().finditer(self.template)])

    def get_identifiers(self):
        names = []
        for found in self._parts().finditer(self.template):
            name = self._checked(found).group("named") or found.group("braced")
            if name is not None and name not in names:
                names.append(name)
        return names


class Formatter:
    def format(self, format_string, /, *args, **kwargs):
        return self.vformat(format_string, args, kwargs)

    def vformat(self, format_string, args, kwargs):
        used = set()
        result, _ = self._vformat(format_string, args, kwargs, used, 2)
        self.check_unused_args(used, args, kwargs)
        return result

    def _vformat(self, format_string, args, kwargs, used, depth, auto=0):
        if depth < 0:
            raise ValueError("Max string recursion exceeded")
        result = []
        for literal, name, spec, conversion in self.parse(format_string):
            if literal:
                result.append(literal)
            if name is None:
                continue
            if name == "":
                if auto is False:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                name = str(auto)
                auto += 1
            elif name.isdigit():
                if auto:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                auto = False
            obj, first = self.get_field(name, args, kwargs)
            used.add(first)
            obj = self.convert_field(obj, conversion)
            spec, auto = self._vformat(spec, args, kwargs, used, depth - 1, auto)
            result.append(self.format_field(obj, spec))
        return "".join(result), auto

    def get_value(self, key, args, kwargs):
        return args[key] if isinstance(key, int) else kwargs[key]

    def check_unused_args(self, used_args, args, kwargs):
        pass

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion == "s":
            return str(value)
        if conversion == "r":
            return repr(value)
        if conversion == "a":
            return ascii(value)
        raise ValueError("Unknown conversion specifier %s" % conversion)

    def parse(self, format_string):
        return template_fields(format_string)

    def get_field(self, field_name, args, kwargs):
        first, rest = field_steps(field_name)
        obj = self.get_value(first, args, kwargs)
        for is_attr, i in rest:
            obj = getattr(obj, i) if is_attr else obj[i]
        return obj, first
