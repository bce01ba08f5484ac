import numpy as np
import tensorflow as tf


class Inpainter(object):
    def __init__(self, size=16):
        self.hole = tf.placeholder(tf.float32, [None, size, size, 1])
        self.whole = tf.placeholder(tf.float32, [None, size, size, 1])
        self.filled = self.complete(self.hole)
        good, bad = self.critic(self.whole, None), self.critic(self.filled, True)
        self.c_loss = tf.reduce_mean(bad - good)
        self.loss = tf.reduce_mean(tf.abs(self.filled - self.whole)) - 0.01 * tf.reduce_mean(bad)

    def conv(self, x, channels, name, reuse=None):
        return tf.layers.conv2d(x, channels, 3, padding="same", activation=tf.nn.elu, name=name, reuse=reuse)

    def complete(self, x):
        x = self.conv(x, 8, "down")
        x = self.conv(x, 8, "context")
        return self.conv(x, 1, "up")

    def critic(self, x, reuse):
        x = self.conv(x, 8, "c1", reuse)
        x = self.conv(x, 8, "c2", reuse)
        return tf.layers.dense(tf.layers.flatten(x), 1, name="c_out", reuse=reuse)

    def steps(self):
        critic = [v for v in tf.trainable_variables() if v.op.name[0] == "c"]  # BUG
        rest = [v for v in tf.trainable_variables() if v not in critic]
        return (
            tf.train.AdamOptimizer(1e-4, 0.5).minimize(self.c_loss, var_list=critic),
            tf.train.AdamOptimizer(1e-4, 0.5).minimize(self.loss, var_list=rest),
        )


model = Inpainter()
critic_step, step = model.steps()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        data = np.random.rand(4, 16, 16, 1)
        feed = {model.whole: data, model.hole: data * (np.random.rand(4, 16, 16, 1) > 0.2)}
        sess.run(critic_step, feed)
        sess.run(step, feed)
