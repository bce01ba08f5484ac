import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("net") as vs:
    a = tf.layers.dense(x, 2, name="fc")
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):  # BUG
        b = tf.layers.dense(x, 2, name="fc")  # BUG
