import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Lipreader:
    def __init__(self, classes=10):
        self.speech = tf.placeholder(tf.float32, [None, 20, 13])
        self.video = tf.placeholder(tf.float32, [None, 20, 13])
        self.spoken = tf.placeholder(tf.int32, [None])
        with tf.variable_scope("lipreader", reuse=tf.AUTO_REUSE):
            heard = self.summarize(self.speech)
            seen = self.summarize(self.video)
            logits = tf.layers.dense(tf.concat([heard, seen], 1), classes, name="word")
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.spoken, logits)
        self.step = tf.train.AdamOptimizer().minimize(self.loss)

    def summarize(self, sequence):
        h = tf.layers.dense(sequence, 32, tf.nn.relu, name="project")  # BUG
        _, state = tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(32), h, dtype=tf.float32)
        return state


lipreader = Lipreader()
