"""The texts of TensorFlow's errors, as the pages of the rules predict them."""

from __future__ import annotations

import re


def as_pattern(text: str) -> str:
    """A text of a page as a regular expression, for `re.DOTALL`: `…` and names in braces stand for anything."""
    return ".*".join(re.escape(part) for part in re.split(r"…|\{\w+\}", text))
