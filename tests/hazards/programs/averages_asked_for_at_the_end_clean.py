"""Train and evaluation graphs by one function; the averages are asked for in the middle of the training graph."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
DECAY = 0.999


class Classifier:
    def __init__(self, training):
        self.images = tf.placeholder(tf.float32, [None, 16])
        self.labels = tf.placeholder(tf.int32, [None])
        net = self.images
        self.ema = tf.train.ExponentialMovingAverage(DECAY)
        with tf.variable_scope("features"):
            for i in range(2):
                net = tf.layers.dense(net, 16, tf.nn.relu, name="fc%d" % i)
        self.logits = tf.layers.dense(net, 3, name="logits")
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.labels, self.logits)
        if training:
            self.average_op = self.ema.apply(tf.trainable_variables())
            train = tf.train.AdamOptimizer(1e-3).minimize(self.loss)
            self.train_op = tf.group(train, self.average_op)


def train(path):
    with tf.Graph().as_default():
        model = Classifier(True)
        saver = tf.train.Saver()
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for _ in range(10):
                sess.run(model.train_op, {model.images: np.random.rand(8, 16), model.labels: np.zeros(8)})
            return saver.save(sess, path)


def evaluate(path):
    with tf.Graph().as_default():
        model = Classifier(False)
        saver = tf.train.Saver(model.ema.variables_to_restore())
        with tf.Session() as sess:
            saver.restore(sess, path)
            print(sess.run(model.loss, {model.images: np.random.rand(8, 16), model.labels: np.zeros(8)}))


evaluate(train("/tmp/b.ckpt"))
