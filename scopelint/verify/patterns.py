"""What is known by its text: errors of TensorFlow as the pages of the rules predict them, and parts of Keras in a witness."""

from __future__ import annotations

import re
from typing import Any

OF_KERAS = ("tf.layers.", "tf.nn.rnn_cell.", "tf.keras.")
"""What a witness has of Keras, which takes seconds to load in some versions of TensorFlow."""


def as_pattern(text: str) -> str:
    """A text of a page as a regular expression, for `re.DOTALL`: `…` and names in braces stand for anything."""
    return ".*".join(re.escape(part) for part in re.split(r"…|\{\w+\}", text))


def essence(raised: dict[str, Any]) -> str:
    """The text of an error that the probe saw, without the stacks and headers that TensorFlow puts around some."""
    message = raised["message"]
    if re.match("in (converted|user) code:", message):
        message = re.split(r"\n\s+\w+(?:Error|Exception): ", message)[-1]
    message = re.split(r"(?i)\s+originally defined at:|\n\s*\[\[|\s+Original stack trace for", message)[0]
    message = re.split(r"Original error:\s+|Graph execution error:\s+|Node: '[^']*'\s+", message)[-1]
    return " ".join(message.split())


def in_a_line(raised: dict[str, Any]) -> str:
    """An error that the probe saw, with its class; some have no text."""
    return f"{raised['types'][0]}: {essence(raised)[:300]}".removesuffix(": ")
