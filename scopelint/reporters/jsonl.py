"""The objects of the JSON format, one on each line."""

from __future__ import annotations

import json
from collections.abc import Sequence

from scopelint.diagnostics import Diagnostic
from scopelint.reporters.context import Context
from scopelint.reporters.json import as_dict


def render(diagnostics: Sequence[Diagnostic], context: Context) -> str:
    return "".join(json.dumps(as_dict(diagnostic, context)) + "\n" for diagnostic in diagnostics)
