"""The facts suite: `facts/f*.py` still print what is recorded in `facts/expected_*.json`.

One fact of three is asked again, others for other sources of scopelint: what is recorded changes with a fact or a TensorFlow only.
With SCOPELINT_FACTS=all, all of them are.
Interpreters are named by TF15_PYTHON, TF115_PYTHON and TF221_PYTHON. `python tests/semantics/facts/run.py` does the same by
hand, shows versions side by side and re-records.
"""

from __future__ import annotations

import importlib.util
import json
import os
from pathlib import Path
from types import ModuleType

import pytest

from ..differential.fuzz import SEED

FACTS = Path(__file__).with_name("facts")
ORACLES = ("15", "115", "221")


def runner() -> ModuleType:
    spec = importlib.util.spec_from_file_location("facts_run", FACTS / "run.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def fact_names() -> list[str]:
    return sorted(path.stem for path in FACTS.glob("f*.py"))


def expected(oracle: str) -> dict[str, object]:
    found: dict[str, object] = json.loads((FACTS / f"expected_{oracle}.json").read_text("utf-8"))
    return found


@pytest.mark.parametrize("oracle", ORACLES)
def test_tensorflow_still_does_what_the_facts_say(oracle: str) -> None:
    run = runner()
    if oracle not in run.ORACLES:
        pytest.skip(f"the facts are not verified on TensorFlow {oracle}: set TF{oracle}_PYTHON to a Python that has it")
    every = fact_names()
    asked = every if os.environ.get("SCOPELINT_FACTS") == "all" else every[SEED % 3 :: 3]
    observed, known = run.forked(oracle, asked), expected(oracle)
    assert {name: answer for name, answer in observed.items() if answer != known.get(name)} == {}


@pytest.mark.parametrize("oracle", ORACLES)
def test_every_fact_has_an_expectation(oracle: str) -> None:
    assert sorted(expected(oracle)) == fact_names()


def test_every_fact_is_recorded_as_it_is_now() -> None:
    """A fact that has changed is to be recorded again: `python tests/semantics/facts/run.py --update`."""
    recorded: dict[str, str] = json.loads((FACTS / "recorded.json").read_text("utf-8"))
    assert recorded == {name: runner().digest(name) for name in fact_names()}
