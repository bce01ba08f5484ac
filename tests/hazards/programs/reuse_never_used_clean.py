import tensorflow as tf


class Net(object):
    def __init__(self, name):
        self.name = name

    def dense(self, x, n):
        return tf.layers.dense(x, n, tf.nn.relu)

    def __call__(self, x, reuse=False):
        with tf.variable_scope(self.name, reuse=reuse):
            return self.dense(self.dense(x, 8), 4)


net = Net("critic")
real = net(tf.placeholder(tf.float32, [None, 5]))
fake = net(tf.placeholder(tf.float32, [None, 5]), reuse=True)
