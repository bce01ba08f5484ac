# tf: 1.15 2.21
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])

y = tf.placeholder(tf.float64, [2, 5])
cell = rc.GRUCell(3)
cell(y, cell.zero_state(2, tf.float64))
cell = rc.LSTMCell(4, num_unit_shards=2, num_proj=2, num_proj_shards=2)
cell(x, cell.zero_state(2, tf.float32))
with tf.variable_scope("p", partitioner=tf.fixed_size_partitioner(2)):
    cell = rc.GRUCell(4, dtype=tf.float32)
    cell(x, cell.zero_state(2, tf.float32))
with tf.variable_scope("q", initializer=tf.ones_initializer(), dtype=tf.float32):
    cell = rc.GRUCell(4, trainable=False)
    cell(x, cell.zero_state(2, tf.float32))
