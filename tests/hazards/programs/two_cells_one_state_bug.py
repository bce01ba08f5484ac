import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class Reader(object):
    def __init__(self):
        self.question = tf.placeholder(tf.float32, [None, 12, 16])
        self.passage = tf.placeholder(tf.float32, [None, 50, 16])
        q_cell = tf.nn.rnn_cell.LSTMCell(32)
        p_cell = tf.nn.rnn_cell.LSTMCell(32)
        with tf.variable_scope("reader", reuse=tf.AUTO_REUSE):
            _, q_state = tf.nn.dynamic_rnn(q_cell, self.question, dtype=tf.float32)
            p_out, _ = tf.nn.dynamic_rnn(p_cell, self.passage, initial_state=q_state)  # BUG
        self.scores = tf.squeeze(tf.layers.dense(p_out, 1, name="scores"), -1)


model = Reader()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    print([v.op.name for v in tf.global_variables()])
