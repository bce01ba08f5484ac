import numpy as np
import tensorflow as tf


class Forecast:
    """One cell, trained on what was, then fed with its own forecasts: the head under AUTO_REUSE is one on purpose."""

    def __init__(self):
        self.cell = tf.nn.rnn_cell.GRUCell(8)

    def head(self, hidden):
        return tf.layers.dense(hidden, 2, name="head")

    def trained(self, series):
        with tf.variable_scope("forecast", reuse=tf.AUTO_REUSE):
            hidden, _ = tf.nn.dynamic_rnn(self.cell, series, dtype=tf.float32)
            return self.head(hidden)

    def continued(self, last, count):
        with tf.variable_scope("forecast", reuse=tf.AUTO_REUSE):
            state = self.cell.zero_state(tf.shape(last)[0], tf.float32)
            value, found = last, []
            for _ in range(count):
                hidden, state = self.cell(value, state)
                value = value + self.head(hidden)
                found.append(value)
            return tf.stack(found, axis=1)


series = tf.placeholder(tf.float32, [None, 6, 2])
last = tf.placeholder(tf.float32, [None, 2])
model = Forecast()
loss = tf.reduce_mean(tf.square(model.trained(series[:, :-1]) - series[:, 1:]))
step = tf.train.AdamOptimizer(0.01).minimize(loss)
forecast = model.continued(last, 4)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(step, {series: np.ones([3, 6, 2])})
    print(sess.run(forecast, {last: np.ones([3, 2])}))
