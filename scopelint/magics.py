"""The code of a notebook's cell without what IPython adds to Python, row by row."""

from __future__ import annotations

import re
from collections.abc import Iterator

_TIMED = ("%%time", "%%timeit", "%%capture", "%%prun")
"""The magics of whole cells that run their cell's code in the notebook."""
_TOKEN = re.compile(
    r"""\"\"\"[^"\\]*(?:(?:\\.|"(?!""))[^"\\]*)*(?:\"\"\"|\Z) | '''[^'\\]*(?:(?:\\.|'(?!''))[^'\\]*)*(?:'''|\Z)
      | "[^"\\\n]*(?:\\.[^"\\\n]*)*"? | '[^'\\\n]*(?:\\.[^'\\\n]*)*'? | \#[^\n]* | \\\n | [()\[\]{}\n]""",
    re.VERBOSE | re.DOTALL,
)
"""What tells where a statement ends: strings, comments, joined rows, brackets and ends of rows."""
_BARE = "autoreload|cat|cd|conda|cp|load_ext|ls|ll|man|matplotlib|mkdir|mv|pip|popd|pushd|pwd|pylab|reload_ext|rm|rmdir|run|who|whos"
"""The magics that are commonly written without their `%`, which IPython does not ask for (its automagic)."""
_NO_VARIABLE = r"(?!\s*(?:[=,:;(\[]|[-+*/%@&|^<>!]{1,3}=|(?:is|in|not|and|or|if|else|for)\b))"
"""What must not follow such a word: then it is a variable of that name."""
_MAGIC = re.compile(
    r"(?P<indent>[ \t]*)(?:(?P<timed>%time[ ]|time[ ]" + _NO_VARIABLE + r"(?=\w))|[%!?]|[\w.]+\?{1,2}[ \t]*$"
    rf"|(?:{_BARE})(?:[ \t]*$|[ \t]+{_NO_VARIABLE}))",
    re.MULTILINE,
)
_COMPOUND = re.compile(r"\s*(?:for|while|with|if|try|def|class|async)\b")
"""What a statement with a body begins with."""
_CAPTURE = re.compile(r"(?P<target>[ \t]*[\w., \t]+=[ \t]*)(?:!|%[a-z])")


def python(source: str) -> str:
    """The code of a cell as Python: in the place of magics and shell commands is something that does nothing, row by row."""
    # Colab takes a magic of the whole cell behind comments as well (`#@title`).
    first = next((line for line in map(str.strip, source.split("\n")) if line and not line.startswith("#")), "")
    if first.startswith("%%"):
        if first.split()[0] not in _TIMED:
            return ""
        source = source.replace(first, "pass", 1)
    return "\n".join(_replaced(source.split("\n"), set(_starts(source))))


def _replaced(lines: list[str], starts: set[int]) -> Iterator[str]:
    """The lines without magics, which only the first row of a statement can be."""
    continued = False
    for row, line in enumerate(lines):
        if continued:
            yield ""
            continued = line.endswith("\\")
            continue
        magic = _MAGIC.match(line) if row in starts else None
        capture = _CAPTURE.match(line) if row in starts and magic is None else None
        continued = (magic is not None or capture is not None) and line.endswith("\\")
        if magic is not None and magic["timed"]:
            timed = line[magic.end() :]
            # A simple statement stays in its columns; one with a body can stand behind nothing.
            yield f"{magic['indent']}{timed if _COMPOUND.match(timed) else f'if 1: {timed}'}"
        elif magic is not None:
            yield f"{magic['indent']}pass"
        elif capture is not None:
            yield f"{capture['target']}get_ipython()"
        else:
            yield line


def _starts(source: str) -> Iterator[int]:
    """The rows, from 0, in which statements begin, as far as that can be told without knowing what is a magic."""
    depth = row = 0
    yield 0
    position = 0
    lines = source.split("\n")
    begins = [0]
    for line in lines:
        begins.append(begins[-1] + len(line) + 1)
    at_start = True
    while True:
        if at_start and (_MAGIC.match(lines[row]) or _CAPTURE.match(lines[row])):
            position = begins[row + 1] - 1  # what is in a magic is not Python's
            if lines[row].endswith("\\"):
                position -= 1
        match = _TOKEN.search(source, position)
        if match is None:
            return
        text, position = match[0], match.end()
        row += text.count("\n")
        if text in ("(", "[", "{"):
            depth += 1
        elif text in (")", "]", "}"):
            depth = max(depth - 1, 0)
        at_start = text == "\n" and not depth
        if at_start:
            yield row


__all__ = ["python"]
