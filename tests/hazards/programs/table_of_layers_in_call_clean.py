import tensorflow as tf


class Net(tf.keras.layers.Layer):
    def __init__(self):
        super().__init__()
        self.branches = {}

    def branch(self, n):
        if n not in self.branches:
            self.branches[n] = tf.keras.layers.Dense(n)
        return self.branches[n]

    def call(self, x, n):
        return self.branch(n)(x)


net = Net()
net(tf.ones([1, 3]), 2), net(tf.ones([1, 3]), 4)
step = tf.function(net)
step(tf.ones([1, 3]), 2)
step(tf.ones([1, 3]), 4)
