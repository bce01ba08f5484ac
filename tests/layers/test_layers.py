"""The layers of Keras, one by one: scopelint predicts the weights that TensorFlow makes, when it makes them, and what shapes come out.

The names are those of the legacy Keras and of TensorFlow 1.15; Keras 3 has others for some, and another order.
"""

from __future__ import annotations

from typing import Any

import pytest

from ..differential.compare import shapes_agree
from ..differential.fuzz import SEED
from ..differential.oracle import why_missing
from .predicted import Answer, predicted
from .recorded import GIVEN, KERASES, every, key, observe, recorded


@pytest.mark.parametrize("keras", list(KERASES))
def test_tensorflow_does_what_is_recorded(keras: str) -> None:
    """One line of eight, others for other sources of scopelint."""
    if why := why_missing(KERASES[keras][0]):
        pytest.skip(why)
    asked = every()[SEED % 8 :: 8]
    answers = zip(asked, observe(keras, asked), strict=True)
    assert {key(*each): answer for each, answer in answers if answer != recorded()[keras][key(*each)] and "Random" not in each[0]} == {}


@pytest.mark.parametrize("given", GIVEN)
@pytest.mark.parametrize("keras", list(KERASES))
def test_scopelint_predicts_what_tensorflow_did(keras: str, given: str) -> None:
    asked = [line for line, kind in every() if kind == given and "raises" not in recorded()[keras][key(line, kind)]]
    wrong = {}
    for line, ours in zip(asked, predicted(given, KERASES[keras][0], asked), strict=True):
        theirs = recorded()[keras][key(line, given)]
        if ours is None or not _agree(theirs, ours, keras == "3"):
            wrong[line] = (theirs, ours)
    assert wrong == {}


def _agree(theirs: Answer, ours: Answer, loosely: bool) -> bool:
    return (
        all(_same_weights(theirs[when], ours[when], loosely) for when in ("early", "weights"))
        and len(theirs["outputs"]) == len(ours["outputs"])
        and all(_same_shape(a, b) for a, b in zip(theirs["outputs"], ours["outputs"], strict=True))
    )


def _same_weights(theirs: list[Any], ours: list[Any], loosely: bool) -> bool:
    if loosely:
        theirs, ours = (sorted(weights, key=lambda weight: (str(weight[1]), weight[2])) for weights in (theirs, ours))
    return len(theirs) == len(ours) and all(
        shapes_agree(a[1], b[1]) and a[2] == b[2] and (loosely or a[0] == b[0]) for a, b in zip(theirs, ours, strict=True)
    )


def _same_shape(theirs: list[int | None] | None, ours: Any) -> bool:
    """Scopelint may know less of a shape, and the length of an axis that Keras leaves open."""
    if ours is None or theirs is None:
        return ours is None
    return len(theirs) == len(ours) and all(b is None or a is None or a == b for a, b in zip(theirs, ours, strict=True))
