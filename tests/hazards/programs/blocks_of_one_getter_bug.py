import os

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def short(getter, name, *args, **kwargs):
    return getter(os.path.basename(name), *args, **kwargs)  # BUG


class Mixer:
    def __init__(self, depth=4, width=24):
        self.x = tf.placeholder(tf.float32, [None, width])
        h = self.x
        with tf.variable_scope("mixer", reuse=tf.AUTO_REUSE, custom_getter=short):
            for level in range(depth):
                with tf.variable_scope("block%d" % level):
                    h = h + tf.layers.dense(h, width, tf.nn.relu, name="mix")
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(h, 1, name="score")))
        self.train = tf.train.AdamOptimizer().minimize(self.loss)


mixer = Mixer()
