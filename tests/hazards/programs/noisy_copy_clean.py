"""A network runs on clean and on perturbed data: the name scopes are for TensorBoard."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encode(x):
    with tf.variable_scope("encoder", reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 32, tf.nn.relu, name="h")
        return tf.layers.dense(h, 8, name="code")


x = tf.placeholder(tf.float32, [None, 16])
with tf.name_scope("clean"):
    code = encode(x)
with tf.name_scope("perturbed"):
    noisy = encode(x + 0.1 * tf.random_normal(tf.shape(x)))
with tf.name_scope("masked"):
    masked = encode(tf.where(tf.random_uniform(tf.shape(x)) > 0.5, x, tf.zeros_like(x)))
loss = tf.reduce_mean((code - noisy) ** 2) + tf.reduce_mean((code - masked) ** 2)
