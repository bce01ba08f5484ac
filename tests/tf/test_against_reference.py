"""Random programs: the same keys, flags, names and errors as the reference model, after every action."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest

from scopelint.tf.errors import Kind, TFError
from scopelint.tf.version import Version

from . import programs
from .run_model import ModelRunner
from .run_reference import ReferenceRunner

PROGRAMS = int(os.environ.get("SCOPELINT_FUZZ", "1000"))
CODES = {Kind.DUPLICATE: "DUP", Kind.MISSING: "MISSING", Kind.DEFAULT_NAME_REUSE: "NONAME", Kind.SHAPE: "SHAPE"}


class Coded(ModelRunner):
    """Errors as the codes of the reference model."""

    def step(self, action: list[Any]) -> dict[str, Any]:
        try:
            result = getattr(self, f"do_{action[0]}")(*action[1:])
        except TFError as error:
            result = CODES[error.kind]
        return {"result": result, **self.state()}


@pytest.mark.parametrize("version", [Version(1, 5), Version(1, 15), Version(2, 21)], ids=str)
def test_the_model_does_what_the_reference_does(version: Version) -> None:
    for seed in range(PROGRAMS):
        program = programs.tame(Random(seed))
        expected = ReferenceRunner(version.fold_case, version.root_close_resets).run(program)
        for at, (mine, theirs) in enumerate(zip(Coded(version).run(program), expected, strict=True)):
            assert {key: mine[key] for key in theirs} == theirs, f"program {seed}: {program[: at + 1]}"
