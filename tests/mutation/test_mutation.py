"""Broken programs are reported as TensorFlow rejects them, and no others.

SCOPELINT_MUTANTS (40) says how many, SCOPELINT_MUTANTS_SEED which ones.
"""

from __future__ import annotations

import ast
import os

import click
import pytest

from ..differential.oracle import PYTHONS, why_missing
from .harness import judge, run
from .operators import OPERATORS, Mutant, mutants
from .programs import programs

MUTANTS = int(os.environ.get("SCOPELINT_MUTANTS", "40"))
SEED = int(os.environ.get("SCOPELINT_MUTANTS_SEED", "1"))

PROGRAM = """\
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def build(x, units=4, reuse=None):
    with tf.variable_scope('net', reuse=reuse):
        if units > 1:
            x = tf.layers.dense(x, units, name='hidden')
        return x


with tf.variable_scope('outer'):
    x = tf.zeros([1, 4])
    y = build(x)
    z = build(y, reuse=True)
    tf.get_variable_scope().reuse_variables()
"""


def test_broken_programs_are_reported_as_tensorflow_rejects_them(capsys: pytest.CaptureFixture[str]) -> None:
    if why := [reason for version in PYTHONS if (reason := why_missing(version))]:
        if len(why) == len(PYTHONS):
            pytest.skip("; ".join(why))
        click.echo("; ".join(why))
    tally = run(SEED, MUTANTS, [version for version in PYTHONS if not why_missing(version)])
    with capsys.disabled():
        click.echo(f"\nSCOPELINT_MUTANTS_SEED={SEED}: {tally}")
    stories = "\n".join(tally.stories)
    assert tally.endings["false alarm"] == 0, stories
    assert tally.rejected > MUTANTS / 20, "hardly a mutant was rejected: nothing was tested"
    assert tally.caught >= 0.97, stories


def test_every_operator_breaks_something_and_leaves_python() -> None:
    found = mutants(PROGRAM, "a seed", 200)
    assert {mutant.operator for mutant in found} == set(OPERATORS)
    assert len({mutant.source for mutant in found} | {PROGRAM}) == len(found) + 1
    for mutant in found:
        ast.parse(mutant.source)


def test_a_seed_always_gives_the_same_mutants() -> None:
    assert mutants(PROGRAM, "a seed", 20) == mutants(PROGRAM, "a seed", 20)
    assert mutants(PROGRAM, "a seed", 20) != mutants(PROGRAM, "another", 20)


def test_there_are_programs_enough() -> None:
    assert len(programs()) > 200


def test_an_ending_is_told_by_both_sides() -> None:
    duplicate = "import tensorflow.compat.v1 as tf\ntf.disable_v2_behavior()\ntf.get_variable('w', [1])\ntf.get_variable('w', [1])\n"
    raises = {"message": "Variable w already exists, disallowed.", "stack": [["main.py", 4, "<module>"]]}

    def ending(source: str, raises: object) -> str:
        return judge(Mutant("", source), {"failed": None, "raises": raises}, "2.21")[0]

    assert ending(duplicate, raises) == "caught"
    assert ending(duplicate, raises | {"stack": [["main.py", 3, "<module>"]]}) == "missed"
    assert ending(duplicate, None) == "false alarm"
    assert ending(duplicate.replace("'w'", "'v'", 1), None) == "silent"
    assert ending(duplicate, {"message": "no such thing", "stack": []}) == "other error"
