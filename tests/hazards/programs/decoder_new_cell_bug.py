"""Training and inference each make their own cell, in scopes of their own."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Seq2Seq:
    def __init__(self):
        self.src = tf.placeholder(tf.float32, [4, 10, 8])
        self.tgt = tf.placeholder(tf.float32, [4, 12, 8])
        _, self.state = tf.nn.dynamic_rnn(tf.nn.rnn_cell.LSTMCell(16), self.src, dtype=tf.float32, scope="encoder")
        self.loss = tf.reduce_mean(self.decode(self.tgt, "train_decoder") ** 2)
        self.train = tf.train.AdamOptimizer().minimize(self.loss)
        self.sampled = self.decode(tf.placeholder(tf.float32, [4, 1, 8]), "infer_decoder")

    def decode(self, x, scope):
        cell = tf.nn.rnn_cell.LSTMCell(16)
        out, _ = tf.nn.dynamic_rnn(cell, x, initial_state=self.state, scope=scope)  # BUG
        return out


model = Seq2Seq()
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    session.run(model.train, {model.src: [[[0.0] * 8] * 10] * 4, model.tgt: [[[0.0] * 8] * 12] * 4})
    print(session.run(model.sampled, {model.src: [[[0.0] * 8] * 10] * 4, "Placeholder_2:0": [[[0.0] * 8]] * 4}))
