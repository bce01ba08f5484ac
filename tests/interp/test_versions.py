"""What does not exist in the target version ends the program there, unless the program asks first."""

from __future__ import annotations

import json

import pytest

from ..conftest import Folder, Run
from ..differential.compare import scopelint

ONLY_IN_1 = """
import tensorflow as tf
tf.Variable(0.0, name="before")
tf.get_variable("after", [1])
"""
ASKS = """
import tensorflow as tf
try:
    get_variable = tf.get_variable
except AttributeError:
    import tensorflow.compat.v1 as tf1
    tf1.disable_v2_behavior()
    get_variable = tf1.get_variable
if hasattr(tf, "layers"):
    get_variable("one", [1])
get_variable("both", [1])
"""
IMPORTS = """
try:
    import tensorflow.contrib.slim as slim
    name = "contrib"
except ImportError:
    import tf_slim as slim
    name = "tf_slim"
import tensorflow as tf
tf.Variable(0.0, name=name)
"""
FROM_CONTRIB = """
import tensorflow as tf
tf.Variable(0.0, name="before")
from tensorflow.contrib import slim
tf.Variable(0.0, name="after")
"""
CAME_LATER = """
import tensorflow as tf
with tf.variable_scope("a"):
    tf.get_variable("before", [1])
with tf.variable_creator_scope(lambda make, **k: make(**k)):
    tf.get_variable("after", [1])
"""
COMPAT = """
import tensorflow
tensorflow.Variable(0.0, name="before")
import tensorflow.compat.v1 as tf
tf.Variable(0.0, name="after")
"""
PARAMETER = """
import tensorflow as tf
tf.get_variable("before", [1])
tf.nn.rnn_cell.GRUCell(3, dtype=tf.float32)(tf.zeros([2, 3]), tf.zeros([2, 3]))
"""
COLLECTED = """
import tensorflow as tf
tf.keras.layers.Dense(2, kernel_regularizer=tf.nn.l2_loss)(tf.zeros([3, 1]))
tf.keras.layers.BatchNormalization()(tf.zeros([3, 1]), training=True)
for each in tf.get_collection("regularization_losses"):
    tf.Variable(0.0, name="penalty")
if tf.get_collection("update_ops"):
    tf.Variable(0.0, name="update")
"""
DENSE = ["dense/kernel", "dense/bias"] + [f"batch_normalization/{name}" for name in ("gamma", "beta", "moving_mean", "moving_variance")]
GRU = [f"gru_cell/{part}/{kind}" for part in ("gates", "candidate") for kind in ("kernel", "bias")]

CASES = [
    (ONLY_IN_1, {"1.5": ["before", "after"], "1.15": ["before", "after"], "2.21": ["before"], "auto": ["before", "after"]}),
    (ASKS, {"1.5": ["one", "both"], "1.15": ["one", "both"], "2.21": ["both"]}),
    (IMPORTS, {"1.15": ["contrib"], "2.21": ["tf_slim"]}),
    (FROM_CONTRIB, {"1.15": ["before", "after"], "2.21": ["before"], "auto": ["before", "after"]}),
    (COLLECTED, {"1.5": [*DENSE, "penalty", "update"], "1.15": DENSE}),
    (CAME_LATER, {"1.5": ["a/before"], "1.15": ["a/before", "after"], "2.21": []}),
    (COMPAT, {"1.5": ["before"], "1.15": ["before", "after"], "2.21": ["before", "after"]}),
    (PARAMETER, {"1.5": ["before"], "1.15": ["before", *GRU]}),
]


@pytest.mark.parametrize(("program", "version", "expected"), [(p, v, names) for p, by_version in CASES for v, names in by_version.items()])
def test_a_program_ends_where_its_version_lacks_something(folder: Folder, program: str, version: str, expected: list[str]) -> None:
    folder.write("main.py", program)
    roots = json.loads(scopelint("vars", "--target-version", version, "--output-format", "json", "main.py").stdout)["roots"]
    assert [v["name"] for root in roots for graph in root["graphs"] for v in graph["variables"]] == expected
    assert scopelint("--target-version", version, "main.py").exit_code == 0


@pytest.mark.parametrize("requirement", ["tensorflow==1.5.0", "tensorflow-gpu>=1.4", "tensorflow~=1.15", "numpy"])
def test_the_version_is_read_from_the_requirements(folder: Folder, requirement: str) -> None:
    folder.write("requirements.txt", f"numpy>=1.16\n{requirement}\n")
    _names_are_told_apart_by_case(folder, folded="==1.5" not in requirement)


@pytest.mark.parametrize("version", ["==1.5", ">=1.14,<2"])
def test_the_version_is_read_from_a_constant_of_setup_py(folder: Folder, version: str) -> None:
    folder.write("setup.py", f"VERSION = '{version}'  # tried\nsetup(install_requires=[f'numpy{{ANY}}', f'tensorflow{{VERSION}}'])\n")
    _names_are_told_apart_by_case(folder, folded=version != "==1.5")


def _names_are_told_apart_by_case(folder: Folder, folded: bool) -> None:
    """A program makes two variables whose names differ by upper and lower case, which TensorFlow 1.5 tells from one another."""
    folder.write(
        "main.py",
        "import tensorflow as tf\nwith tf.variable_scope('A/b'):\n    tf.get_variable('w', [1])\ntf.get_variable('a/b/w', [1])\n",
    )
    (root,) = json.loads(scopelint("vars", "--output-format", "json", "main.py").stdout)["roots"]
    names = [v["name"] for graph in root["graphs"] for v in graph["variables"]]
    assert names == (["A/b/w", "a/b/w_1"] if folded else ["A/b/w", "a/b/w"])


def test_a_file_that_calls_tensorflow_by_its_old_name_in_passing_does_not_say_how_it_runs(folder: Folder, run: Run) -> None:
    folder.write(
        "layers.py",
        "import tensorflow as tf\n@tf.function\ndef doubled(x):\n    return x * 2\n"
        "def table():\n    return tf.compat.v1.get_variable('table', [3])\n",
    )
    folder.write(
        "network.py",
        "import tensorflow as tf\nfrom layers import table\nlogged = tf.compat.v1.gfile.Exists\ndef make():\n    return table()\n",
    )
    folder.write("program.py", "import tensorflow as tf\nfrom network import make\nfor _ in range(2):\n    make()\n")
    assert "TVS101" not in run("program.py").stdout  # eagerly each call makes a variable of its own


def test_an_import_that_only_the_first_tensorflow_can_make_decides_for_those_that_need_it(folder: Folder, run: Run) -> None:
    folder.write("parts.py", "import sonnet as snt\nclass Part(snt.AbstractModule):\n    def _build(self, x): return snt.Linear(1)(x)\n")
    folder.write(
        "program.py",
        "import tensorflow.compat.v1 as tf\nimport parts\nparts.Part()(tf.constant([[1.0]]))\ntf.get_variable('w', [])\n",
    )
    assert run("program.py").stdout == "All checks passed!\n"  # under TensorFlow 2 the last line is TVS402
