import tensorflow as tf


def stacked(x, lens, units, scope, reuse=False):
    with tf.variable_scope(scope, reuse=reuse):
        fw = [tf.contrib.rnn.LSTMBlockCell(u) for u in units]
        bw = [tf.contrib.rnn.LayerNormBasicLSTMCell(u) for u in units]
        out, _, _ = tf.contrib.rnn.stack_bidirectional_dynamic_rnn(fw, bw, x, dtype=tf.float32, sequence_length=lens)
        return out


q, p = tf.placeholder(tf.float32, [2, 5, 3]), tf.placeholder(tf.float32, [2, 7, 3])
l = tf.placeholder(tf.int32, [2])
hq = stacked(q, l, [4, 4], "enc")
hp = stacked(p, l, [4, 4], "enc", reuse=True)
hm = stacked(tf.concat([hp, hp], -1), l, (4, 4), "mod")
