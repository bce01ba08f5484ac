"""A dense layer needs a last dimension, which a placeholder without one has only after `set_shape`."""

from __future__ import annotations

import json

from ..conftest import Folder, Run

PROGRAM = """
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
for shape in (None, [None, None], [None, 4, None]):
    try:
        tf.layers.Dense(2, name="fc")(tf.placeholder(tf.float32, shape))
    except ValueError:
        pass
x = tf.placeholder(tf.float32, [None, None])
x.set_shape([None, 3])
tf.layers.Dense(2, name="fc")(x)
"""


def test_only_the_layer_whose_input_is_defined_makes_variables(folder: Folder, run: Run) -> None:
    folder.write("program.py", PROGRAM)
    answer = json.loads(run("vars", "--isolated", "--no-cache", "--output-format", "json", "program.py").stdout)
    names = [variable["name"] for root in answer["roots"] for graph in root["graphs"] for variable in graph["variables"]]
    assert names == ["fc_3/kernel", "fc_3/bias"]
