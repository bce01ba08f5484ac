"""Buyer and seller each read a history in a scope of their own, by the one cell that is kept for its kind and size."""
import functools

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()


@functools.lru_cache()
def recurrent(kind, size):
    cells = {"gru": tf.nn.rnn_cell.GRUCell, "basic": tf.nn.rnn_cell.BasicRNNCell}
    return cells[kind](size)


def history(events, scope, kind="gru", size=7):
    with tf.variable_scope(scope):
        cell = recurrent(kind, size)  # BUG TVS307
        _, state = tf.nn.dynamic_rnn(cell, events, dtype=tf.float32)
        return tf.layers.dense(state, 4, name="summary")


buyer = tf.placeholder(tf.float32, [None, 5, 3])
seller = tf.placeholder(tf.float32, [None, 5, 3])
price = tf.placeholder(tf.float32, [None])
both = tf.concat([history(buyer, "buyer"), history(seller, "seller")], axis=1)
loss = tf.reduce_mean(tf.square(tf.layers.dense(both, 1, name="price")[:, 0] - price))
train = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {buyer: np.random.rand(4, 5, 3), seller: np.random.rand(4, 5, 3), price: np.random.rand(4)}
        print(session.run([loss, train], feed)[0])
    print(sorted(v.op.name for v in tf.trainable_variables()))
