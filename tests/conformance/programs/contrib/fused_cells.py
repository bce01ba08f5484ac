# tf: 1.5 1.15
import tensorflow as tf

rc = tf.contrib.rnn
x = tf.placeholder(tf.float32, [2, 6])

steps = tf.placeholder(tf.float32, [4, 2, 6])
fused = rc.LSTMBlockFusedCell(3, use_peephole=True)
out, state = fused(steps, dtype=tf.float32)
fused(steps, dtype=tf.float32)
tf.get_variable("seen", out.shape)
with tf.variable_scope("a"):
    rc.TimeReversedFusedRNN(fused)(steps, dtype=tf.float32)
    rc.TimeReversedFusedRNN(rc.LSTMBlockFusedCell(3))(steps, dtype=tf.float32)
    rc.LSTMBlockFusedCell(3)(steps, dtype=tf.float32)
    rc.FusedRNNCellAdaptor(rc.GRUCell(3), use_dynamic_rnn=True)(steps, dtype=tf.float32)
    rc.FusedRNNCellAdaptor(rc.GRUCell(3))(steps, dtype=tf.float32, scope="z")
    rc.FusedRNNCellAdaptor(rc.GRUCell(3))(steps, dtype=tf.float32)
