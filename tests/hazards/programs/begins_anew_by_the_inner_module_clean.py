"""`tf.python.ops` is the module that graphs come from: what is built after its reset is in another graph."""
import tensorflow as tf


def describe(words):
    with tf.variable_scope("words"):
        table = tf.get_variable("table", [40, 8])
    return tf.reduce_mean(tf.nn.embedding_lookup(table, words), 0)


described = describe(tf.placeholder(tf.int32, [None, 1]))
print(described, tf.python.ops.get_default_graph())
tf.python.ops.reset_default_graph()
described = describe(tf.placeholder(tf.int32, [None, 5]))
print(described, tf.python.ops.get_default_graph())
