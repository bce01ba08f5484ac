"""string: its constants, and templates filled in with known names."""

ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdefABCDEF"
octdigits = "01234567"
punctuation = "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
whitespace = " \t\n\r\x0b\x0c"


class Template:
    def __init__(self, template):
        self.template = template

    def substitute(self, mapping=(), **kwargs):
        values = dict(mapping)
        values.update(kwargs)
        out = self.template
        for key in sorted(values, key=len, reverse=True):
            out = out.replace("${" + key + "}", str(values[key])).replace("$" + key, str(values[key]))
        return out.replace("$$", "$")

    safe_substitute = substitute
