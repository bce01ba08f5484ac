"""The table of inherited reuse, as tutorials walk through it."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope("root"):
    assert tf.get_variable_scope().reuse is False
    with tf.variable_scope("foo"):
        assert tf.get_variable_scope().reuse is False
        v = tf.get_variable("v", [1])
    with tf.variable_scope("foo", reuse=True):
        assert tf.get_variable_scope().reuse is True
        with tf.variable_scope("bar"):
            assert tf.get_variable_scope().reuse is True
        same = tf.get_variable("v", [1])
    with tf.variable_scope("foo", reuse=tf.AUTO_REUSE):
        again = tf.get_variable("v", [1])
        with tf.variable_scope("new"):
            w = tf.get_variable("w", [1])
    assert tf.get_variable_scope().reuse is False
assert same is v
assert again is v
