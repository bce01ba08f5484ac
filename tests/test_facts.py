"""What is noted in the same words says the same of it everywhere, so that a check may ask for any of it."""

from __future__ import annotations

import ast
from collections import defaultdict
from collections.abc import Iterator

from tools.imports import ROOT

Facts = frozenset[str]
_PLACES = [*(ROOT / "scopelint" / "stubs").rglob("*.py"), *(ROOT / "scopelint" / "primitives").glob("*.py")]
_PLACES += (ROOT / "scopelint" / "language").rglob("*.py")


def _noted() -> Iterator[tuple[str, Facts, str]]:
    """Where something is noted: its words, the names of what is told of it, and the place. Of a dict that is handed over, its keys."""
    for path in _PLACES:
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef):
                continue
            dicts = {
                node.targets[0].id: {key.value for key in node.value.keys if isinstance(key, ast.Constant)}
                for node in ast.walk(function)
                if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and isinstance(node.value, ast.Dict)
            }
            for call in ast.walk(function):
                if not isinstance(call, ast.Call) or not call.args or not isinstance(call.args[0], ast.Constant):
                    continue
                if getattr(call.func, "attr", getattr(call.func, "id", "")) == "note":
                    told = {each.arg for each in call.keywords if each.arg is not None}
                    for more in (each.value for each in call.keywords if each.arg is None):
                        told |= dicts.get(more.id, set()) if isinstance(more, ast.Name) else set()
                    yield str(call.args[0].value), frozenset(map(str, told)), f"{path.relative_to(ROOT)}:{call.lineno}"


def test_the_same_words_tell_the_same() -> None:
    found: dict[str, dict[Facts, list[str]]] = defaultdict(lambda: defaultdict(list))
    for what, facts, place in _noted():
        found[what][facts].append(place)
    assert {"gradient", "trained", "weights set"} <= found.keys()
    assert {what: dict(places) for what, places in found.items() if len(places) > 1} == {}
