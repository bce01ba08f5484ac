# tf: 1.15 2.21
"""Two models of one class."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Net(tf.keras.Model):
    def call(self, x):
        with tf.variable_scope('net'):
            return tf.layers.dense(x, 3)


Net()(tf.zeros([2, 3]))
Net()(tf.zeros([2, 3]))
