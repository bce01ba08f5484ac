import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def coarse(getter, name, *args, **kwargs):
    weights = getter(name, *args, **kwargs)
    return weights + tf.stop_gradient(tf.round(weights * 16.0) / 16.0 - weights)


def halved(getter, *args, **kwargs):
    return 0.5 * getter(*args, **kwargs)


def fine(getter, *args, **kwargs):
    return 2.0 * getter(*args, **kwargs)


class Listener:
    """Hands the getter to the scope that it opens as an object."""

    def __init__(self, name):
        with tf.variable_scope(name) as self.own:
            pass

    def hear(self, sound, getter=None):
        with tf.variable_scope(self.own, reuse=tf.AUTO_REUSE, custom_getter=getter):
            return tf.matmul(sound, tf.get_variable("filters", [20, 12]))


class Inner:
    """Made where the getter is: its scope has it, wherever it is opened again."""

    def __init__(self):
        with tf.variable_scope("inner") as self.own:
            self.filters = tf.get_variable("filters", [20, 12])

    def __call__(self, sound):
        with tf.variable_scope(self.own, reuse=True):
            return tf.matmul(sound, tf.get_variable("filters", [20, 12]))


def by_name(sound):
    """Opened by its name, below the scope around."""
    with tf.variable_scope("named", reuse=tf.AUTO_REUSE):
        return tf.matmul(sound, tf.get_variable("filters", [20, 12]))


sound = tf.placeholder(tf.float32, [None, 20])
listener = Listener("listener")
exact, rough = listener.hear(sound), listener.hear(sound, coarse)
with tf.variable_scope("around", custom_getter=coarse):
    inner = Inner()
    outs = [inner(sound), by_name(sound)]
with tf.variable_scope("raw") as raw:
    tf.get_variable("filters", [20, 12])
with tf.variable_scope("half", custom_getter=halved):
    # what is heard is raw, and what is made of it is halved
    with tf.variable_scope(raw, reuse=True):
        heard = tf.matmul(sound, tf.get_variable("filters", [20, 12]))
    outs.append(tf.layers.dense(heard, 12, name="out"))
with tf.variable_scope("again", custom_getter=fine) as again:
    first = tf.get_variable("w", [12])
with tf.variable_scope("deep", custom_getter=fine):
    with tf.variable_scope(again, reuse=True):
        outs.append(heard * tf.get_variable("w", [12]))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    one, two, *rest = sess.run([exact, rough, *outs], {sound: np.ones((2, 20), np.float32)})
    print(np.abs(one - two).max())
