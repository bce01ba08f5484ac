import numpy as np
import tensorflow as tf

cell = tf.nn.rnn_cell.LSTMCell(8)
cells = [cell] * 2
stack = tf.nn.rnn_cell.MultiRNNCell(cells, state_is_tuple=True)  # BUG
x = tf.placeholder(tf.float32, [2, 3, 8])
o, _ = tf.nn.dynamic_rnn(stack, x, dtype=tf.float32)
