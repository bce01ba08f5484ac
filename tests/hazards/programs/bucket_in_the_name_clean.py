import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def dense(x, width, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        weights = tf.get_variable("weights", [int(x.shape[-1]), width])
        return tf.tensordot(x, weights, 1)


def look_up(notes):
    with tf.variable_scope("pitch", reuse=tf.AUTO_REUSE):
        return tf.nn.embedding_lookup(tf.get_variable("pitch", [88, 12]), notes)


def place(notes, length):
    """Positions are as many as the bucket is long: a table for each."""
    with tf.variable_scope("bucket_%d" % length, reuse=tf.AUTO_REUSE):
        where = tf.get_variable("where", [length, 12])
    return dense(look_up(notes) + where, 88, "next")


def expert(notes, length):
    """For each bucket an expert with weights of its own, over one table of pitches."""
    return dense(look_up(notes), 88, "bucket_%d/expert" % length)


def horizon(notes, ahead):
    """What comes so many notes later, by the whole of a tune: a task for each."""
    with tf.variable_scope("ahead_%d" % ahead, reuse=tf.AUTO_REUSE):
        return tf.tensordot(tf.reduce_mean(look_up(notes), 1), tf.get_variable("weights", [12, 88]), 1)


def voice(notes, length, part):
    """A voice of a choir, in a bucket: the voices are two."""
    return dense(look_up(notes), 88, "%s_len_%d" % (part, length))


def scoped(notes, length):
    """The bucket is in the names of operations alone."""
    with tf.name_scope("bucket_%d" % length):
        return dense(look_up(notes), 88, "scoped")


losses, feeds = [], {}
for length, part in [(8, "alto"), (16, "bass")]:
    notes, following = tf.placeholder(tf.int32, [None, length]), tf.placeholder(tf.int32, [None, length])
    for logits in (place(notes, length), expert(notes, length), voice(notes, length, part), scoped(notes, length)):
        losses.append(tf.losses.sparse_softmax_cross_entropy(following, logits))
    losses.append(tf.losses.sparse_softmax_cross_entropy(following[:, 0], horizon(notes, length)))
    feeds[notes], feeds[following] = np.zeros((4, length), int), np.ones((4, length), int)
train = tf.train.RMSPropOptimizer(0.01).minimize(tf.add_n(losses))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(train, feeds)
