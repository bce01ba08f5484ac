"""One graph for training and evaluation on one placeholder."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Classifier:
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 64])
        self.y = tf.placeholder(tf.int64, [None])
        self.train_logits = self.forward(is_training=True)
        self.test_logits = self.forward(is_training=False)
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.y, self.train_logits)
        self.accuracy = tf.reduce_mean(tf.cast(tf.equal(tf.argmax(self.test_logits, 1), self.y), tf.float32))
        self.train = tf.train.AdamOptimizer().minimize(self.loss)

    def forward(self, is_training):
        with tf.variable_scope("classifier", reuse=tf.AUTO_REUSE):
            h = tf.layers.dense(self.x, 32, tf.nn.relu, name="h")
            h = tf.layers.dropout(h, training=is_training)
            return tf.layers.dense(h, 10, name="logits")


Classifier()
