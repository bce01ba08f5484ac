import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def lstm(units, x, state):
    cell = tf.nn.rnn_cell.LSTMCell(units)
    return tf.nn.dynamic_rnn(cell, x, initial_state=state)


class Stateful:
    """A language model that carries its state from one batch to the next."""

    def __init__(self, batch, units):
        self.x = tf.placeholder(tf.float32, [batch, 5, 3])
        with tf.variable_scope("state"):
            self.c = tf.get_variable("c", [batch, units], trainable=False, initializer=tf.zeros_initializer())
            self.h = tf.get_variable("h", [batch, units], trainable=False, initializer=tf.zeros_initializer())
        out, last = lstm(units, self.x, tf.nn.rnn_cell.LSTMStateTuple(self.c, self.h))
        self.loss = tf.reduce_mean(tf.square(tf.layers.dense(out, 3) - self.x))
        self.train = tf.train.AdamOptimizer().minimize(self.loss)
        self.carry = tf.group(self.c.assign(last.c), self.h.assign(last.h))  # BUG


model = Stateful(2, 7)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(8):
        loss, *_ = sess.run([model.loss, model.train], {model.x: np.random.randn(2, 5, 3)})
    print(loss)
