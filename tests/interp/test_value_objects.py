"""What is an int or a str besides is one to TensorFlow: names and shapes are those of the value."""

from __future__ import annotations

import json
from pathlib import Path

from ..conftest import Run

PROGRAM = Path(__file__).parents[1] / "hazards/programs/names_of_str_subclasses_clean.py"
NAMES = [
    "name",
    "kernel",
    "scope/x",
    "kernel/x",
    "n/v",
    "dense/kernel",
    "dense/bias",
    "int_shape",
    "out/kernel",
    "out/bias",
    "default/a/b",
    "r/kernel",
    "c",
    "out_8",
    "n1",
    "copied",
]


def test_names_and_shapes_are_those_of_the_values(run: Run) -> None:
    answer = json.loads(run("vars", "--isolated", "--no-cache", "--output-format", "json", str(PROGRAM)).stdout)
    made = [variable for root in answer["roots"] for graph in root["graphs"] for variable in graph["variables"]]
    assert [variable["name"] for variable in made] == NAMES
    shapes = {variable["name"]: variable["shape"] for variable in made}
    assert (shapes["int_shape"], shapes["out/kernel"], shapes["copied"]) == ([4, 8], [3, 8], [4])
