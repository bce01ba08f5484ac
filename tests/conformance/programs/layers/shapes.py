"""The kernel of each layer depends on what the one before gives out."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 28, 28, 1])
h = tf.layers.conv2d(x, 8, 5, padding='same')
h = tf.layers.max_pooling2d(h, 2, 2)
h = tf.layers.conv2d(h, 16, 5, strides=2)
h = tf.layers.average_pooling2d(h, [2, 2], [1, 1], padding='same')
h = tf.layers.conv2d_transpose(h, 4, 3, strides=2)
h = tf.layers.conv2d_transpose(h, 2, 3, strides=2, padding='same')
h = tf.layers.separable_conv2d(h, 3, 3, padding='same')
h = tf.layers.flatten(h)
h = tf.layers.dropout(h, 0.5, training=True)
h = tf.layers.batch_normalization(h)
h = tf.layers.dense(h, 10)
tf.layers.dense(h, 1)
y = tf.placeholder(tf.float32, [4, 20, 6])
y = tf.layers.conv1d(y, 5, 3, 2)
y = tf.layers.max_pooling1d(y, 2, 2)
y = tf.layers.dense(y, 7)
tf.layers.dense(tf.layers.flatten(y), 2)
z = tf.placeholder(tf.float32, [4, 8, 8, 8, 2])
z = tf.layers.conv3d(z, 3, 3, padding='same', strides=(2, 1, 1))
z = tf.layers.max_pooling3d(z, 2, 2)
tf.layers.dense(tf.layers.flatten(z), 2)
