"""`float`, `double` and `half` are float32, float64 and float16: the placeholders' dtype is that of the network."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, reuse=None):
    with tf.variable_scope("network", reuse=reuse):
        h = tf.layers.dense(x, 16, tf.nn.relu, name="h")
        w = tf.get_variable("w", [16, 1], x.dtype)
        return tf.matmul(h, w)


x = tf.placeholder("float", [None, 8])
z = tf.random_normal([32, 8])
real, fake = network(x), network(z, reuse=True)
cast = network(tf.cast(tf.placeholder("double", [None, 8]), "float"), reuse=True)
with tf.variable_scope("scale", dtype=tf.float64):
    tf.get_variable("s", [8])
with tf.variable_scope("scale", reuse=True):
    tf.get_variable("s", [8], "double")
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(real - fake) + tf.reduce_mean(cast))
