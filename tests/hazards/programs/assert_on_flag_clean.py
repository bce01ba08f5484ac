import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def head(h):
    assert not tf.get_variable_scope().reuse, "the head makes variables of its own"
    return tf.layers.dense(h, 1, name="score")


def shared(h):
    assert tf.get_variable_scope().reuse, "call this where the scope reuses"
    return tf.layers.dense(h, 1, name="score")


def second(h):
    """Somebody calls it inside a scope."""
    assert tf.get_variable_scope().reuse is True
    return tf.get_variable("w", [3]) + h


x = tf.placeholder(tf.float32, [8, 4])
with tf.variable_scope("net"):
    print(head(x))
with tf.variable_scope("net", reuse=True):
    print(shared(x))
try:
    head(x)
    assert tf.get_variable_scope().reuse
except (AssertionError, ValueError):
    print("as expected")
