"""A sample of the random programs with planted bugs: SCOPELINT_PLANTED (8) says how many, SCOPELINT_PLANTED_SEED which ones."""

from __future__ import annotations

import ast
import os

import pytest

from ..differential.oracle import why_missing
from .planted import PLANTS, program, run

PROGRAMS = int(os.environ.get("SCOPELINT_PLANTED", "8"))
SEED = int(os.environ.get("SCOPELINT_PLANTED_SEED", "1"))


def test_every_plant_is_planted_and_programs_parse() -> None:
    planted = [program(seed) for seed in range(200)]
    for source, _ in planted:
        ast.parse(source)
    assert len({plant.code for _, plants in planted for plant in plants}) == len({make.__name__ for make in PLANTS}) - 2


def test_what_is_mended_runs_and_has_the_variables_that_the_fix_speaks_of() -> None:
    if why := why_missing("2.21"):
        pytest.skip(why)
    score = run(range(SEED, SEED + PROGRAMS), ["2.21"])
    assert score.wrong == []
    assert sum(score.fixes.values()) >= PROGRAMS
