"""A name to be given by callers, whose default no text can be added to: what is numbered after it are different names all the same."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def gate(inputs, units, scope=None):
    with tf.variable_scope(scope or "gate"):
        kernel = tf.get_variable("kernel", [units, units])
        return tf.sigmoid(tf.matmul(inputs, kernel)) * inputs


def gates(inputs, units, depth, name=None):
    for number in range(depth):
        inputs = gate(inputs, units, scope=name + "_%d" % number)
    return inputs
