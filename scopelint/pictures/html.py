"""One page that needs no network: scopes as nested boxes, variables, the calls that share them, and what was found."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from .. import __version__, inventory
from ..diagnostics import Diagnostic
from ..discovery import Project
from ..inventory import RootVariables

_TEMPLATE = Path(__file__).with_name("page.html")


def html(roots: Sequence[RootVariables], found: Sequence[Diagnostic], project: Project) -> str:
    """The page. Its variables are those of the JSON format, as they are, with the findings beside them."""
    data: dict[str, Any] = inventory.to_json(roots, project.at)
    data["version"] = __version__
    data["files"] = {}
    for root in data["roots"]:
        places = [each for graph in root["graphs"] for v in graph["variables"] for each in (v["created"], *v["reused"])]
        for place in (*places, *([root["raises"]] if root["raises"] else ())):
            data["files"].setdefault(place["filename"], project.display(place["filename"]))
    data["findings"] = [
        {
            "code": each.code,
            "severity": each.severity.value,
            "message": each.message,
            "variable": each.variable,
            "root": each.root,
            "place": project.place(each.site.filename, each.site.span.row),
        }
        for each in found
    ]
    # In a script element nothing is escaped: what could end it must not stand there.
    text = json.dumps(data, separators=(",", ":")).replace("<", "\\u003c").replace("\u2028", "\\u2028").replace("\u2029", "\\u2029")
    return _TEMPLATE.read_text(encoding="utf-8").replace("/*DATA*/", text)


__all__ = ["html"]
