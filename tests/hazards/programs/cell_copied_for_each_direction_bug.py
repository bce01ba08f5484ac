import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Encoder:
    def __init__(self, cell, layers):
        self.cell_fw = cell
        self.cell_bw = cell

    def __call__(self, inputs):
        with tf.variable_scope("both"):
            outputs, _ = tf.nn.bidirectional_dynamic_rnn(self.cell_fw, self.cell_bw, inputs, dtype=tf.float32)  # BUG TVS307
        return outputs
