import numpy as np
import tensorflow as tf


class Regressor:
    """Each has weights of its own."""

    def __init__(self, number):
        self.name = "quantile_{}".format(number)
        self.made = {}

    def weight(self, key, shape):
        if key not in self.made:
            self.made[key] = tf.get_variable(key, shape)
        return self.made[key]

    def predict(self, inputs):
        with tf.variable_scope(self.name):
            hidden = tf.nn.relu(tf.matmul(inputs, self.weight("hidden", [5, 12])))
            return tf.squeeze(tf.matmul(hidden, self.weight("top", [12, 1])), 1)


inputs = tf.placeholder(tf.float32, [None, 5], name="inputs")
wanted = tf.placeholder(tf.float32, [None], name="wanted")
steps = []
for number, share in enumerate((0.1, 0.5, 0.9)):
    error = wanted - Regressor(number).predict(inputs)
    loss = tf.reduce_mean(tf.maximum(share * error, (share - 1) * error))
    steps.append(tf.train.AdamOptimizer(0.01).minimize(loss))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    feed = {inputs: np.random.rand(8, 5), wanted: np.random.rand(8)}
    for _ in range(3):
        sess.run(steps, feed)
print("FACT", len(tf.trainable_variables()) == 6)
