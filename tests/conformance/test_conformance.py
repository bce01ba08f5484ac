"""The built-in models of TensorFlow's APIs, program by program: scopelint predicts what TensorFlow did.

See `recorded.py` for where the answers come from.
"""

from __future__ import annotations

import os

import pytest

from ..differential.compare import differences, predict_source, report
from ..differential.fuzz import SEED
from ..differential.oracle import EVERY_PYTHON, Oracle, why_missing
from .recorded import Program, answer, essence, programs

CASES = [pytest.param(p, v, id=f"{p.name}-{v}") for p in programs() for v in p.versions]


def _asked_again(version: str) -> list[Program]:
    """One program of eight, others for other sources of scopelint: what is recorded changes with a program or a TensorFlow only."""
    every = [p for p in programs() if version in p.versions]
    return every if os.environ.get("SCOPELINT_CONFORMANCE") == "all" else every[SEED % 8 :: 8]


@pytest.mark.parametrize("version", list(EVERY_PYTHON))
def test_tensorflow_does_what_is_recorded(version: str) -> None:
    """A part of the programs; all of them with SCOPELINT_CONFORMANCE=all."""
    if why := why_missing(version):
        pytest.skip(why)
    with Oracle(version) as oracle:
        changed = [p.name for p in _asked_again(version) if essence(oracle.observe(p.source_for(version))) != answer(p, version)]
    assert changed == []


@pytest.mark.parametrize(("program", "version"), CASES)
def test_scopelint_predicts_what_tensorflow_did(program: Program, version: str) -> None:
    recorded = answer(program, version)
    assert recorded is not None, f"not recorded: python -m tests.conformance.recorded {program.name}"
    assert not recorded["failed"], recorded["failed"]
    observation = recorded | {"tensorflow": version}
    found = differences(observation, predict_source(program.source_for(version), version))
    if program.not_yet is not None:
        assert found, f"it does now; remove `# not yet: {program.not_yet}`"
        pytest.xfail(program.not_yet)
    assert not found, report(program.source_for(version), observation, found)
