"""Random programs on TensorFlow itself: the same variables, names, flags and error texts after every action.

Runs where TF221_PYTHON or TF115_PYTHON names an interpreter that has it. SCOPELINT_FUZZ is the number of programs.
"""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from random import Random

import pytest

from scopelint.tf.version import Version

from . import programs
from .run_model import ModelRunner

PROGRAMS = int(os.environ.get("SCOPELINT_FUZZ", "120"))
SEED = int(os.environ.get("SCOPELINT_SEED", "0"))
SCRIPT = Path(__file__).with_name("run_tensorflow.py")


@pytest.mark.parametrize("make", [programs.tame, programs.wild], ids=["tame", "wild"])
@pytest.mark.parametrize(
    ("variable", "version"), [("TF221_PYTHON", Version(2, 21)), ("TF115_PYTHON", Version(1, 15))], ids=["2.21", "1.15"]
)
def test_the_model_does_what_tensorflow_does(variable: str, version: Version, make: object) -> None:
    python = os.environ.get(variable)
    if not python:
        pytest.skip(f"{variable} does not name a Python with TensorFlow {version}")
    assert callable(make)
    written = [make(Random(SEED * 1_000_003 + i)) for i in range(PROGRAMS)]
    done = subprocess.run([python, str(SCRIPT)], input=json.dumps(written), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    for program, expected in zip(written, json.loads(done.stdout), strict=True):
        seen = json.loads(json.dumps(ModelRunner(version).run(program)))
        for at, (mine, theirs) in enumerate(zip(seen, expected, strict=True)):
            assert mine == theirs, program[: at + 1]
