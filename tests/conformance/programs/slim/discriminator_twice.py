# tf: 1.5 1.15
import tensorflow as tf

slim = tf.contrib.slim
x = tf.placeholder(tf.float32, [2, 8, 8, 3])


def discriminator(images, reuse=False):
    with tf.variable_scope("d", reuse=reuse):
        with slim.arg_scope([slim.conv2d], stride=2, activation_fn=lambda v: tf.maximum(v, 0.2 * v)):
            h = slim.conv2d(images, 4, 5, scope="h0")
            h = slim.conv2d(h, 8, 5, normalizer_fn=slim.batch_norm, scope="h1")
            return slim.fully_connected(slim.flatten(h), 1, activation_fn=None, scope="out")


discriminator(x)
discriminator(x, reuse=True)
discriminator(x)
