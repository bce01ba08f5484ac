# tf: 1.5 1.15
import tensorflow as tf

rc = tf.contrib.rnn
x = tf.placeholder(tf.float32, [2, 6])

steps = tf.placeholder(tf.float32, [2, 4, 6])


def cells():
    return [rc.GRUCell(3), rc.LSTMCell(4)]


out, fw, bw = rc.stack_bidirectional_dynamic_rnn(cells(), cells(), steps, dtype=tf.float32)
tf.get_variable("o", out.shape)
with tf.variable_scope("a"):
    out, fw, bw = rc.stack_bidirectional_rnn(cells(), cells(), tf.unstack(steps, axis=1), dtype=tf.float32)
    tf.get_variable("o", out[0].shape)
with tf.variable_scope("a", reuse=True):
    rc.stack_bidirectional_rnn(cells(), cells(), tf.unstack(steps, axis=1), dtype=tf.float32)
rc.stack_bidirectional_dynamic_rnn(cells(), cells(), steps, dtype=tf.float32, scope="x")
rc.stack_bidirectional_dynamic_rnn(cells(), cells(), steps, dtype=tf.float32)
