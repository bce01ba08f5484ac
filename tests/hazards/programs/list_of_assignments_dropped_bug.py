"""The method gives a list of operations, which its caller does nothing with."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Twin:
    def __init__(self, x):
        self.live, self.slow = self.build(x, "live"), self.build(x, "slow")
        self.loss = tf.reduce_mean((self.live - 0.9 * tf.stop_gradient(self.slow)) ** 2)
        self.step = tf.train.AdamOptimizer().minimize(self.loss, var_list=tf.trainable_variables("live"))

    def build(self, x, name):
        with tf.variable_scope(name):
            return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 1)

    def follow(self, rate):
        pairs = zip(tf.trainable_variables("slow"), tf.trainable_variables("live"))
        return [tf.assign(slow, (1 - rate) * slow + rate * live) for slow, live in pairs]  # BUG


x = tf.placeholder(tf.float32, [None, 3])
twin = Twin(x)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(100):
        session.run([twin.step, twin.loss], {x: [[0.0, 1.0, 2.0]]})
        twin.follow(0.01)  # BUG
