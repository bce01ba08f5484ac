"""A Gaussian policy whose mean is its standard deviation."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def linear(x, n, scope="linear"):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):  # BUG
        w = tf.get_variable("w", [x.shape.as_list()[-1], n])  # BUG
        b = tf.get_variable("b", [n], initializer=tf.zeros_initializer())  # BUG
        return tf.nn.xw_plus_b(x, w, b)


obs = tf.placeholder(tf.float32, [None, 10])
h = tf.nn.relu(linear(obs, 32, "h1"))
mean = linear(h, 4)
log_std = linear(h, 4)  # BUG
sample = mean + tf.exp(log_std) * tf.random_normal(tf.shape(mean))
