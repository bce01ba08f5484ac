"""The rate is computed by hand, and kept within bounds: what it goes by is a count that nobody counts."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, inputs, labels, width):
        self.seen = tf.get_variable("seen", [], tf.int64, tf.zeros_initializer(), trainable=False)  # BUG
        hidden = tf.layers.dense(inputs, width, tf.nn.relu)
        self.loss = tf.losses.mean_squared_error(labels, tf.layers.dense(hidden, 1))
        warm = tf.minimum(1.0, tf.cast(self.seen, tf.float32) / 100.0)
        optimizer = tf.train.MomentumOptimizer(tf.clip_by_value(0.1 * warm, 1e-4, 0.1), 0.9)
        self.step = optimizer.minimize(self.loss)  # BUG


x, y = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
model = Model(x, y, 8)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(1000):
        session.run(model.step, {x: [[0.0] * 4], y: [[1.0]]})
