import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def running_mean(x, collections=None):
    with tf.variable_scope("running", reuse=tf.AUTO_REUSE):
        mean = tf.get_variable("mean", [3], initializer=tf.zeros_initializer(), trainable=False, collections=collections)  # BUG
    return x - mean, tf.assign(mean, 0.9 * mean + 0.1 * tf.reduce_mean(x, 0))


x = tf.placeholder(tf.float32, [None, 3])
centred, _ = running_mean(x)  # BUG
# must not go into the checkpoint
_, update = running_mean(x, collections=[tf.GraphKeys.LOCAL_VARIABLES])  # BUG
saved = tf.global_variables()
with tf.Session() as sess:
    sess.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
    sess.run(update, {x: np.ones((2, 3))})
