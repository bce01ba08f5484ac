"""Mean and variance have a layer each, and the noise comes after."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def fc(x, n, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [x.shape.as_list()[1], n])
        return tf.matmul(x, w)


def encode(x):
    h = tf.nn.relu(fc(x, 32, "enc_h"))
    return fc(h, 4, "mean"), fc(h, 4, "log_var")


def decode(z):
    return fc(tf.nn.relu(fc(z, 32, "dec_h")), 16, "out")


x = tf.placeholder(tf.float32, [None, 16])
mean, log_var = encode(x)
z = mean + tf.exp(log_var / 2) * tf.random_normal(tf.shape(mean))
loss = tf.reduce_mean((decode(z) - x) ** 2)
generated = decode(tf.random_normal([8, 4]))
reconstructed = decode(mean)
