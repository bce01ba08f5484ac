import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])
steps = tf.placeholder(tf.float32, [7, 4, 5])
lengths = tf.placeholder(tf.int32, [7])


def note(name, value):
    tf.get_variable(name, [int(d) for d in value.shape])


out, state = tf.nn.dynamic_rnn(rc.LSTMCell(3), steps, lengths, dtype=tf.float32, scope="one")
note("out1", out)
note("state1", state.c)
out, state = tf.nn.dynamic_rnn(rc.LSTMCell(6, num_proj=2), steps, time_major=True, dtype=tf.float32, scope="two")
note("out2", out)
note("state2", state[1])
(fw, bw), (sfw, sbw) = tf.nn.bidirectional_dynamic_rnn(rc.GRUCell(3), rc.GRUCell(4), steps, dtype=tf.float32)
note("out3", fw)
note("out4", bw)
note("state4", sbw)
outs, state = tf.nn.static_rnn(rc.BasicLSTMCell(3), tf.unstack(steps, axis=1), dtype=tf.float32, scope="three")
note("out5", outs[2])
note("state5", state.h)
outs, a, b = tf.nn.static_bidirectional_rnn(rc.GRUCell(3), rc.GRUCell(4), tf.unstack(steps, axis=1), dtype=tf.float32, scope="four")
note("out6", outs[0])
cell = rc.MultiRNNCell([rc.GRUCell(3), rc.LSTMCell(4)])
out, state = tf.nn.dynamic_rnn(cell, steps, initial_state=cell.zero_state(7, tf.float32), scope="five")
note("out7", out)
note("state7", state[1].h)
tf.layers.dense(out, 2)
