"""What programs did that the analysis did not predict of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..diagnostics import Diagnostic
from ..rulebook import RuleBook
from .observed import compare, unforeseen
from .runner import Json


def unpredicted(
    predicted: Mapping[str, Json], answers: Mapping[str, Sequence[Json]], found: Sequence[Diagnostic], rules: RuleBook
) -> list[str]:
    """The differences of each root that was run, in the words of `scopelint vars --against`.

    Of a function that was called with several sets of arguments, those of the call that differs least: which ones the analysis
    followed is not known. Only programs in graph mode are compared.
    """
    lines = []
    for root, runs in answers.items():
        ours = [each for each in found if each.root == root]
        if not all(map(_is_comparable, ours)):
            continue
        differences = [of_run(predicted.get(root, {"graphs": []}), run, ours, rules) for run in runs]
        lines += [f"{root}: {text}" for text in min(differences, key=len)]
    return lines


def _is_comparable(finding: Diagnostic) -> bool:
    """Whether what a program makes is what the analysis tells of: eager code also makes what Keras has for itself, and a program that
    was written for TensorFlow 2 makes other things on one before."""
    witness, verdict = finding.witness, finding.verification
    if witness is None or verdict is None or verdict.tensorflow is None:
        return False
    return witness.mode == "graph" and not (witness.modern_only and verdict.tensorflow.startswith("1."))


def of_run(predicted: Json, run: Json, found: Sequence[Diagnostic], rules: RuleBook) -> list[str]:
    """What one run of a root did that was not predicted, in words."""
    variables = [each.text for each in compare(predicted, run, run["stopped"] in ("end", "error")) if each.missed]
    return [*unforeseen(run["raised"], found, rules), *variables]


__all__ = ["of_run", "unpredicted"]
