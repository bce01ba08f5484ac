import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Listener:
    def __init__(self, bands):
        self.bands = bands
        with tf.variable_scope("listener") as self.own:
            self.filters = tf.get_variable("filters", [bands, 12])

    def hear(self, sound):
        with tf.variable_scope(self.own, reuse=tf.AUTO_REUSE):  # BUG
            return tf.nn.relu(tf.matmul(sound, tf.get_variable("filters", [self.bands, 12])))  # BUG


def coarse(getter, name, *args, **kwargs):
    """Weights in steps of a sixteenth, as the chip has them."""
    weights = getter(name, *args, **kwargs)
    return weights + tf.stop_gradient(tf.round(weights * 16.0) / 16.0 - weights)


sound = tf.placeholder(tf.float32, [None, 20])
listener = Listener(20)
exact = listener.hear(sound)
with tf.variable_scope("chip", custom_getter=coarse):  # BUG
    rough = listener.hear(sound)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    one, two = sess.run([exact, rough], {sound: np.ones((2, 20), np.float32)})
    print(np.abs(one - two).max())
