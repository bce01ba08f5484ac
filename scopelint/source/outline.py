"""What a file's text tells without being parsed: the names it refers to and the modules it imports.

Parsing is by far the dearest step, and most files of a large project have nothing to do with the ones that were asked
for: this look at the text finds out which.
"""

from __future__ import annotations

import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Import:
    """One import: `level` dots, a module, and what is taken from it (nothing for a plain `import`)."""

    level: int
    module: str
    names: tuple[str, ...] = ()

    def dotted(self) -> list[str]:
        """The names of what it may run: the packages on the way, the module, and what is taken from it, which may be modules."""
        parts = self.module.split(".") if self.module else []
        return [".".join(parts[: length + 1]) for length in range(len(parts))] + [".".join((*parts, *n.split("."))) for n in self.names]


@dataclass(frozen=True, slots=True)
class Outline:
    """`names` are all identifiers but those that a `def` or `class` gives to what it defines, and keywords of calls other than `reuse`.

    Of a string like "nets.resnet.build" it is the last part: what is looked up by such a name is referred to. So is a string that is
    given as a function: `build_func="build"`. `spelled` are all of these.
    """

    names: frozenset[str] = frozenset()
    imports: tuple[Import, ...] = ()
    spelled: frozenset[str] = frozenset()


_STRING_OR_COMMENT = re.compile(
    r"""(?P<prefix>\b[a-zA-Z]{1,2})?
        (?: \"\"\"(?P<a>[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*)\"\"\" | '''(?P<b>[^'\\]*(?:(?:\\.|'(?!''))[^'\\]*)*)'''
          | "(?P<c>[^"\\\n]*(?:\\.[^"\\\n]*)*)" | '(?P<d>[^'\\\n]*(?:\\.[^'\\\n]*)*)' )
      | \#[^\n]*""",
    re.VERBOSE | re.DOTALL,
)
_DOTTED = re.compile(r"[^\W\d]\w*(?:\.[^\W\d]\w*)+")
_FUNCTION = re.compile(r"\b\w*(?:func|fn|function)(?:_?name)?\s*[=:]\s*(['\"])(?P<name>[^\W\d]\w*)\1")
"""A text that is given as what is to be called: `synthesis_func="build"`."""
_FIELD = re.compile(r"\{([^{}]+)")
_IMPORT = re.compile(
    r"(?:^|[;:])[ \t]*(?:from[ \t]*(?P<dots>[.]*)[ \t]*(?P<module>[\w.]*)[ \t]+import\b[ \t]*(?P<names>\([^)]*\)|[^\n;]*)"
    r"|import[ \t]+(?P<modules>[^\n;]+))",
    re.MULTILINE,
)
_DEFINED = re.compile(r"\b(?:def|class)[ \t]+\w+")
_KEYWORD = re.compile(r"(?<=[(,\s])(?!reuse=)\w+=(?!=)")
_NAME = re.compile(r"\b[^\W\d]\w*")


def outline(text: str) -> Outline:
    """The outline of a Python file, be it valid or not."""
    spelled = {match["name"] for match in _FUNCTION.finditer(text)}

    def code_in(match: re.Match[str]) -> str:
        found = _code_in(match)
        if found and match["prefix"] is None and found.strip():
            spelled.add(found.strip())
        return found

    code = _STRING_OR_COMMENT.sub(code_in, text).replace("\\\n", " ")
    imports = tuple(each for match in _IMPORT.finditer(code) for each in _imports(match))
    return Outline(frozenset(spelled).union(_NAME.findall(_KEYWORD.sub("", _DEFINED.sub("", code)))), imports, frozenset(spelled))


def _code_in(match: re.Match[str]) -> str:
    """What is code in a string: the fields of an f-string, and what a dotted name ends in."""
    prefix = match["prefix"]
    content = next((match[group] for group in "abcd" if match[group] is not None), "")
    if prefix is None or "f" not in prefix.lower():
        return f" {content.rpartition('.')[2]} " if _DOTTED.fullmatch(content) else " "
    return f" {' '.join(_FIELD.findall(content.replace('{{', '')))} "


def _imports(match: re.Match[str]) -> list[Import]:
    if match["modules"] is not None:
        return [Import(0, _module(part)) for part in match["modules"].split(",") if _module(part)]
    names = tuple(name for part in match["names"].strip("() \t\n").split(",") if (name := _module(part)))
    return [Import(len(match["dots"]), match["module"], names)]


def _module(part: str) -> str:
    """`a.b as c` → `a.b`."""
    words = part.split()
    return words[0] if words else ""
