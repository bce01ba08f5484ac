import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(x):
    with tf.variable_scope("q", reuse=False):  # BUG
        return tf.layers.dense(x, 1, name="v")


x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("twin", reuse=tf.AUTO_REUSE):
    q1 = critic(x)
    q2 = critic(x)  # BUG
