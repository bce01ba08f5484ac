"""A kind of value that is defined in one module and reached by one stub: TF `RaggedTensor`."""

from __future__ import annotations

from ..differential.compare import module_root, predict_source
from ..interp.names import made


def test_ragged_tensors_are_added_and_indexed() -> None:
    assert made(
        """
rows = tf.ragged.constant([[1.0], [2.0, 3.0]])
more = 1.0 + rows + rows
tf.get_variable("splits", rows.row_splits.shape)
tf.get_variable("rank", [more[0].shape.ndims])
if rows[0] is not rows[1] and rows == rows and more[1:].shape[0] == 1:
    v("same")
"""
    ) == ["splits", "rank", "same"]


def test_what_is_computed_from_one_reads_its_variables() -> None:
    assert made(
        """
kernel = tf.get_variable("kernel", [3])
scaled = tf.ragged.constant([[1.0], [2.0, 3.0]]) * kernel[0]
tf.train.AdamOptimizer().minimize(tf.reduce_sum(scaled.flat_values))
"""
    ) == ["kernel", "beta1_power", "beta2_power", "kernel/Adam", "kernel/Adam_1"]


def test_rows_are_iterated_where_execution_is_eager() -> None:
    program = """
import tensorflow as tf
for i, row in enumerate(tf.ragged.constant([[1.0], [2.0, 3.0], []])):
    tf.Variable(1.0, name="row_%d" % i)
"""
    root = module_root(predict_source(program, "2.21"), "main.py")
    assert root is not None
    assert [variable["name"] for graph in root["graphs"] for variable in graph["variables"]] == ["row_0", "row_1", "row_2"]
