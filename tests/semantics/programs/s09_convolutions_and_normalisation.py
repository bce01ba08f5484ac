"""What the usual layers create, in order."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 8, 8, 3])
h = tf.layers.conv2d(x, 4, 3, padding='same', name='c1')
h = tf.layers.batch_normalization(h, training=True, name='bn1')
h = tf.layers.conv2d(h, 4, [3, 1], strides=2, padding='same', use_bias=False)
h = tf.layers.batch_normalization(h, scale=False, name='bn2')
h = tf.layers.max_pooling2d(h, 2, 2)
h = tf.layers.conv2d_transpose(h, 2, 3, name='up')
h = tf.layers.separable_conv2d(h, 2, 1)
h = tf.layers.dropout(h)
tf.layers.dense(tf.layers.flatten(tf.reduce_mean(h, [1, 2])), 1)
