import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


class Layer(object):
    instances = 0

    def __init__(self, units):
        self.name = "layer_%d" % Layer.instances
        Layer.instances += 1
        self.units = units

    def __call__(self, x):
        with tf.variable_scope(self.name, reuse=tf.AUTO_REUSE):
            w = tf.get_variable("w", [int(x.shape[-1]), self.units])
            return tf.nn.relu(tf.matmul(x, w))


class Net(object):
    def __init__(self):
        self.layers = [Layer(4), Layer(4), Layer(2)]

    def __call__(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


net = Net()
x = tf.placeholder(tf.float32, [None, 4])
train, test = net(x), net(x * 0.5)
other = Net()(x)
