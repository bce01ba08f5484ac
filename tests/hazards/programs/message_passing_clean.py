"""Message passing: the state is updated by one cell, with the messages of the edges."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def update(h, adjacency):
    with tf.variable_scope("update", reuse=tf.AUTO_REUSE):
        w = tf.get_variable("w", [16, 16])
        messages = tf.matmul(adjacency, tf.matmul(h, w))
        cell = tf.nn.rnn_cell.GRUCell(16, name="gru")
        _, h = cell(messages, h)
        return h


nodes = tf.placeholder(tf.float32, [20, 16])
adjacency = tf.placeholder(tf.float32, [20, 20])
h = nodes
for step in range(4):
    h = update(h, adjacency)
