import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def summarize(sequence, scope, cell=tf.nn.rnn_cell.GRUCell(6)):
    """The scope names the operations of training and of testing, which run one cell."""
    with tf.variable_scope(scope):
        _, state = tf.nn.dynamic_rnn(cell, sequence, dtype=tf.float32)
    return state


train = tf.placeholder(tf.float32, [None, 4, 5])
test = tf.placeholder(tf.float32, [None, 20, 5])
states = [summarize(train, "train"), summarize(test, "test")]
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()), session.run(states, {train: np.ones((1, 4, 5)), test: np.ones((1, 20, 5))})[0].shape)
