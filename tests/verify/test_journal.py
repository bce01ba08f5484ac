"""Keeping a journal changes nothing about what is found, and the journal has what happened."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from scopelint.pipeline import diagnose
from scopelint.record import journal
from scopelint.source.places import plain

from .replaying import V1, analysis, findings

CASES = sorted((Path(__file__).parents[1] / "cases" / "data").iterdir())[::12]


@pytest.mark.parametrize("case", [path for path in CASES if path.is_dir()], ids=lambda path: path.name)
def test_what_is_found_does_not_depend_on_the_journal(case: Path, tmp_path: Path) -> None:
    for path in sorted(case.glob("*.py")):
        program = Path(shutil.copy(path, tmp_path))  # else all files of this project were looked at for what they import
        found = []
        for record in (False, True):
            ready = analysis(program, record=record)
            found.append([[(d.code, d.site, d.message, d.trace) for d in diagnose(ready, root).diagnostics] for root in ready.roots()])
        assert found[0] == found[1]


def kinds(path: Path) -> list[str]:
    (found,) = findings(path)
    return [type(step).__name__ for step in found.steps]


def test_an_arm_that_was_taken_back_is_not_in_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(
        V1
        + """
import os

with tf.variable_scope("net"):
    if os.environ.get("DEEP"):
        tf.get_variable("deep", [1])
    else:
        raise SystemExit
    tf.get_variable("w", [1])
with tf.variable_scope("net"):
    tf.get_variable("w", [1])
"""
    )
    (found,) = findings(path)
    names = [step.name for step in found.steps if isinstance(step, journal.Get)]
    assert names == ["deep", "w", "w"]


def test_a_step_has_the_place_in_the_users_own_code(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(
        V1
        + """
x = tf.placeholder(tf.float32, [None, 4])
tf.layers.dense(x, 3, name="d")
tf.layers.dense(x, 3, name="d")
"""
    )
    (found,) = findings(path)
    assert {step.place.filename for step in found.steps} == {str(path)}
    assert {plain(step.place.span).row for step in found.steps if isinstance(step, journal.Get)} == {6, 7}


def test_what_happens_in_graphs_threads_and_templates_is_in_the_journal(tmp_path: Path) -> None:
    path = tmp_path / "program.py"
    path.write_text(
        V1
        + """
import threading


def build():
    with tf.Graph().as_default():
        template = tf.make_template("t", lambda: tf.get_variable("w", [1]))
        template()
        tf.get_variable_scope().reuse_variables()
        tf.get_variable("missing", [1])


thread = threading.Thread(target=build)
thread.start()
"""
    )
    assert kinds(path) == ["BeginThread", "EnterGraph", "MakeTemplate", "EnterTemplate", "Get", "LeaveTemplate", "SetReuse", "Get"]
