"""Two parts under AUTO_REUSE, whose layers without names are one: the second meets the data that the first has met, and then twice."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def mean(x, speaker):
    with tf.variable_scope("policy", reuse=tf.AUTO_REUSE):
        kept, gate = tf.split(tf.layers.dense(x, 8), 2, axis=-1)
        return tf.layers.dense((kept + speaker) * (gate + speaker), 2, name="mean")


def deviation(x, speaker):
    with tf.variable_scope("policy", reuse=tf.AUTO_REUSE):
        kept, gate = tf.split(tf.layers.dense(x, 8), 2, axis=-1)  # BUG TVS301
        return tf.layers.dense((kept + speaker) * (gate + speaker), 2, name="deviation")


x = tf.placeholder(tf.float32, [None, 6])
speaker = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(mean(x, speaker)) + tf.reduce_mean(tf.exp(deviation(x, speaker)))
train = tf.train.AdamOptimizer().minimize(loss)
