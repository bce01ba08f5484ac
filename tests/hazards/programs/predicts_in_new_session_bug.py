import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 3])
        self.y = tf.layers.dense(self.x, 1, name="out")
        self.loss = tf.reduce_mean(tf.square(self.y - 1))
        self.op = tf.train.GradientDescentOptimizer(0.1).minimize(self.loss)

    def fit(self, data):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for row in data:
                sess.run(self.op, {self.x: row})

    def predict(self, data):
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())  # BUG
            return sess.run(self.y, {self.x: data})  # BUG


net = Net()
net.fit(np.ones([20, 1, 3]))
print(net.predict(np.ones([1, 3])))
