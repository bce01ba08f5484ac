# tf: 1.15 2.21
"""User's Keras layers."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers


class Scale(L.Layer):
    def __init__(self, units=3, **kwargs):
        super(Scale, self).__init__(**kwargs)
        self.units = units

    def build(self, shape):
        self.w = self.add_weight(name='w', shape=(int(shape[-1]), self.units), initializer='uniform', trainable=True)
        self.b = self.add_weight('b', [self.units], trainable=False)
        super(Scale, self).build(shape)

    def call(self, x):
        return tf.matmul(x, self.w) + self.b


class Block(L.Layer):
    def __init__(self):
        super(Block, self).__init__()
        self.one = L.Dense(3)
        self.two = Scale(name='two')
        self.v = tf.Variable(tf.zeros([3]), name='v')

    def call(self, x):
        with tf.variable_scope('inside', reuse=tf.AUTO_REUSE):
            g = tf.get_variable('g', [3])
        return self.two(self.one(x)) * self.v + g


x = tf.zeros([2, 3])
block = Block()
block(x)
with tf.variable_scope('s'):
    block(x)
    Scale()(x)
    Block()(x)
with tf.variable_scope('report'):
    tf.get_variable('all%d' % len(block.weights), [1])
    tf.get_variable('trainable%d' % len(block.trainable_weights), [1])
