"""A module whose body decides something is run once for all functions whose runs decide it alike."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from scopelint.config import load_settings
from scopelint.discovery import discover
from scopelint.language.evaluation import imports
from scopelint.language.machine import Machine
from scopelint.language.trace import Place
from scopelint.language.values import ModuleValue
from scopelint.pipeline import lint

HELPER = """
import tensorflow as tf
from somewhere import flags

with tf.variable_scope("wide" if flags.wide else "narrow"):
    common = tf.get_variable("common", [])
NAME = "narrow/common" if flags.wide else "other"
"""
MODEL = """
import tensorflow as tf
from helper import NAME

def one(x):
    return tf.get_variable("one", [])

def two(x):
    with tf.variable_scope("two"):
        tf.get_variable("w", [])
        return tf.get_variable("w", [])  # twice

def three(x):
    tf.get_variable("wide/common", [])  # certainly only where the flag is set
"""


def test_what_a_module_decides_it_decides_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, text in (("helper.py", HELPER), ("model.py", MODEL)):
        (tmp_path / name).write_text(text, encoding="utf-8")
    run: list[str] = []
    before = imports.run_module

    def counted(m: Machine, value: ModuleValue, place: Place) -> None:
        if not value.stub:
            run.append(value.name)
        before(m, value, place)

    monkeypatch.setattr(imports, "run_module", counted)
    settings = replace(load_settings(tmp_path, tmp_path, config=None, isolated=True, overrides={"cache": None}), jobs=1)
    result = lint(discover([str(tmp_path / "model.py")], settings), settings)
    found = {(d.code, d.site.span.row) for d in result.diagnostics}
    assert ("TVS101", 11) in found, found
    assert run.count("helper") == 4, run  # once for the functions, and once by each of them with the other decision
