"""The same name in every turn, whatever callers give: the second gate asks for what the first has made."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gate(inputs, units, scope=None):
    with tf.variable_scope(scope or "gate"):
        kernel = tf.get_variable("kernel", [units, units])  # BUG
        return tf.sigmoid(tf.matmul(inputs, kernel)) * inputs


def gates(inputs, units, depth, name=None):
    for number in range(depth):
        inputs = gate(inputs, units, scope=name or "gate")
    return inputs
