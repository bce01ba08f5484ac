"""A graph beside eager execution: names of the one are free in the other, and an object is shared by itself."""

import tensorflow as tf
from tensorflow.python.eager import context


def height(seeds):
    with tf.variable_scope("plants"):
        return tf.reduce_sum(seeds * tf.get_variable("growth", [3]))


predicted = height(tf.placeholder(tf.float32, [3]))
with context.eager_mode():
    growth = tf.Variable([1.0, 2.0, 3.0], name="growth")
    layer = tf.layers.Dense(1)
    measured = [layer(tf.reshape(growth * tf.ones([3]), [1, 3])) for _ in range(2)]
    tf.reset_default_graph()
again = height(tf.placeholder(tf.float32, [3]))

with context.graph_mode(), tf.Session() as session:
    session.run(tf.global_variables_initializer())
