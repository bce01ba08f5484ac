"""What README.md and the pages of docs/ show as printed is what scopelint prints.

python -m tests.examples.printed        writes it anew

A block of text after a comment `<!-- printed by: scopelint rule -->` is the output of that command, run where
`examples/` is, and the files that are shown after a comment `<!-- file: train.py -->`. A comment that ends in `(first 9 lines)` stands for the beginning of the output.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import click

from ..differential.compare import scopelint

README = Path(__file__).parents[2] / "README.md"
DOCUMENTS = (README, *sorted((README.parent / "docs").glob("*.md")))
_BLOCK = re.compile(
    r"(?P<head><!-- printed by: scopelint (?P<command>[^\n]*?)(?: \(first (?P<lines>\d+) lines\))? -->\n+```text\n)(?P<text>.*?)^```$",
    re.DOTALL | re.MULTILINE,
)
_FILE = re.compile(r"<!-- file: (?P<path>\S+) -->\n+```\w+\n(?P<text>.*?)^```$", re.DOTALL | re.MULTILINE)


def files(text: str) -> dict[str, str]:
    """The files that a document shows, by their paths."""
    return {found["path"]: found["text"] for found in _FILE.finditer(text)}


def printed(command: str, lines: str | None, shown: dict[str, str]) -> str:
    """The output of a command, or its beginning, beside the files that its document shows."""
    before = Path.cwd()
    with tempfile.TemporaryDirectory(prefix="printed-") as folder:
        shutil.copytree(README.parent / "examples", Path(folder) / "examples", ignore=shutil.ignore_patterns("__pycache__"))
        for path, text in shown.items():
            target = Path(folder) / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
        os.chdir(folder)
        try:
            output = scopelint(*command.split()).stdout.strip("\n") + "\n"
        finally:
            os.chdir(before)
    if lines is None:
        return output
    kept = output.split("\n")[: int(lines)]
    return "\n".join([*kept, f"{' ' * (len(kept[-1]) - len(kept[-1].lstrip()))}…", ""])


def blocks(text: str) -> Iterator[tuple[str, str, str]]:
    """(command, what is shown, what is printed) for each block."""
    for found in _BLOCK.finditer(text):
        yield found["command"], found["text"], printed(found["command"], found["lines"], files(text))


def renewed(text: str) -> str:
    return _BLOCK.sub(lambda found: f"{found['head']}{printed(found['command'], found['lines'], files(text))}```", text)


def main() -> int:
    for document in DOCUMENTS:
        document.write_text(renewed(document.read_text("utf-8")), "utf-8")
        click.echo(f"{document.name} shows what is printed now")
    return 0


if __name__ == "__main__":
    sys.exit(main())
