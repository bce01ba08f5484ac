"""Arms of a tf.cond with networks of their own, for two kinds of data; and with one network, whose layers have names."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def logits(x, classes):
    h = tf.layers.dense(x, 16, tf.nn.relu)
    return tf.layers.dense(h, classes)


def shared(x, classes):
    with tf.variable_scope("shared", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, classes, name="out")


pixels = tf.placeholder(tf.float32, [None, 20])
night = tf.placeholder(tf.bool, [])
learning = tf.placeholder_with_default(False, [], name="is_training")
each = tf.cond(night, lambda: logits(pixels, 10), lambda: logits(pixels, 10))
one = tf.cond(learning, lambda: shared(tf.nn.dropout(pixels, 0.5), 10), lambda: shared(pixels, 10))
before = logits(tf.cond(learning, lambda: tf.nn.dropout(pixels, 0.5), lambda: pixels), 10)
loss = tf.reduce_mean(tf.square(each + one + before))
train = tf.train.AdamOptimizer().minimize(loss)
