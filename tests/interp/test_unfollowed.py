"""Calls of what is not known: they are counted, and what they may have done is given the benefit of the doubt."""

from __future__ import annotations

import json

import pytest

from ..conftest import Folder
from ..differential.compare import scopelint

HEAD = "import tensorflow.compat.v1 as tf\nimport acme\nimport numpy as np\nimport time\ntf.disable_v2_behavior()\nx = tf.zeros([2, 3])\n"

SILENT = {
    "its variables may be shared": """
y = acme.dense(x, 4, name="fc")
with tf.variable_scope("fc", reuse=True):
    tf.get_variable("kernel", [3, 4])
""",
    "its variables may be in one of the program's scopes": """
with tf.variable_scope("net"):
    tf.get_variable("a", [1])
    acme.dense(x, 4, name="fc")
with tf.variable_scope("net/fc", reuse=True):
    tf.get_variable("kernel", [3, 4])
""",
    "it may call a function": """
acme.call(lambda: tf.get_variable("w", [1]))
with tf.variable_scope("", reuse=True):
    tf.get_variable("w", [1])
""",
    "or not": """
def build():
    tf.get_variable("w", [1])
acme.call(build)
tf.get_variable("w", [2])
""",
    "or more than once": """
class Net:
    def build(self, size):
        with tf.variable_scope("a"):
            tf.get_variable("w", [size])
net = Net()
acme.call(net.build)
net.build(2)
""",
    "what it returns may do so as well": """
acme.Layer(4)(x)
with tf.variable_scope("layer", reuse=True):
    tf.get_variable("kernel", [3, 4])
""",
}

FOUND = {
    "a flag that is a number is no initializer": """
flag = tf.app.flags.DEFINE_boolean("training", False, "")
def build(size, initializer=None):
    return tf.get_variable("w", [size], initializer=initializer)  # TVS106
build(3, tf.app.flags.FLAGS.training)
""",
    "gin decorates, and changes nothing": """
import gin
@gin.configurable("layers", blacklist=["x"])
def layer(x, size=3):
    return tf.get_variable("w", [size])  # TVS101
@gin.configurable
class Net(object):
    def __init__(self, make=layer):
        make(x)
        make(x)
gin.parse_config_files_and_bindings(["net.gin"], [])
Net()
""",
    "it got nothing of TensorFlow's": """
acme.load("model.yaml")
with tf.variable_scope("fc", reuse=True):
    tf.get_variable("kernel", [3, 4])  # TVS102
""",
    "the program made the scope itself": """
acme.dense(x, 4, name="other")
with tf.variable_scope("net"):
    tf.get_variable("a", [1])
with tf.variable_scope("net", reuse=True):
    tf.get_variable("b", [1])  # TVS102
""",
    "NumPy makes no variables": """
np.some_function(x)
with tf.variable_scope("fc", reuse=True):
    tf.get_variable("kernel", [3, 4])  # TVS102
""",
    "twice is twice": """
acme.call(lambda: tf.get_variable("w", [1]))
tf.get_variable("w", [1])
tf.get_variable("w", [1])  # TVS101
""",
}


@pytest.mark.parametrize("program", SILENT.values(), ids=list(SILENT))
def test_nothing_certain_follows(folder: Folder, program: str) -> None:
    folder.write("main.py", HEAD + program)
    assert json.loads(scopelint("--output-format", "json", "main.py").stdout) == []


@pytest.mark.parametrize("program", FOUND.values(), ids=list(FOUND))
def test_what_it_cannot_have_done_is_still_found(folder: Folder, program: str) -> None:
    text = HEAD + program
    folder.write("main.py", text)
    found = [(d["location"]["row"], d["code"]) for d in json.loads(scopelint("--output-format", "json", "main.py").stdout)]
    assert found == [(row, line[-6:]) for row, line in enumerate(text.splitlines(), 1) if "# TVS" in line]


def test_a_function_it_gets_leaves_nothing(folder: Folder) -> None:
    folder.write("main.py", f"{HEAD}tf.get_variable('a', [1])\nacme.call(lambda: tf.get_variable('b', [1]))\ntf.get_variable('c', [1])\n")
    (root,) = json.loads(scopelint("vars", "--output-format", "json", "main.py").stdout)["roots"]
    assert [v["name"] for graph in root["graphs"] for v in graph["variables"]] == ["a", "c"]


def test_the_list_names_what_was_not_followed(folder: Folder) -> None:
    folder.write(
        "main.py",
        f"{HEAD}for i in range(3):\n    acme.dense(x, i)\nacme.dense(x, 4)\nacme.load('x')\nnp.foo(x)\n"
        "with tf.variable_scope('s'):\n    acme.load('x')\n    time.time()\n    np.foo(1)\n    tf.no_such_op(x)\n",
    )
    found = json.loads(scopelint("vars", "--unfollowed", "--output-format", "json", "main.py").stdout)["unknown"]
    assert [(u["name"], u["count"], u["received"], [p["row"] for p in u["places"]]) for u in found] == [
        ("acme.dense", 2, True, [8, 9]),
        ("acme.load", 1, False, [13]),
        ("tensorflow.compat.v1.no_such_op", 1, True, [16]),
    ]
    assert scopelint("vars", "--unfollowed", "main.py").stdout.splitlines()[:3] == [
        "2\tacme.dense\tgets TensorFlow's objects, or functions to call",
        "\t  main.py:8",
        "\t  main.py:9",
    ]


def test_nothing_to_list_is_said(folder: Folder) -> None:
    folder.write("main.py", f"{HEAD}tf.get_variable('a', [1])\n")
    assert scopelint("vars", "--unfollowed", "main.py").stdout == "Everything was followed.\n"
