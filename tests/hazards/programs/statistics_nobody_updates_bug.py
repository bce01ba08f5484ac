import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Statistics:
    """Mean of all observations, for normalisation."""

    def __init__(self, size):
        with tf.variable_scope("statistics"):
            self.count = tf.get_variable("count", [], initializer=tf.constant_initializer(1e-4), trainable=False)
            self.total = tf.get_variable("total", [size], initializer=tf.zeros_initializer(), trainable=False)
        self.values = tf.placeholder(tf.float32, [None, size])
        self.update = tf.group(self.count.assign_add(tf.cast(tf.shape(self.values)[0], tf.float32)),
                               self.total.assign_add(tf.reduce_sum(self.values, 0)))  # BUG
        self.mean = self.total / self.count


obs = tf.placeholder(tf.float32, [None, 3])
stats = Statistics(3)
policy = tf.layers.dense(obs - stats.mean, 2, name="policy")
loss = tf.reduce_mean(tf.square(policy))
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        batch = 5.0 + np.random.randn(16, 3)
        sess.run(train, {obs: batch})
    print(sess.run(stats.mean))
