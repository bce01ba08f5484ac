"""One program per idea of the specification: what TensorFlow does with it, and what scopelint says it does.

The names of `programs/*.py` begin with the section of the specification: s02 get_variable, s03 scopes, s04 name scopes,
s05 queries, s06 scope defaults, s07 keys and op names, s08 templates, s09 layers, s13 training, s14 graphs.
"""

from __future__ import annotations

import pytest

from ..differential.compare import differences, predict_source, report
from ..differential.oracle import PYTHONS, why_missing
from .recorded import observe_all, program_names, recorded, source_of


@pytest.mark.parametrize("version", list(PYTHONS))
def test_tensorflow_does_what_is_recorded(version: str) -> None:
    if why := why_missing(version):
        pytest.skip(why)
    observed, expected = observe_all(version), recorded()[version]
    assert {name: answer for name, answer in observed.items() if answer != expected.get(name)} == {}


@pytest.mark.parametrize("version", list(PYTHONS))
def test_every_program_is_recorded_and_runs_to_an_end(version: str) -> None:
    answers = recorded()[version]
    assert sorted(answers) == program_names()
    assert not [name for name, answer in answers.items() if answer["failed"]]


@pytest.mark.parametrize("version", list(PYTHONS))
@pytest.mark.parametrize("name", program_names())
def test_scopelint_predicts_what_tensorflow_did(name: str, version: str) -> None:
    observation = recorded()[version][name] | {"tensorflow": version}
    found = differences(observation, predict_source(source_of(name), version))
    assert not found, report(source_of(name), observation, found)
