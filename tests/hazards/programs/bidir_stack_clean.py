import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [2, 5, 3])
out = x
for i in range(2):
    with tf.variable_scope("bi_%d" % i):
        (f, b), _ = tf.nn.bidirectional_dynamic_rnn(tf.nn.rnn_cell.GRUCell(4), tf.nn.rnn_cell.GRUCell(4), out, dtype=tf.float32)
        out = tf.concat([f, b], -1)
