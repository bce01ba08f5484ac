import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [2, 3, 8])
cell = tf.nn.rnn_cell.GRUCell(8)
h = x
for i in range(3):
    with tf.variable_scope("layer_%d" % i):
        h, _ = tf.nn.dynamic_rnn(cell, h, dtype=tf.float32)  # BUG
