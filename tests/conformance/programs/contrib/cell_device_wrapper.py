# tf: 1.5 1.15
import tensorflow as tf

x = tf.zeros([2, 4])
with tf.variable_scope("a"):
    cell = tf.contrib.rnn.DeviceWrapper(tf.contrib.rnn.GRUCell(3), "/cpu:0")
    cell(x, cell.zero_state(2, tf.float32))
    cell(x, cell.zero_state(2, tf.float32))
tf.contrib.rnn.DeviceWrapper(tf.contrib.rnn.UGRNNCell(3), "/cpu:0")(x, tf.zeros([2, 3]))
tf.contrib.rnn.DeviceWrapper(tf.contrib.rnn.UGRNNCell(3), "/cpu:0")(x, tf.zeros([2, 3]))
