import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])


def prelu(value):
    with tf.variable_scope("prelu", reuse=tf.AUTO_REUSE):
        return value * tf.get_variable("alpha", [3])


for make in (rc.BasicRNNCell, rc.GRUCell, rc.BasicLSTMCell, rc.LSTMCell):
    cell = make(3, activation=prelu)
    cell(x, cell.zero_state(2, tf.float32))
    cell(x, cell.zero_state(2, tf.float32))
