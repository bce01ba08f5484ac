"""The workshop keeps cells by what they are for; and a kept cell is right for two readings that begin by themselves."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Workshop:
    made = {}

    def cell(self, what, size):
        if (what, size) not in self.made:
            self.made[what, size] = tf.nn.rnn_cell.BasicLSTMCell(size)
        return self.made[what, size]


def read(workshop, question):
    cell = workshop.cell("reader", 24)
    return tf.nn.dynamic_rnn(cell, question, dtype=tf.float32, scope="reader")[1]


def write(workshop, answer, read_so_far):
    cell = workshop.cell("writer", 24)
    outputs, _ = tf.nn.dynamic_rnn(cell, answer, initial_state=read_so_far, scope="writer")
    return tf.layers.dense(outputs, 10, name="signs")


question = tf.placeholder(tf.float32, [None, 9, 10])
hint = tf.placeholder(tf.float32, [None, 4, 10])
answer = tf.placeholder(tf.float32, [None, 7, 10])
workshop = Workshop()
with tf.variable_scope("exam", reuse=tf.AUTO_REUSE):
    both = tf.nn.rnn_cell.LSTMStateTuple(*(a + b for a, b in zip(read(workshop, question), read(workshop, hint))))
signs = write(workshop, answer[:, :-1], both)
error = tf.losses.softmax_cross_entropy(answer[:, 1:], signs)
train = tf.train.AdamOptimizer().minimize(error)
