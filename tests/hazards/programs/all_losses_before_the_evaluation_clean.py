"""Losses are summed before the evaluation is built, or those of a scope are; or it is collected in no collection; or two sources teach."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(pictures, labels, collection="losses"):
    with tf.variable_scope("tower", reuse=tf.AUTO_REUSE):
        logits = tf.layers.dense(tf.layers.dense(pictures, 32, tf.nn.relu, name="hidden"), 10, name="logits")
    return tf.losses.sparse_softmax_cross_entropy(labels, logits, loss_collection=collection)


def data():
    return tf.placeholder(tf.float32, [None, 64]), tf.placeholder(tf.int32, [None])


def evaluation(collection="losses"):
    return tower(*data(), collection)


with tf.Graph().as_default():
    tower(*data())
    total = tf.losses.get_total_loss()
    evaluation()
    step = tf.train.AdamOptimizer().minimize(total)

with tf.Graph().as_default():
    with tf.name_scope("training"):
        tower(*data())
    with tf.name_scope("evaluation"):
        evaluation()
    step = tf.train.AdamOptimizer().minimize(tf.losses.get_total_loss(scope="training"))

with tf.Graph().as_default():
    tower(*data())
    evaluation(None)
    step = tf.train.AdamOptimizer().minimize(tf.losses.get_total_loss())

with tf.Graph().as_default():
    with tf.name_scope("real"):
        tower(*data())
    with tf.name_scope("sample"):
        tower(*data())
    step = tf.train.AdamOptimizer().minimize(tf.losses.get_total_loss())

with tf.Graph().as_default():
    learned = tower(*data())
    evaluation()
    shown = tf.losses.get_total_loss()
    step = tf.train.AdamOptimizer().minimize(learned)
