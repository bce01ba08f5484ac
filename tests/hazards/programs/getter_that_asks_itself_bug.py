"""Getters make variables of their own beside what they are asked for, by a call that comes to them again, without end."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Normalized(object):
    def __init__(self, start):
        self.start = start

    def get(self, getter, name, *args, **kwargs):
        v = getter(name, *args, **kwargs)
        with tf.variable_scope("norms"):
            g = tf.get_variable(name.replace("/", "_") + "_g", [], initializer=tf.constant_initializer(self.start))  # BUG TVS106
        return g * tf.nn.l2_normalize(v)


x = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope("net", custom_getter=Normalized(1.0).get):
    y = tf.matmul(x, tf.get_variable("w", [3, 2]))
