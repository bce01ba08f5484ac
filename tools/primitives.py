"""Writes the list of primitives in CONTRIBUTING.md, as they are registered and documented: `python tools/primitives.py [--check]`."""

from __future__ import annotations

import inspect
import re
import sys
from collections import defaultdict
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "CONTRIBUTING.md"
BEGIN, END = "<!-- primitives: written by tools/primitives.py -->", "<!-- end of the primitives -->"


def sentence(text: str | None) -> str:
    """The first sentence or line of a docstring, on one line."""
    paragraph = inspect.cleandoc(text or "").partition("\n\n")[0].replace("\n", " ")
    return re.split(r"(?<=\.) (?=[A-Z])", paragraph)[0].rstrip(".")


def listed() -> str:
    """The list, module by module."""
    from scopelint.primitives import install, registry

    assert install.__doc__  # importing it has registered everything
    functions = defaultdict(dict)
    for name, function in registry.PRIMITIVES.items():
        functions[function.__module__][function] = name
    lines = []
    for module in sorted(functions):
        lines += [f"**{module.rpartition('.')[2]}.py**: {sentence(import_module(module).__doc__)}.", ""]
        lines += [f"- {sentence(inspect.getdoc(function))}" for function in functions[module]]
        lines.append("")
    classes = ", ".join(f"`{name}`" for name in sorted(registry.CLASSES))
    constants = ", ".join(f"`{name}`" for name in sorted(registry.CONSTANTS))
    return "\n".join([*lines, f"Classes: {classes}. Constants: {constants}."])


def written(page: str) -> str:
    """The page with today's list."""
    before, _, rest = page.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{listed()}\n\n{END}{after}"


def main() -> int:
    page = PAGE.read_text("utf-8")
    new = written(page)
    if "--check" in sys.argv[1:]:
        if new != page:
            print("The list of primitives in CONTRIBUTING.md is stale: run python tools/primitives.py")
        return new != page
    PAGE.write_text(new, "utf-8")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
