import numpy as np
import tensorflow as tf

xs = tf.placeholder(tf.float32, [None, 6, 8])
h = tf.zeros([3, 8])
outs = []
for t in range(6):
    with tf.variable_scope("step%d" % t):
        cell = tf.nn.rnn_cell.GRUCell(8)
        o, h = cell(xs[:, t], h)  # BUG
        outs.append(o)
