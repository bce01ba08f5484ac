"""The loop over the policy's layers was copied from that over the critic's, with their names."""

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
                h = tf.layers.dense(h, size, tf.tanh, name="hidden_%d" % i)  # BUG
            self.logits = tf.layers.dense(h, actions, name="logits")


obs = tf.placeholder(tf.float32, [None, 4])
policy = ActorCritic(obs, 2)
loss = tf.reduce_mean(tf.square(policy.value)) - tf.reduce_mean(tf.nn.log_softmax(policy.logits))
train = tf.train.AdamOptimizer(1e-3).minimize(loss)
