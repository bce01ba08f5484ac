# tf: 1.5 1.15
import tensorflow as tf

rc = tf.contrib.rnn
x = tf.placeholder(tf.float32, [2, 6])

t = tf.placeholder(tf.float32, [2, 1])
for use in (True, False):
    with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
        cell = rc.PhasedLSTMCell(4, use_peepholes=use, trainable_ratio_on=False)
        with tf.variable_scope("p%d" % use):
            cell((t, x), cell.zero_state(2, tf.float32))
            cell((t, x), cell.zero_state(2, tf.float32))
