import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
rc = tf.nn.rnn_cell
x = tf.placeholder(tf.float32, [2, 5])
steps = tf.placeholder(tf.float32, [2, 4, 5])


def attempt(call):
    try:
        call()
    except ValueError:
        tf.Variable(0.0, name="refused")


cell = rc.LSTMCell(3)
with tf.variable_scope("a") as a:
    tf.nn.dynamic_rnn(cell, steps, dtype=tf.float32, scope="")
    tf.nn.dynamic_rnn(rc.LSTMCell(3, name="other"), steps, dtype=tf.float32, scope=None)
    tf.nn.dynamic_rnn(rc.LSTMCell(3, reuse=True), steps, dtype=tf.float32)
    attempt(lambda: tf.nn.dynamic_rnn(rc.LSTMCell(3, reuse=True, name="absent"), steps, dtype=tf.float32))
    tf.nn.dynamic_rnn(rc.LSTMCell(3, reuse=tf.AUTO_REUSE), steps, dtype=tf.float32, scope="x/y")
    tf.nn.dynamic_rnn(rc.LSTMCell(3), steps, dtype=tf.float32, scope=a)
    with tf.variable_scope("rnn", reuse=True):
        rc.LSTMCell(3)(x, (tf.zeros([2, 3]), tf.zeros([2, 3])))
    tf.nn.bidirectional_dynamic_rnn(rc.GRUCell(2), rc.GRUCell(2), steps, dtype=tf.float32, scope="bi")
    same = rc.GRUCell(2)
    tf.nn.bidirectional_dynamic_rnn(same, same, steps, dtype=tf.float32, scope="same")
out = steps
for i in range(2):
    with tf.variable_scope("layer_%d" % i):
        (fw, bw), _ = tf.nn.bidirectional_dynamic_rnn(rc.LSTMCell(3), rc.LSTMCell(3), out, dtype=tf.float32)
        out = tf.concat([fw, bw], -1)
tf.get_variable("seen", out.shape)
for i in range(2):
    (fw, bw), _ = tf.nn.bidirectional_dynamic_rnn(rc.LSTMCell(3), rc.LSTMCell(3), out, dtype=tf.float32)
