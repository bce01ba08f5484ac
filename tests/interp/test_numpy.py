"""Loops over the indices of an array run as NumPy has them."""

from __future__ import annotations

import json

from ..conftest import Folder, Run

PROGRAM = """
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
for (i, j), _ in np.ndenumerate(np.zeros([2, 2])):
    tf.get_variable("w_%d_%d" % (i, j), [1])
for index, n in np.ndenumerate([4, 5]):
    tf.get_variable("v_%d_%d" % (index[0], n), [n])
for i, j in np.ndindex(1, 2):
    tf.get_variable("u_%d_%d" % (i, j), [1])
"""


def test_indices_of_arrays_are_gone_through_in_order(folder: Folder, run: Run) -> None:
    folder.write("program.py", PROGRAM)
    answer = json.loads(run("vars", "--isolated", "--no-cache", "--output-format", "json", "program.py").stdout)
    names = [variable["name"] for root in answer["roots"] for graph in root["graphs"] for variable in graph["variables"]]
    assert names == ["w_0_0", "w_0_1", "w_1_0", "w_1_1", "v_0_4", "v_1_5", "u_0_0", "u_0_1"]
