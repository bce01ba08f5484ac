"""Random Keras models have the layers and the weights that TensorFlow gives them.

SCOPELINT_KERAS_MODELS (25) says how many for each Keras, SCOPELINT_KERAS_SEED which ones.
"""

from __future__ import annotations

import os
from collections import Counter

import click
import pytest

from scopelint.exploration.setting import Setting
from scopelint.tf.version import Version

from ..differential.oracle import Observation, Oracle, why_missing
from ..language.python import GENEROUS, Output, StandardLibrary, by_scopelint, first_difference
from ..layers.recorded import KERASES
from .programs import program

MODELS = int(os.environ.get("SCOPELINT_KERAS_MODELS", "25"))
SEED = int(os.environ.get("SCOPELINT_KERAS_SEED", "0"))
MOST_UNKNOWN = 0.05
"""The share of programs in which the interpreter may say that it does not know a value."""

_ELSEWHERE = (
    "have not yet been created",
    "cannot add new elements",
    "not compatible with provided weight shape",
    "expects 1 input(s)",
    "single output tensor",
    "deserialization of a `Lambda`",
)
"""What ends of programs are not compared: where a check tells them, or nothing does."""


@pytest.mark.parametrize("keras", list(KERASES))
def test_models_have_the_layers_and_weights_that_tensorflow_gives_them(keras: str, capsys: pytest.CaptureFixture[str]) -> None:
    version, legacy = KERASES[keras]
    if why := why_missing(version):
        pytest.skip(why)
    seen: Counter[str] = Counter()
    wrong = []
    with Oracle(version, legacy) as oracle:
        for seed in range(SEED, SEED + MODELS):
            text = program(seed, keras)
            kind, what = difference(oracle.observe(text), by_scopelint(text, setting(keras)))
            seen[kind or "same"] += 1
            if kind == "wrong":
                wrong.append(f"{seed}: {what}")
    with capsys.disabled():
        click.echo(f"\nmodels of Keras {keras} from seed {SEED}: {dict(seen)}")
    assert not wrong, "\n".join(wrong)
    assert seen["unknown"] <= MOST_UNKNOWN * max(MODELS, 40)


def setting(keras: str) -> Setting:
    """How scopelint runs programs for a Keras."""
    version = Version.parse(KERASES[keras][0])
    newer = version.major > 1
    return Setting(StandardLibrary(), version, GENEROUS, eager=newer, v2_behavior=newer, keras_3=keras == "3")


def difference(expected: Observation, found: Output) -> tuple[str, str]:
    """How the two differ: ("", "") if they do not, else the kind ("unknown" or "wrong") and what shows it."""
    lines = expected["output"].partition("Traceback (most recent call last)")[0].splitlines()
    kind, what = first_difference("TensorFlow", lines, found)
    if kind:
        return kind, what
    error = expected["raises"]
    if error is not None and any(each in error["message"] for each in _ELSEWHERE):
        return "", ""
    if bool(error) != bool(found.ended):
        return "wrong", f"TensorFlow ends with {error and error['message'][:200]}, the interpreter with {found.ended or 'nothing'}"
    return "", ""


def test_a_seed_always_gives_the_same_program() -> None:
    assert program(7, "2") == program(7, "2")
    assert program(7, "2") != program(8, "2")
