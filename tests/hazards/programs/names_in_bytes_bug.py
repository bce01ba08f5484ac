import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def seen(getter, name, *args, **kwargs):
    return getter(name, *args, **kwargs)


free = tf.get_variable(b"free", [2])
with tf.variable_scope("net", custom_getter=seen):
    bound = tf.get_variable(b"bound", [2])  # BUG
