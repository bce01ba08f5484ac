import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])

with tf.variable_scope("a"):
    cell = rc.BasicLSTMCell(3)
    cell(x, cell.zero_state(2, tf.float32))
with tf.variable_scope("a", reuse=True):
    cell = rc.BasicLSTMCell(4)
    cell(x, cell.zero_state(2, tf.float32))
