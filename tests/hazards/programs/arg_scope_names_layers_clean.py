import numpy as np
import tensorflow as tf

slim = tf.contrib.slim


def branch(images):
    """Both images go through one convolution, whose name and flag are common to all calls."""
    with slim.arg_scope([slim.conv2d], kernel_size=3, scope="conv", reuse=tf.AUTO_REUSE):
        left = slim.conv2d(images[0], 8)
        right = slim.conv2d(images[1], 8)
    return left - right


def tied(net):
    """The second layer has its name said."""
    with slim.arg_scope([slim.fully_connected], scope="hidden", reuse=tf.AUTO_REUSE):
        net = slim.fully_connected(net, 8)
        net = slim.fully_connected(net, 8, scope="second")
        return slim.fully_connected(net, 3, scope="out", activation_fn=None)


images = [tf.placeholder(tf.float32, [4, 16, 16, 8]) for _ in range(2)]
distance = branch(images)
logits = tied(slim.flatten(distance))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()), session.run(logits, {each: np.ones([4, 16, 16, 8]) for each in images}).shape)
