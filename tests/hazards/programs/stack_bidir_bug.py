import numpy as np
import tensorflow as tf

cells = [tf.nn.rnn_cell.LSTMCell(8) for _ in range(2)]
x = tf.placeholder(tf.float32, [2, 3, 8])
o, _, _ = tf.contrib.rnn.stack_bidirectional_dynamic_rnn(cells, cells, x, dtype=tf.float32)  # BUG
