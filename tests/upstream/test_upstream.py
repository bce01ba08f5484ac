"""What TensorFlow's own tests make is what scopelint says of them, without an error that TensorFlow does not raise. See `recorded.py`."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from ..differential.oracle import why_missing
from .recorded import FILES, VERSION, Made, not_yet, observe, path_of, recorded, why_not_there


def roots_of(path: Path) -> list[dict[str, Any]]:
    asked = [sys.executable, "-m", "scopelint", "vars", "--isolated", "--no-cache", "--jobs", "1", "--output-format", "json", str(path)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, cwd=path.parents[path.parts[::-1].index("tensorflow")])
    assert done.returncode in (0, 1), done.stderr
    roots: list[dict[str, Any]] = json.loads(done.stdout)["roots"]
    return roots


def made_by(roots: list[dict[str, Any]], name: str) -> list[list[str]]:
    """The variables of each graph of a method; one with parameters has a root for each set of these."""
    graphs = [graph["variables"] for root in roots if root["root"].rpartition(":")[2] == name for graph in root["graphs"]]
    return [sorted(variable["name"] for variable in graph) for graph in graphs if graph]


@pytest.mark.parametrize("file", FILES)
def test_each_method_makes_what_it_makes_in_tensorflow(file: str) -> None:
    path = path_of(file)
    if path is None:
        pytest.skip(why_not_there(file))
    roots, known = roots_of(path), not_yet()
    wrong = [name for name, graphs in recorded()[file].items() if made_by(roots, name) != [sorted(each) for each in graphs]]
    assert wrong == [each.partition(":")[2] for each in known if each.startswith(f"{file}:")]


@pytest.mark.parametrize("file", FILES)
def test_tensorflow_makes_what_is_recorded(file: str) -> None:
    if why := why_not_there(file) or why_missing(VERSION):
        pytest.skip(why)
    assert observe(file) == recorded()[file]


def test_every_file_is_recorded() -> None:
    made: dict[str, Made] = recorded()
    assert sorted(made) == sorted(FILES)
    assert all(name.partition(":")[2] in made[name.partition(":")[0]] for name in not_yet())
    exact = sum(map(len, made.values())) - len(not_yet())
    assert exact / sum(map(len, made.values())) >= 0.9
