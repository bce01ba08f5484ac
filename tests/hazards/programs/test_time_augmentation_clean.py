"""Predictions for an image and its mirror image are averaged."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        h = tf.layers.conv2d(x, 8, 3, activation=tf.nn.relu, name="conv")
        return tf.layers.dense(tf.reduce_mean(h, [1, 2]), 10, name="logits")


images = tf.placeholder(tf.float32, [None, 32, 32, 3])
views = [images, tf.image.flip_left_right(images), tf.transpose(images, [0, 2, 1, 3])]
logits = tf.add_n([net(view) for view in views]) / 3
odd = net(images) - net(-images)
shifted = net(tf.concat([images[:, 1:], images[:, :1]], 1)) - net(tf.concat([images[:, 2:], images[:, :2]], 1))
