"""The row that a message names is where what it names beside it is made."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from ..differential.compare import scopelint

PROGRAMS = Path(__file__).with_name("programs")


@pytest.mark.parametrize(
    "name",
    [
        "base_unfrozen_without_compile_bug",
        "estimator_without_a_folder_bug",
        "rate_of_a_step_nobody_counts_bug",
    ],
)
def test_a_message_tells_where_the_other_one_is_made(name: str, tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text((PROGRAMS / f"{name}.py").read_text("utf-8"), "utf-8")
    answer = scopelint("check", "--isolated", "--no-cache", "--select", "TVS509", "--output-format", "json", str(path))
    told = [re.search(r"beside (?:the )?(\S+) (?:of another \w+ )?of line (\d+)", each["message"]) for each in json.loads(answer.stdout)]
    assert told
    listed = json.loads(scopelint("vars", "--isolated", "--no-cache", "--output-format", "json", str(path)).stdout)
    made: dict[str, set[int]] = {}
    for variable in _variables(listed):
        made.setdefault(variable["name"].removesuffix(":0"), set()).add(variable["created"]["row"])
    for found in told:
        assert found is not None
        assert int(found[2]) in made[found[1]], (found[0], made)


def test_what_an_optimizer_counts_its_steps_in_is_no_weight_of_the_model(tmp_path: Path) -> None:
    text = (PROGRAMS / "copied_before_built_but_compiled_bug.py").read_text("utf-8")
    path = tmp_path / "program.py"
    path.write_text(text, "utf-8")
    answer = scopelint("check", "--isolated", "--no-cache", "--select", "TVS403", "--output-format", "json", str(path))
    row = next(row for row, line in enumerate(text.split("\n"), start=1) if "the first weights" in line)
    assert [f"before line {row} calls the model" in each["message"] for each in json.loads(answer.stdout)] == [True]


def _variables(listed: dict[str, Any]) -> list[dict[str, Any]]:
    return [variable for root in listed["roots"] for graph in root["graphs"] for variable in graph["variables"]]
