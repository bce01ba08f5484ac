"""A supervisor finalizes the graph, which is opened for more, and closed once more before the last layer."""

import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

z = tf.placeholder(tf.float32, [1, 4])
y = tf.layers.dense(z, 2, name="out")
session = tf.train.Supervisor(logdir=tempfile.mkdtemp()).prepare_or_wait_for_session()
graph = tf.get_default_graph()
graph._finalized = False
more = tf.layers.dense(z, 3, name="more")
graph.finalize()
last = tf.layers.dense(z, 1, name="last")  # BUG
session.run(last, {z: [[1.0] * 4]})
