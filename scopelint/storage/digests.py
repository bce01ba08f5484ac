"""Digests: short names for contents."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def text_digest(text: str) -> str:
    """The digest by which a text is known."""
    return hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def data_digest(data: Any) -> str:
    """The digest of plain data."""
    return text_digest(json.dumps(data, separators=(",", ":")))
