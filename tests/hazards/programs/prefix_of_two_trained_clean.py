"""One prefix for two networks, each trained by a loss of its own with the list of both."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("d"):
    a = tf.layers.dense(x, 1, name="out")
with tf.variable_scope("double"):
    b = tf.layers.dense(x, 1, name="fc")
with tf.variable_scope("rest"):
    c = tf.layers.dense(x, 1, name="fc")
d_vars = [v for v in tf.trainable_variables() if v.name.startswith("d")]
first = tf.train.AdamOptimizer().minimize(tf.reduce_mean(a), var_list=d_vars)
second = tf.train.AdamOptimizer(name="second").minimize(tf.reduce_mean(a + b), var_list=d_vars)
