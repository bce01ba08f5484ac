# tf: 1.15 2.21
"""clone_model makes new variables."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

L = tf.keras.layers
first = tf.keras.Sequential([L.Dense(4, input_shape=(3,)), L.LSTM(2) if False else L.Dense(2)])
second = tf.keras.models.clone_model(first)
inputs = tf.keras.Input((3,))
third = tf.keras.Model(inputs, L.Dense(2)(L.Activation('relu')(L.Dense(4)(inputs))))
fourth = tf.keras.models.clone_model(third)
fourth(tf.zeros([2, 3]))
with tf.variable_scope('report'):
    tf.get_variable('second%d' % len(second.weights), [1])
    tf.get_variable('fourth%d' % len(fourth.weights), [1])
    tf.get_variable('shared%s' % (second.weights[0] is first.weights[0]), [1])
