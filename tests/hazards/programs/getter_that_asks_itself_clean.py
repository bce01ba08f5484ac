"""Getters make variables of their own beside what they are asked for: by the getter they have, or only for some, or elsewhere."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scaled(getter, name, *args, **kwargs):
    v = getter(name, *args, **kwargs)
    return v * getter(name + "_g", [], initializer=tf.ones_initializer())


def for_weights_alone(getter, name, *args, **kwargs):
    v = getter(name, *args, **kwargs)
    if name.endswith("_g") or len(v.shape) < 2:
        return v
    return v * tf.get_variable("of_" + name.replace("/", "_") + "_g", [])


def layered(getter, name, *args, **kwargs):
    return getter(name, *args, **kwargs) + 0.0


made = set()


def once_each(getter, name, *args, **kwargs):
    v = getter(name, *args, **kwargs)
    if len(made) < 3:
        made.add(name)
        v = v + tf.get_variable("more_%d" % len(made), [])
    return v


x = tf.placeholder(tf.float32, [None, 3])
for i, each in enumerate((scaled, for_weights_alone, once_each)):
    with tf.variable_scope("net_%d" % i, custom_getter=each):
        y = tf.matmul(x, tf.get_variable("w", [3, 2])) + tf.get_variable("b", [2])


def nested(depth):
    with tf.variable_scope("deep", custom_getter=layered):
        if depth:
            nested(depth - 1)
        tf.get_variable("v", [2])


nested(12)
