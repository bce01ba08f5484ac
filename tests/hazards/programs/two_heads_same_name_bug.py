import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 8])
with tf.variable_scope("heads", reuse=tf.AUTO_REUSE):
    mu = tf.layers.dense(x, 4, name="out")
    sigma = tf.layers.dense(x, 4, tf.nn.softplus, name="out")  # BUG
sample = mu + sigma * tf.random_normal(tf.shape(mu))
