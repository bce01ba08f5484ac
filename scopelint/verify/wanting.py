"""What a program that wants arguments of its command line says where it does not get them."""

from __future__ import annotations

import re
from pathlib import Path

from .runner import Json

HOW = "put them after `--`, as in `scopelint verify --execute PATH -- --batch 8`"

_COMPLAINTS = (
    re.compile(r"^\S.*?: error: (.+)$", re.MULTILINE),  # argparse, optparse
    re.compile(r"Flags parsing error:\s*(.+)$", re.MULTILINE),  # absl
    re.compile(r"^Error: ((?:Missing|Invalid value|No such option|Got unexpected|Option ).+)$", re.MULTILINE),  # click
    re.compile(r"^(usage: .+)$", re.MULTILINE | re.IGNORECASE),  # by hand
)
_FLAGS = ("IllegalFlagValueError", "UnrecognizedFlagError")
"""What the flags of absl, and so of TensorFlow, raise where nobody catches it."""
_LONGEST = 200


def wanted(answer: Json) -> str:
    """In which words a program asked for other arguments; empty if it did not end by that."""
    raised = answer["raised"]
    if raised is not None:
        if raised["types"][0] in _FLAGS:
            return _brief(raised["message"])
        return "it looks into sys.argv" if raised["types"][0] in ("IndexError", "ValueError") and "sys.argv" in _line(raised) else ""
    if answer["stopped"] != "exit":
        return ""
    found = (each.search(answer["printed"]) for each in _COMPLAINTS)
    return next((_brief(each[1]) for each in found if each is not None), "")


def _line(raised: Json) -> str:
    """The line of the program that raised an error."""
    filename, row = raised["stack"][-1] if raised["stack"] else ("", 0)
    try:
        lines = Path(filename).read_text("utf-8", "replace").splitlines()
    except OSError:
        return ""
    return lines[row - 1] if 0 < row <= len(lines) else ""


def _brief(text: str) -> str:
    return " ".join(text.split())[:_LONGEST].rstrip(".")


__all__ = ["HOW", "wanted"]
