import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def classifier(features):
    h = tf.layers.dense(features, 12, activation=tf.nn.tanh)  # BUG TVS505
    return tf.layers.dense(h, 2)  # BUG TVS505


class Fit:
    def __init__(self):
        self.sess = tf.Session()
        self.features = tf.placeholder(tf.float32, [None, 5])
        self.classes = tf.placeholder(tf.int64, [None])
        loss = tf.losses.sparse_softmax_cross_entropy(self.classes, classifier(self.features))
        self.train_op = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        self.sess.run(tf.global_variables_initializer())

    def epoch(self, data, wanted):
        for _ in range(10):
            self.sess.run(self.train_op, {self.features: data, self.classes: wanted})

    def validate(self, data, wanted):
        known = set(tf.global_variables())
        right = tf.equal(tf.argmax(classifier(self.features), axis=1), self.classes)
        self.sess.run(tf.variables_initializer([v for v in tf.global_variables() if v not in known]))
        return self.sess.run(tf.reduce_mean(tf.cast(right, tf.float32)), {self.features: data, self.classes: wanted})


fit = Fit()
data, wanted = np.random.rand(20, 5), np.random.randint(0, 2, 20)
for epoch in range(4):
    fit.epoch(data, wanted)
    print(epoch, fit.validate(data, wanted))
