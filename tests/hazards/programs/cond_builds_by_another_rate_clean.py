"""Arms of a tf.cond for training and for use, of one network with names, of two kinds of network, or of layers that are there before."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def named(rows, rate):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.nn.dropout(rows, rate=rate), 3, name="out")


def of_kind(rows, kind):
    with tf.variable_scope(kind):
        return tf.layers.dense(rows, 3)


rows = tf.placeholder(tf.float32, [None, 5])
kinds = tf.placeholder(tf.int64, [None])
training = tf.placeholder(tf.bool, [], name="training")
one = tf.cond(training, lambda: named(rows, 0.3), lambda: named(rows, 0.0))
layer = tf.layers.Dense(3)
layer.build((None, 5))
two = tf.cond(training, lambda: layer(tf.nn.dropout(rows, rate=0.3)), lambda: layer(rows))
three = tf.cond(training, lambda: of_kind(rows, "teacher"), lambda: of_kind(rows, "student"))
loss = tf.losses.sparse_softmax_cross_entropy(kinds, one + two + three)
step = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for mode in (True, False, True, False):
        session.run(step, {rows: np.random.rand(8, 5), kinds: np.random.randint(0, 3, 8), training: mode})
