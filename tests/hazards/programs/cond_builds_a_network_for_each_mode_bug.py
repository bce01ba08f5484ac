"""A tf.cond builds the network in either arm: what is trained under dropout is not what is used without."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def logits(x, classes):
    h = tf.layers.dense(x, 16, tf.nn.relu)
    return tf.layers.dense(h, classes)


pixels = tf.placeholder(tf.float32, [None, 20])
digit = tf.placeholder(tf.int32, [None])
learning = tf.placeholder_with_default(False, [])


def when_learning():
    return logits(tf.nn.dropout(pixels, 0.5), 10)


def when_used():
    return logits(pixels, 10)  # BUG


out = tf.cond(learning, when_learning, when_used)
loss = tf.reduce_mean(tf.nn.sparse_softmax_cross_entropy_with_logits(labels=digit, logits=out))
train = tf.train.AdamOptimizer().minimize(loss)
