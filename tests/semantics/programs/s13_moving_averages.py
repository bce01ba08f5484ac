"""Shadow variables and a second average."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope('net'):
    w = tf.get_variable('w', [2])
    b = tf.Variable(0.0, name='b')
ema = tf.train.ExponentialMovingAverage(0.99)
ema.apply(tf.trainable_variables())
tf.train.ExponentialMovingAverage(0.9).apply([w])
with tf.variable_scope('', reuse=True):
    tf.train.ExponentialMovingAverage(0.5).apply([b])
