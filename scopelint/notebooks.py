"""Jupyter notebooks: their code cells in order as one module, and which row of it is which of a cell.

In the module a row of its own stands before each cell, so that whatever has the text knows the cells. Cells are counted from 1 over
all cells of the notebook, prose as well, as ruff counts them.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

SUFFIX = ".ipynb"
_MARK = "# \ue010 cell "
"""What the row before a cell begins with: a character that nobody has in code."""
_OPEN = "if 1: "
"""And what it begins with where the cell is indented as a whole, which IPython takes away: so the columns stay."""
_CELL = re.compile(rf"^(?:{_OPEN})?{_MARK}(\d+)$", re.MULTILINE)
_INDENTED = re.compile(r"(?:[ \t]*\n)*(?:[ \t]+#.*\n|[ \t]*\n)*[ \t]+[^\s#]")


class NotebookError(Exception):
    """A notebook's text is not that of a notebook."""


@dataclass(frozen=True, slots=True)
class Cells:
    """The cells of a module that was joined of them: their numbers, and the rows before their first ones."""

    numbers: tuple[int, ...]
    marks: tuple[int, ...]

    def at(self, row: int) -> tuple[int, int]:
        """The number of the cell with a row of the module, and the row in it."""
        index = max(bisect_right(self.marks, row) - 1, 0)
        return (self.numbers[index], max(row - self.marks[index], 1)) if self.marks else (1, row)

    def row(self, number: int, row: int) -> int:
        """The row of the module that a cell's row is."""
        return self.marks[self.numbers.index(number)] + row


@lru_cache(maxsize=64)
def cells(text: str) -> Cells:
    """The cells of a module that was joined of them."""
    rows = [(int(match[1]), text.count("\n", 0, match.start()) + 1) for match in _CELL.finditer(text)]
    return Cells(tuple(number for number, _ in rows), tuple(row for _, row in rows))


def is_mark(line: str) -> bool:
    """Whether a row of a joined module is none of its code."""
    return line.removeprefix(_OPEN).startswith(_MARK)


def joined(sources: dict[int, str]) -> str:
    """The code of cells, by their numbers, as one module."""
    from .magics import python  # start-up time: few runs read a notebook

    texts = {number: python(source) for number, source in sources.items()}
    marks = {number: f"{_OPEN if _INDENTED.match(text) else ''}{_MARK}{number}" for number, text in texts.items()}
    return "".join(f"{marks[number]}\n{text}\n" for number, text in texts.items() if text.strip())


def loaded(data: bytes) -> dict[str, Any]:
    """A notebook as the data that it is. Raises `NotebookError`."""
    import json  # start-up time

    try:
        found = json.loads(data.decode("utf-8-sig")) if data.strip() else {"cells": []}
    except UnicodeDecodeError:
        raise NotebookError("this is no notebook: not UTF-8") from None
    except json.JSONDecodeError as error:
        raise NotebookError(f"this is no notebook: not JSON ({error.msg} in row {error.lineno})") from None
    except RecursionError:
        raise NotebookError("this is no notebook: its JSON is nested too deeply") from None
    if not isinstance(found, dict) or not isinstance(cells_in(found), list):
        raise NotebookError("this is no notebook: it has no cells")
    return found


def cells_in(notebook: dict[str, Any]) -> Any:
    """Its cells: format 3 had them in worksheets."""
    sheets = notebook.get("worksheets")
    if "cells" not in notebook and isinstance(sheets, list) and sheets and isinstance(sheets[0], dict):
        return sheets[0].get("cells")
    return notebook.get("cells")


def sources(notebook: dict[str, Any]) -> dict[int, str]:
    """The text of each code cell, by its number; none where the notebook is in another language. Raises `NotebookError`."""
    if _language(notebook) not in ("python", "ipython"):
        return {}
    found = {}
    for number, cell in enumerate(cells_in(notebook), start=1):
        if not isinstance(cell, dict):
            raise NotebookError(f"this is no notebook: cell {number} is none")
        if cell.get("cell_type") == "code":
            source = cell.get(key_of(cell))
            lines = [line for line in (source if isinstance(source, list) else [source]) if isinstance(line, str)]
            if not lines and source != []:
                raise NotebookError(f"this is no notebook: cell {number} has no source")
            found[number] = "".join(lines).replace("\r\n", "\n").replace("\r", "\n")
    return found


def key_of(cell: dict[str, Any]) -> str:
    """Under which key a code cell has its text: format 3 called it otherwise."""
    return "source" if "source" in cell else "input"


def _language(notebook: dict[str, Any]) -> str:
    metadata = notebook.get("metadata")
    for key, name in (("language_info", "name"), ("kernelspec", "language")):
        about = metadata.get(key) if isinstance(metadata, dict) else None
        if isinstance(about, dict) and isinstance(about.get(name), str):
            return str(about[name]).lower()
    return "python"


__all__ = ["SUFFIX", "Cells", "NotebookError", "cells", "cells_in", "is_mark", "joined", "key_of", "loaded", "sources"]
