"""Names in bytes, as they are read from a file: TensorFlow takes them where it joins nothing to them itself."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def seen(getter, name, *args, **kwargs):
    return getter(name, *args, **kwargs)


first = tf.get_variable(b"first", [2])
other = tf.get_variable("first", [2])  # the store has bytes for another key than text
with tf.variable_scope("", reuse=tf.AUTO_REUSE):
    again = tf.get_variable(b"first", [2])
assert again is first and other is not first
below = tf.get_variable(b"net/w", [2])
with tf.variable_scope("", custom_getter=seen):
    asked = tf.get_variable(b"asked", [2])
with tf.name_scope("outer"), tf.name_scope(b"inner"):
    plain = tf.Variable(1.0, name=b"plain")
assert [v.op.name for v in tf.global_variables()] == ["first", "first_1", "net/w", "asked", "outer/inner/plain"]
