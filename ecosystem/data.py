"""Reading the TOML files beside this one."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any


def load(path: Path) -> dict[str, Any]:
    if sys.version_info >= (3, 11):
        import tomllib
    else:
        import tomli as tomllib
    with path.open("rb") as file:
        return tomllib.load(file)
