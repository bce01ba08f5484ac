"""Two loops over layers, on the same observation, which have names of their own."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class ActorCritic:
    def __init__(self, obs, actions, sizes=(16, 16)):
        with tf.variable_scope("pi", reuse=tf.AUTO_REUSE):
            h = obs
            for i, size in enumerate(sizes):
                h = tf.layers.dense(h, size, tf.tanh, name="hidden_%d" % i)
            self.value = tf.layers.dense(h, 1, name="value")
            h = obs
            for i, size in enumerate(sizes):
                h = tf.layers.dense(h, size, tf.tanh, name="policy_%d" % i)
            self.logits = tf.layers.dense(h, actions, name="logits")


obs = tf.placeholder(tf.float32, [None, 4])
policy = ActorCritic(obs, 2)
loss = tf.reduce_mean(tf.square(policy.value)) - tf.reduce_mean(tf.nn.log_softmax(policy.logits))
train = tf.train.AdamOptimizer(1e-3).minimize(loss)


def again(x, reuse=tf.AUTO_REUSE):
    """Two passes with two sorts of noise: the loops share, on data of their own."""
    with tf.variable_scope("denoised", reuse=reuse):
        noisy = x + tf.random_normal(tf.shape(x))
        for i in range(2):
            noisy = tf.layers.dense(noisy, 8, tf.nn.relu, name="layer_%d" % i)
        other = x + tf.random_normal(tf.shape(x))
        for i in range(2):
            other = tf.layers.dense(other, 8, tf.nn.relu, name="layer_%d" % i)
        return tf.reduce_mean(tf.square(noisy - other))


consistency = again(obs)
