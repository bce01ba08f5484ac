"""A network is made, and again with penalties for the same variables: nothing comes of them, of one cause."""
import tensorflow as tf
import tensorflow.contrib.slim as slim


def build(x):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        net = slim.conv2d(x, 8, 3, scope="conv_1")  # BUG TVS305
        net = slim.conv2d(net, 16, 3, scope="conv_2")
        return slim.conv2d(net, 16, 3, scope="conv_3")


x = tf.placeholder(tf.float32, [None, 28, 28, 3])
y = tf.placeholder(tf.float32, [None, 28, 28, 16])
seen = build(x)
with slim.arg_scope([slim.conv2d], weights_regularizer=slim.l2_regularizer(0.005)):
    learned = build(x)
loss = tf.reduce_mean(tf.square(learned - y)) + tf.losses.get_regularization_loss()
train = tf.train.AdamOptimizer().minimize(loss)
