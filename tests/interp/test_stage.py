"""Objects that were there before the place where runs begin are, for who looks at a run, as that run has left them."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from scopelint import project
from scopelint.checks.queries.accesses import events, noted
from scopelint.checks.queries.holding import variables_of
from scopelint.config import load_settings
from scopelint.discovery import discover
from scopelint.exploration.explore import Exploration, Run
from scopelint.pipeline import lint
from scopelint.record.events import Created

PROGRAM = """
import tensorflow as tf
from somewhere import wide

model = tf.keras.Sequential()
with tf.variable_scope("wide" if wide else "narrow"):
    tf.get_variable("w", [])
model.add(tf.keras.layers.Dense(4 if wide else 2))
model.build([None, 3])
model.set_weights(model.get_weights())
"""


def looked_at(run: Run) -> tuple[bool, bool]:
    """Whether a model has what its run made, and nothing else; and which way the run went."""
    (event,) = noted(run, "weights set")
    made = {e.variable for e in events(run, Created) if e.variable.kind == "keras"}
    return variables_of(event.facts["model"]) == made, bool(run.decisions[0].holds)


def test_a_run_is_looked_at_with_what_it_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    found: list[tuple[bool, bool]] = []
    explore = project.explore

    def explored(*args: Any) -> Exploration:
        out = explore(*args)
        assert len(out.runs) == 2
        found.extend(looked_at(run) for run in (*out.runs, *reversed(out.runs), *out.runs))
        return out

    monkeypatch.setattr(project, "explore", explored)
    settings = replace(load_settings(tmp_path, tmp_path, config=None, isolated=True, overrides={"cache": None}), jobs=1)
    lint(discover([str(tmp_path / "program.py")], settings), settings)
    first, second = (True, True), (True, False)
    assert found == [first, second, second, first, first, second]
