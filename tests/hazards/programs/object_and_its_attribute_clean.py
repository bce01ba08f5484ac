import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Model:
    def __init__(self, size):
        self.cell = cell = tf.nn.rnn_cell.MultiRNNCell([tf.nn.rnn_cell.GRUCell(size) for _ in range(2)])
        self.inputs = tf.placeholder(tf.float32, [None, 5, 3])
        self.wanted = tf.placeholder(tf.float32, [None, size])
        outputs, _ = tf.nn.dynamic_rnn(cell, self.inputs, dtype=tf.float32)
        self.loss = tf.reduce_mean((outputs[:, -1] - self.wanted) ** 2)
        self.train = tf.train.AdamOptimizer().minimize(self.loss)


Model(8)
