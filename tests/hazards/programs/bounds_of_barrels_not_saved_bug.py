"""The bounds of what the barrels' gauges show are set once, and the list of the saver has what is trained alone."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def cellar():
    gauges = tf.placeholder(tf.float32, [None, 3])
    with tf.variable_scope("bounds"):
        low = tf.get_variable("low", [3], initializer=tf.zeros_initializer(), trainable=False)
        high = tf.get_variable("high", [3], initializer=tf.ones_initializer(), trainable=False)
    lowest, highest = tf.placeholder(tf.float32, [3]), tf.placeholder(tf.float32, [3])
    bind = tf.group(tf.assign(low, lowest), tf.assign(high, highest))
    within = (gauges - low) / (high - low)
    ripe = tf.layers.dense(tf.layers.dense(within, 6, tf.nn.relu, name="in"), 1, name="out")
    step = tf.train.AdamOptimizer(0.1).minimize(tf.reduce_mean(tf.square(ripe - 1.0)))
    saver = tf.train.Saver(tf.trainable_variables())  # BUG
    return gauges, (lowest, highest), bind, ripe, step, saver


shown = 30 + 5 * np.random.rand(20, 3)
path = os.path.join(tempfile.mkdtemp(), "cellar")
with tf.Graph().as_default(), tf.Session() as sess:
    gauges, (lowest, highest), bind, ripe, step, saver = cellar()
    sess.run(tf.global_variables_initializer())
    sess.run(bind, {lowest: shown.min(0), highest: shown.max(0)})
    for _ in range(5):
        sess.run(step, {gauges: shown})
    saver.save(sess, path)
with tf.Graph().as_default(), tf.Session() as sess:
    gauges, _, _, ripe, _, saver = cellar()
    sess.run(tf.global_variables_initializer())
    saver.restore(sess, path)  # BUG
    print(sess.run(ripe, {gauges: shown}).mean())
