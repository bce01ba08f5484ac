"""Two songs are told apart by how far their codes are from each other, and each song's cell is in a scope called after its placeholder."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def code(song):
    with tf.variable_scope("listener", reuse=tf.AUTO_REUSE):
        steps = tf.layers.dense(song, 6, name="ear")
        cell = tf.nn.rnn_cell.LSTMCell(9)
        outputs, _ = tf.nn.dynamic_rnn(cell, steps, dtype=tf.float32, scope="of_" + song.op.name)
    return outputs[:, -1]


near = tf.placeholder(tf.float32, [None, 30, 4], name="near")
far = tf.placeholder(tf.float32, [None, 30, 4], name="far")
alike = tf.placeholder(tf.float32, [None])
one = code(near)
distance = tf.reduce_sum(tf.squared_difference(one, code(far)), axis=1)  # BUG TVS202
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(alike - tf.exp(-distance))))
