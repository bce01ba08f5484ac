"""Averages are swapped in for the evaluation, for all variables that have one."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Net:
    def __init__(self, classes=3):
        self.x = tf.placeholder(tf.float32, [None, 6])
        self.y = tf.placeholder(tf.float32, [None, classes])
        h = self.x
        for i in range(2):
            h = self.layer(h, 8, "layer%d" % i, tf.nn.relu)
        self.ema = tf.train.ExponentialMovingAverage(0.9)
        out = self.layer(h, classes, "out", None)
        self.loss = tf.reduce_mean(tf.nn.softmax_cross_entropy_with_logits_v2(labels=self.y, logits=out))
        step = tf.train.GradientDescentOptimizer(0.05).minimize(self.loss)
        self.keep = self.ema.apply()
        self.train = tf.group(step, self.keep)
        self.backup, self.swap, self.restore = [], [], []
        for v in tf.trainable_variables():
            average = self.ema.average(v)
            if average is None:
                continue
            kept = tf.Variable(tf.zeros(v.shape), trainable=False)
            self.backup.append(tf.assign(kept, v))
            self.swap.append(tf.assign(v, average))
            self.restore.append(tf.assign(v, kept))

    def layer(self, x, units, name, activation):
        with tf.variable_scope(name):
            w = tf.get_variable("w", [x.shape[1], units])
            b = tf.get_variable("b", [units], initializer=tf.zeros_initializer())
        y = tf.matmul(x, w) + b
        return activation(y) if activation else y


net = Net()
data = np.random.rand(16, 6), np.eye(3)[np.random.randint(0, 3, 16)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(5):
        for _ in range(10):
            sess.run(net.train, {net.x: data[0], net.y: data[1]})
        sess.run(net.backup)
        sess.run(net.swap)
        print(sess.run(net.loss, {net.x: data[0], net.y: data[1]}))
        sess.run(net.restore)
