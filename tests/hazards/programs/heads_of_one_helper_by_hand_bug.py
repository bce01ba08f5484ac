"""Colour and shape of a bead are told by one helper that writes its weights by hand: both have the first one's, bias and all."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def verdict(seen, kinds):
    with tf.variable_scope("verdict", reuse=tf.AUTO_REUSE):  # BUG
        weights = tf.get_variable("weights", [int(seen.shape[-1]), kinds])  # BUG
        offset = tf.get_variable("offset", [kinds], initializer=tf.zeros_initializer())
    return tf.nn.bias_add(tf.matmul(seen, weights), offset)


def colour_error(seen, colour):
    return tf.losses.sparse_softmax_cross_entropy(colour, verdict(seen, 7))  # BUG


def shape_error(seen, shape):
    return tf.losses.sparse_softmax_cross_entropy(shape, verdict(seen, 7), weights=0.5)  # BUG


bead = tf.placeholder(tf.float32, [None, 30])
colour = tf.placeholder(tf.int32, [None])
shape = tf.placeholder(tf.int32, [None])
seen = tf.layers.dense(bead, 16, activation=tf.nn.relu, name="look")
train = tf.train.AdamOptimizer().minimize(colour_error(seen, colour) + shape_error(seen, shape))  # BUG
