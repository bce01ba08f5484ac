import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x, index):
    with tf.variable_scope("tower") as scope:
        if index > 0:
            scope.reuse_variables()
        h = tf.layers.dense(x, 8, name="hidden")
        scope.reuse_variables()
    return h


def head(h):
    assert tf.get_variable_scope().reuse == False, "the head makes variables of its own"  # BUG  # noqa: E712
    return tf.layers.dense(h, 1, name="score")


x = tf.placeholder(tf.float32, [8, 4])
parts = [tower(part, i) for i, part in enumerate(tf.split(x, 2))]
with tf.variable_scope("tower", reuse=True):
    print(head(tf.concat(parts, 0)))
