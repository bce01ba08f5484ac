"""A class makes its network, and has a method that makes it again under what its caller has open, with batch normalization and penalties.

Who calls the method gets the network from elsewhere.
"""
import tensorflow as tf
import tensorflow.contrib.slim as slim


class Net(object):
    def __init__(self):
        self.x = tf.placeholder(tf.float32, [None, 28, 28, 3])
        self.out = self.build(self.x)

    def penalized(self, x, reuse=None):
        with slim.arg_scope([slim.conv2d], weights_regularizer=slim.l2_regularizer(0.005), normalizer_fn=slim.batch_norm):
            return self.build(x, reuse=reuse)

    def build(self, x, reuse=None, scope="net"):
        with tf.variable_scope(scope, "net", [x], reuse=reuse):
            net = slim.conv2d(x, 8, 3, scope="conv_1")
            net = slim.conv2d(net, 16, 3, scope="conv_2")
            return slim.conv2d(net, 16, 3, scope="conv_3")


def offset(x):
    with tf.variable_scope("offset", reuse=tf.AUTO_REUSE):
        return x + tf.get_variable("by", [16])


def answers(net, pictures):
    return tf.nn.softmax(offset(net.penalized(pictures)))
