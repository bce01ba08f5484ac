import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Reader:
    def __init__(self, vocabulary, size):
        self.table = tf.get_variable("table", [vocabulary, size])
        self.size = size

    def read(self, ids):
        words = tf.unstack(tf.nn.embedding_lookup(self.table, ids), axis=1)
        memory = tf.zeros_like(words[0])
        for n, word in enumerate(words):
            with tf.variable_scope("memory%d" % n, reuse=tf.AUTO_REUSE):  # BUG TVS303
                w = tf.get_variable("w", [2 * self.size, self.size])
                memory = tf.tanh(tf.matmul(tf.concat([word, memory], 1), w))
        return memory


ids = tf.placeholder(tf.int32, [None, 6])
reader = Reader(100, 4)
score = tf.layers.dense(reader.read(ids), 2)
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(score**2))
