"""The helper is told what the verdict is about; and one verdict is right for two beads, or for one that is to be told twice alike."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def verdict(seen, kinds, about):
    with tf.variable_scope("verdict_" + about, reuse=tf.AUTO_REUSE):
        weights = tf.get_variable("weights", [int(seen.shape[-1]), kinds])
        offset = tf.get_variable("offset", [kinds], initializer=tf.zeros_initializer())
    return tf.nn.bias_add(tf.matmul(seen, weights), offset)


def look(bead):
    return tf.layers.dense(bead, 16, activation=tf.nn.relu, name="look", reuse=tf.AUTO_REUSE)


bead = tf.placeholder(tf.float32, [None, 30])
next_bead = tf.placeholder(tf.float32, [None, 30])
colour = tf.placeholder(tf.int32, [None])
next_colour = tf.placeholder(tf.int32, [None])
shape = tf.placeholder(tf.int32, [None])
error = tf.losses.sparse_softmax_cross_entropy(colour, verdict(look(bead), 7, "colour"))
error += tf.losses.sparse_softmax_cross_entropy(next_colour, verdict(look(next_bead), 7, "colour"))
error += tf.losses.sparse_softmax_cross_entropy(shape, verdict(look(bead), 7, "shape"))
right = tf.reduce_mean(tf.to_float(tf.equal(tf.argmax(verdict(look(bead), 7, "colour"), 1), tf.cast(colour, tf.int64))))
train = tf.train.AdamOptimizer().minimize(error)
