"""One page that needs no network: scopes as nested boxes, variables, the calls that share them, and what was found."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from .. import __version__, inventory
from ..diagnostics import Diagnostic
from ..inventory import RootVariables

_TEMPLATE = Path(__file__).with_name("page.html")


def html(roots: Sequence[RootVariables], found: Sequence[Diagnostic], display: Callable[[str], str]) -> str:
    """The page. Its variables are those of the JSON format, as they are, with the findings beside them."""
    data: dict[str, Any] = inventory.to_json(roots)
    data["version"] = __version__
    data["files"] = {}
    for root in data["roots"]:
        for graph in root["graphs"]:
            for variable in graph["variables"]:
                for place in (variable["created"], *variable["reused"]):
                    data["files"].setdefault(place["filename"], display(place["filename"]))
    data["findings"] = [
        {
            "code": each.code,
            "severity": each.severity.value,
            "message": each.message,
            "variable": each.variable,
            "root": each.root,
            "filename": display(each.site.filename),
            "row": each.site.span.row,
        }
        for each in found
    ]
    # In a script element nothing is escaped: what could end it must not stand there.
    text = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return _TEMPLATE.read_text(encoding="utf-8").replace("/*DATA*/", text)


__all__ = ["html"]
