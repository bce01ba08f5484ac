"""A supervisor finalizes the graph, which is opened again before more is built: by its private field, or by the method that sessions use."""

import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def test_model(z):
    with tf.variable_scope("test"):
        z_r = tf.get_variable("z_r", [1, 4])
        return tf.assign(z_r, z)


z = tf.placeholder(tf.float32, [1, 4])
y = tf.layers.dense(z, 2, name="out")
session = tf.train.Supervisor(logdir=tempfile.mkdtemp()).prepare_or_wait_for_session()
graph = tf.get_default_graph()
graph._finalized = False
update = test_model(z)
session.run(tf.global_variables_initializer())
session.run(update, {z: [[1.0] * 4]})
graph.finalize()
if graph.finalized:
    graph._unsafe_unfinalize()
    more = tf.layers.dense(z, 3, name="more")
if not graph.finalized:
    session.run(tf.variables_initializer(tf.global_variables("more")))
