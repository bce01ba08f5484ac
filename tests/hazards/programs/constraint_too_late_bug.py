"""The critic's weights are to stay small, as only the second call says."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def small(weights):
    return tf.clip_by_value(weights, -0.01, 0.01)


def critic(x, reuse, constraint=None):
    with tf.variable_scope("critic", reuse=reuse):
        h = tf.layers.conv1d(x, 8, 3, kernel_constraint=constraint, name="conv")  # BUG
        w = tf.get_variable("w", [8, 1], constraint=constraint)  # BUG
        return tf.reduce_mean(tf.tensordot(h, w, 1))


real = tf.placeholder(tf.float32, [None, 16, 1])
fake = tf.placeholder(tf.float32, [None, 16, 1])
loss = critic(fake, False) - critic(real, True, small)
train = tf.train.RMSPropOptimizer(1e-4).minimize(loss)
