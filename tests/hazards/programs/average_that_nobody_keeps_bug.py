"""The gauge of a plant is centred by averages of its own, which are computed in a graph and kept by nobody."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Centre:
    def __init__(self, size, rate):
        self.rate = rate
        self.level = tf.Variable(tf.zeros([size]), trainable=False, name="level")

    def __call__(self, readings):
        self.level = self.level + self.rate * (tf.reduce_mean(readings, 0) - self.level)  # BUG TVS411
        return readings - self.level


def scaled(codes):
    width = tf.get_variable("width", [], initializer=tf.ones_initializer(), trainable=False)
    width = tf.add(width * 0.95, tf.reduce_mean(tf.abs(codes)) * 0.05)  # BUG TVS411
    return codes / tf.stop_gradient(width)


readings = tf.placeholder(tf.float32, [None, 5])
wear = tf.placeholder(tf.float32, [None, 1])
codes = tf.layers.dense(Centre(5, 0.1)(readings), 7, tf.tanh, name="code")
guess = tf.layers.dense(scaled(codes), 1, name="guess")
loss = tf.losses.mean_squared_error(wear, guess)
step = tf.train.RMSPropOptimizer(0.01).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(12):
        sess.run(step, {readings: np.random.rand(8, 5) + 20, wear: np.random.rand(8, 1)})
