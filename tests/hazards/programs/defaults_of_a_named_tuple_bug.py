"""Both towers of a ranker take the scope that their settings have by default, and ask there for weights of two sizes."""
import collections

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

Settings = collections.namedtuple("Settings", "units depth scope")
Settings.__new__.__defaults__ = (2, "tower")  # BUG


def tower(x, settings):
    with tf.variable_scope(settings.scope, reuse=tf.AUTO_REUSE):  # BUG
        for i in range(settings.depth):
            x = tf.layers.dense(x, settings.units, tf.nn.relu, name="fc_%d" % i)  # BUG
        return tf.layers.dense(x, 5, name="out")  # BUG


listeners = tf.placeholder(tf.float32, [None, 9])
songs = tf.placeholder(tf.float32, [None, 9])
score = tower(listeners, Settings(16)) * tower(songs, Settings(24))  # BUG
step = tf.train.AdagradOptimizer(0.1).minimize(tf.reduce_mean(score))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(step, {listeners: np.ones([2, 9]), songs: np.ones([2, 9])})
