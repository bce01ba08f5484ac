# tf: 1.15 2.21
"""Arguments that change what is made."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

image = tf.zeros([2, 8, 8, 3])
first = tf.zeros([2, 3, 8, 8])
with tf.variable_scope('a'):
    tf.layers.dense(image, 4, use_bias=False)
    tf.layers.dense(image, 4, tf.nn.relu, False, name='positional')
    tf.layers.dense(image, units=4, kernel_initializer=tf.zeros_initializer(), bias_initializer=tf.ones_initializer(), name='')
    tf.layers.conv2d(image, 4, (3, 1), use_bias=False, dilation_rate=2, padding='SAME')
    tf.layers.conv2d(first, 4, 3, data_format='channels_first')
    tf.layers.conv2d(image, 4, 3, 2, 'same', activation='relu')
    tf.layers.batch_normalization(image, scale=False)
    tf.layers.batch_normalization(image, center=False, trainable=False)
    tf.layers.batch_normalization(first, axis=1)
    tf.layers.batch_normalization(image, axis=[3], momentum=0.9, training=True, fused=False)
    tf.layers.batch_normalization(image, renorm=True)
    tf.layers.separable_conv2d(image, 4, 3, use_bias=False)
    tf.layers.conv2d_transpose(image, 4, 3, strides=2, padding='same', use_bias=False)
