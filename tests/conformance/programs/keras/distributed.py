# tf: 1.15 2.21
"""A strategy's scope changes nothing."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

strategy = tf.distribute.OneDeviceStrategy('/cpu:0')
with strategy.scope():
    with tf.variable_scope('s'):
        tf.get_variable('v', [2])
        tf.layers.dense(tf.zeros([2, 3]), 4)
    tf.keras.layers.Dense(2)(tf.zeros([2, 3]))
with tf.variable_scope('s', reuse=True):
    tf.get_variable('v', [2])
