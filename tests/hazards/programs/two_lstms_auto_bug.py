import numpy as np
import tensorflow as tf

x = tf.placeholder(tf.float32, [None, 5, 8])
with tf.variable_scope("enc", reuse=tf.AUTO_REUSE):
    o1, _ = tf.nn.dynamic_rnn(tf.nn.rnn_cell.LSTMCell(8), x, dtype=tf.float32)
    o2, _ = tf.nn.dynamic_rnn(tf.nn.rnn_cell.LSTMCell(8), o1, dtype=tf.float32)  # BUG
