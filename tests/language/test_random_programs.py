"""Random programs print under the interpreter what they print under CPython.

SCOPELINT_LANGUAGE_PROGRAMS (80) says how many, SCOPELINT_LANGUAGE_SEED which ones.
"""

from __future__ import annotations

import os
import warnings
from collections import Counter

import click
import pytest

from .programs import program
from .python import difference

PROGRAMS = int(os.environ.get("SCOPELINT_LANGUAGE_PROGRAMS", "80"))
SEED = int(os.environ.get("SCOPELINT_LANGUAGE_SEED", "0"))
MOST_UNKNOWN = 0.05
"""The share of programs in which the interpreter may say that it does not know a value."""


def test_random_programs_print_what_they_print_in_cpython(capsys: pytest.CaptureFixture[str]) -> None:
    seen: Counter[str] = Counter()
    wrong = []
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for seed in range(SEED, SEED + PROGRAMS):
            kind, what = difference(program(seed))
            seen[kind or "same"] += 1
            if kind == "wrong":
                wrong.append(f"{seed}: {what}")
    with capsys.disabled():
        click.echo(f"\nrandom programs from seed {SEED}: {dict(seen)}")
    assert not wrong, "\n".join(wrong)
    assert seen["unknown"] <= MOST_UNKNOWN * PROGRAMS


def test_a_seed_always_gives_the_same_program() -> None:
    assert program(7) == program(7)
    assert program(7) != program(8)
