"""A helper gets a name for its layer and leaves it at that: the second pass over the network has layers of its own."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def conv(x, filters, scope=None, stride=1):
    return tf.layers.conv2d(x, filters, 3, stride, padding="same", activation=tf.nn.relu)  # BUG


def features(image):
    x = conv(image, 8, scope="conv1")  # BUG
    x = conv(x, 8, scope="conv2", stride=2)  # BUG
    return tf.reduce_mean(x, [1, 2])


image = tf.placeholder(tf.float32, [None, 28, 28, 1])
noisy = image + tf.random_normal(tf.shape(image), stddev=0.1)
with tf.variable_scope("features", reuse=tf.AUTO_REUSE):
    first, second = features(image), features(noisy)  # BUG
loss = tf.losses.mean_squared_error(first, second)
