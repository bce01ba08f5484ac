import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
with tf.name_scope("generator"):
    g = tf.layers.dense(x, 4, name="g_fc")
with tf.name_scope("discriminator"):
    d = tf.layers.dense(g, 1, name="d_fc")
g_vars = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="generator")  # BUG
d_vars = tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope="discriminator")  # BUG
print(len(g_vars), len(d_vars))
