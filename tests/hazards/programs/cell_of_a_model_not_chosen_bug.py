import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Cell(tf.nn.rnn_cell.RNNCell):
    def __init__(self, size, start=tf.orthogonal_initializer()):
        super().__init__()
        self._size = size
        self._start = start

    @property
    def state_size(self):
        return self._size

    @property
    def output_size(self):
        return self._size

    def call(self, inputs, state):
        w = tf.get_variable("w", initializer=self._start)  # BUG
        out = tf.tanh(tf.matmul(state, w))
        return out, out


class Whole:
    def __init__(self, x):
        self.output = tf.layers.dense(x, 8)


class Small:
    def __init__(self, x):
        cell = Cell(8)
        self.output, _ = tf.nn.dynamic_rnn(cell, x, dtype=tf.float32)


WHOLE = True
frames = tf.placeholder(tf.float32, [None, 3, 8])
model = Whole(frames) if WHOLE else Small(frames)
