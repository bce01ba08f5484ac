import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class Model(object):
    def __init__(self, x, y=None, decay=0.999):
        self.w = tf.get_variable("w", [4, 1])
        self.b = tf.get_variable("b", [1], initializer=tf.zeros_initializer())
        self.pred = tf.matmul(x, self.w) + self.b
        if y is not None:
            self.loss = tf.reduce_mean(tf.square(self.pred - y))
            self.minimize = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)
            self.ema = tf.train.ExponentialMovingAverage(decay)
            self.update = self.ema.apply([self.w, self.b])  # BUG

    def averaged(self, x):
        return tf.matmul(x, self.ema.average(self.w)) + self.ema.average(self.b)  # BUG


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 1])
m = Model(x, y)
prediction = m.averaged(x)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    first = sess.run(m.ema.average(m.w))
    for _ in range(5):
        sess.run(m.minimize, {x: np.ones([2, 4]), y: np.ones([2, 1])})
    # the averages are what the variables were at first: m.update was never run
    print(sess.run(prediction, {x: np.ones([1, 4])}))  # BUG
    assert (sess.run(m.ema.average(m.w)) == first).all()
