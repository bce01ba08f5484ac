import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def summarize(sequence, scope, cell=tf.nn.rnn_cell.GRUCell(6)):  # BUG
    with tf.variable_scope(scope):
        _, state = tf.nn.dynamic_rnn(cell, sequence, dtype=tf.float32)
    return state


title = tf.placeholder(tf.float32, [None, 4, 5])
body = tf.placeholder(tf.float32, [None, 20, 5])
both = tf.concat([summarize(title, "title"), summarize(body, "body")], 1)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(both, {title: np.ones((1, 4, 5)), body: np.ones((1, 20, 5))}).shape)
