"""What a finding assumes: few things, each of them said."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from .differential.compare import scopelint

HEAD = """\
import argparse

import tensorflow as tf

parser = argparse.ArgumentParser()
for option in ("--deep", "--tied", "--wide", "--extra"):
    parser.add_argument(option, action="store_true")
args = parser.parse_args()
"""


def found(folder: Path, *tests: str) -> list[dict[str, Any]]:
    """The findings about a variable that is made again where all tests hold, one inside the other."""
    body = "\n".join(f"{'    ' * depth}if {test}:" for depth, test in enumerate(tests))
    text = f'{HEAD}tf.get_variable("w", [])\n{body}\n{"    " * len(tests)}tf.get_variable("w", [])\n'
    (folder / "program.py").write_text(text, "utf-8")
    answer = scopelint("check", "--isolated", "--no-cache", "--output-format", "json", str(folder / "program.py"))
    return list(json.loads(answer.stdout))


def test_three_assumptions_are_named_one_by_one(tmp_path: Path) -> None:
    (error,) = found(tmp_path, "args.deep", "args.tied", "args.wide")
    assert error["assumptions"] == ["`deep` is true", "`tied` is true", "`wide` is true"]


def test_what_needs_a_fourth_is_no_error(tmp_path: Path) -> None:
    assert found(tmp_path, "args.deep", "args.tied", "args.wide", "args.extra") == []


@pytest.mark.parametrize("again", ["args.deep", "args.tied"])
def test_what_is_implied_by_another_is_no_assumption_of_its_own(tmp_path: Path, again: str) -> None:
    (error,) = found(tmp_path, "args.deep and args.tied", again, "args.wide")
    assert len(error["assumptions"]) <= 3


def test_what_is_lost_wherever_its_line_runs_assumes_nothing(tmp_path: Path) -> None:
    """More tests come before it than runs are made; each settles the name of a scope."""
    tests = "".join(f"with tf.variable_scope('a' if config.option{i} else 'b'):\n    tf.get_variable('w{i}', [])\n" for i in range(25))
    text = f"import tensorflow as tf\nimport config\n{tests}step = tf.Variable(1.0, 'step')\n"
    (tmp_path / "program.py").write_text(text, "utf-8")
    answer = scopelint("check", "--isolated", "--no-cache", "--output-format", "json", str(tmp_path / "program.py"))
    assert [each["code"] for each in json.loads(answer.stdout)] == ["TVS206"]
