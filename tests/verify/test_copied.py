"""A witness has the user's own cell, with all that it needs, or one of TensorFlow's."""

from __future__ import annotations

import pytest

from tests.conftest import Folder, Run

USES = """
import math

import numpy as np
import tensorflow as tf
from tensorflow.python.util import nest

import mine

RATE = 0.5
NEVER = mine.something()


def scaled(x):
    return x * RATE


class Base(tf.nn.rnn_cell.RNNCell):
    def __init__(self, units, name=None):
        super().__init__(name=name)
        self._units = units

    @property
    def state_size(self):
        return self._units

    @property
    def output_size(self):
        return self._units


class Cell(Base):
    def call(self, inputs, state):
        names = {"w": "weights"}
        w = tf.get_variable(names["w"], [inputs.shape[1] + self._units, self._units])
        x = tf.tanh(scaled(tf.matmul(tf.concat([inputs, state], 1), w))){MORE}
        return x, x


x = tf.placeholder(tf.float32, [None, 5, {UNITS}])
tf.nn.dynamic_rnn(tf.nn.rnn_cell.MultiRNNCell([Cell({UNITS})] * 3), x, dtype=tf.float32)
"""


def shown(folder: Folder, run: Run, more: str = "", units: str = "8") -> str:
    folder.write("mine.py", "import sys\n\n\ndef something():\n    return len(sys.argv)\n")
    folder.write("program.py", USES.replace("{MORE}", more).replace("{UNITS}", units))
    found = run("verify", "program.py", "--show-witness").stdout
    assert "TVS307 at program.py" in found
    return found


def test_a_cell_is_copied_with_all_that_it_needs_and_with_nothing_else(folder: Folder, run: Run) -> None:
    found = shown(folder, run)
    for each in ("RATE = 0.5", "def scaled(x):", "class Base(", 'names = {"w": "weights"}', "cell = Cell(8)", "cell.output_size]"):
        assert each in found, each
    for each in ("NEVER", "import math", "nest", "import numpy", "placeholder(tf.float32, [None", "GRUCell"):
        assert each not in found.split("import os\n", 1)[1].split("Found ")[0], each
    assert "1 reproduced" in found


def test_what_is_there_wherever_a_witness_runs_is_imported(folder: Folder, run: Run) -> None:
    found = shown(folder, run, more=" * math.pi * np.float32(2)")
    assert "import math\n" in found
    assert "import numpy as np\n" in found
    assert "1 reproduced" in found


@pytest.mark.parametrize(("more", "units"), [(" * NEVER", "8"), (" * mine.something()", "8"), ("", "mine.something()")])
def test_one_that_needs_more_of_the_project_is_shown_as_a_cell_of_tensorflow(folder: Folder, run: Run, more: str, units: str) -> None:
    found = shown(folder, run, more=more, units=units)
    assert "class Cell" not in found.split("import os\n", 1)[1]
    assert "tf.nn.rnn_cell.GRUCell(5)" in found
