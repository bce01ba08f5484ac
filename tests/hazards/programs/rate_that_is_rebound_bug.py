import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Trainer(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 4])
        self.rate = tf.Variable(0.1, trainable=False)
        loss = tf.reduce_mean(tf.square(tf.layers.dense(self.x, 1) - 1.0))
        self.step = tf.train.GradientDescentOptimizer(self.rate).minimize(loss)
        self.loss = loss

    def run(self, epochs):
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for epoch in range(epochs):
                for _ in range(3):
                    _, loss = session.run([self.step, self.loss], {self.x: np.random.rand(8, 4)})
                self.rate = self.rate * 0.5  # BUG
                print(epoch, loss)


Trainer().run(4)
