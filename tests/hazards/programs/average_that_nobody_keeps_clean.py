"""Averages that are assigned; a leak that is unrolled from a state of zeros; a state that the session carries; a shift that is only set."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Centre:
    def __init__(self, size, rate):
        self.rate = rate
        self.held = self.level = tf.Variable(tf.zeros([size]), trainable=False, name="level")

    def __call__(self, readings):
        self.level = (1 - self.rate) * self.level + self.rate * tf.reduce_mean(readings, 0)
        self.keep = tf.assign(self.held, self.level)
        return readings - self.level


class Leaky:
    def __init__(self, size):
        self.charge = tf.get_variable("charge", [size], initializer=tf.zeros_initializer(), trainable=False)

    def spike(self, drive):
        self.charge = 0.8 * self.charge + drive
        return tf.nn.sigmoid(self.charge)


readings = tf.placeholder(tf.float32, [None, 5])
wear = tf.placeholder(tf.float32, [None, 1])
centre, leaky = Centre(5, 0.1), Leaky(7)
codes = tf.layers.dense(centre(readings), 7, tf.tanh, name="code")
drive = tf.reduce_mean(codes, 0)
spikes = sum(leaky.spike(drive) for _ in range(4))

single = tf.get_variable("single", [7], initializer=tf.zeros_initializer(), trainable=False)
once = 0.8 * single + drive
twice = 0.8 * once + drive

trace = tf.get_variable("trace", [7], initializer=tf.zeros_initializer(), trainable=False)
before = trace
trace = 0.5 * trace + drive

mask = tf.get_variable("mask", [7], initializer=tf.ones_initializer(), trainable=False)
mask = mask * tf.reduce_max(codes, 0)
hidden = tf.get_variable("hidden", [7], initializer=tf.random_normal_initializer(), trainable=False)
hidden = hidden + drive

guess = tf.layers.dense(codes * mask + hidden + spikes + trace + twice, 1, name="guess")
loss = tf.losses.mean_squared_error(wear, guess)
with tf.control_dependencies([centre.keep]):
    step = tf.train.RMSPropOptimizer(0.01).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    carried = np.zeros(7)
    for _ in range(12):
        feed = {readings: np.random.rand(8, 5) + 20, wear: np.random.rand(8, 1), before: carried}
        _, carried = sess.run([step, trace], feed)
