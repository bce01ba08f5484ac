"""The first call gives the constraint, and the second need not."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def small(weights):
    return tf.clip_by_value(weights, -0.01, 0.01)


def critic(x, reuse, constraint=None):
    with tf.variable_scope("critic", reuse=reuse):
        h = tf.layers.conv1d(x, 8, 3, kernel_constraint=constraint, name="conv")
        w = tf.get_variable("w", [8, 1], constraint=constraint)
        return tf.reduce_mean(tf.tensordot(h, w, 1))


real = tf.placeholder(tf.float32, [None, 16, 1])
fake = tf.placeholder(tf.float32, [None, 16, 1])
loss = critic(fake, False, small) - critic(real, True)
train = tf.train.RMSPropOptimizer(1e-4).minimize(loss)


def scale(x, reuse):
    """The scope's constraint is that of both calls."""
    with tf.variable_scope("scale", reuse=reuse, constraint=small):
        return x * tf.get_variable("gamma", [1])


shown = scale(real, False) + scale(fake, True)
