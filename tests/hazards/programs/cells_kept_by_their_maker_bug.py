"""A workshop keeps the cells that it makes by their size; who writes the answer gets the very cell that has read the question."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Workshop:
    made = {}

    def cell(self, size):
        if size not in self.made:  # BUG
            self.made[size] = tf.nn.rnn_cell.BasicLSTMCell(size)  # BUG
        return self.made[size]  # BUG


def read(workshop, question):
    cell = workshop.cell(24)  # BUG
    return tf.nn.dynamic_rnn(cell, question, dtype=tf.float32, scope="reader")[1]


def write(workshop, answer, read_so_far):
    cell = workshop.cell(24)  # BUG
    outputs, _ = tf.nn.dynamic_rnn(cell, answer, initial_state=read_so_far, scope="writer")
    return tf.layers.dense(outputs, 10, name="signs")


question = tf.placeholder(tf.float32, [None, 9, 10])
answer = tf.placeholder(tf.float32, [None, 7, 10])
workshop = Workshop()
signs = write(workshop, answer[:, :-1], read(workshop, question))
error = tf.losses.softmax_cross_entropy(answer[:, 1:], signs)
train = tf.train.AdamOptimizer().minimize(error)
