import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


class Voice:
    """One layer for all calls, beside a table that is asked for each time."""

    def __init__(self):
        self.squeeze = tf.layers.Dense(8, activation=tf.nn.relu, name="squeeze")

    def __call__(self, phones):
        inventory = tf.get_variable("inventory", [40, 16])
        return self.squeeze(tf.reduce_mean(tf.nn.embedding_lookup(inventory, phones), axis=1))


def lookup(phones):
    return tf.reduce_mean(tf.nn.embedding_lookup(tf.get_variable("sounds", [40, 16]), phones), axis=1)


def head(features):
    """One for each language: the table below is shared, by what is called for both."""
    return tf.layers.Dense(8, name="head")(features)


def tower(phones, units):
    """Named alike, and told to be different."""
    return tf.layers.Dense(8, name="tower", use_bias=units > 8)(lookup(phones))


class Side:
    """Two objects, each with a layer, that look up one table."""

    def encode(self, phones):
        return tf.layers.Dense(8)(lookup(phones))


def deep(phones):
    """A stack on one table."""
    first, second = tf.layers.Dense(16, name="fc"), tf.layers.Dense(16, name="fc")
    return second(first(lookup(phones)))


enrolled, spoken = tf.placeholder(tf.int32, [None, 20]), tf.placeholder(tf.int32, [None, 30])
with tf.variable_scope("speaker", reuse=tf.AUTO_REUSE):
    voice = Voice()
    known, heard = voice(enrolled), voice(spoken)
    english, german = head(lookup(enrolled)), head(lookup(spoken))
    wide, narrow = tower(enrolled, 16), tower(spoken, 8)
    ours, theirs = Side().encode(enrolled), Side().encode(spoken)
with tf.variable_scope("pile", reuse=tf.AUTO_REUSE):
    one = deep(enrolled)
with tf.variable_scope("pile", reuse=tf.AUTO_REUSE):
    two = deep(spoken)
codes = [known, heard, english, german, wide, narrow, ours, theirs, one, two]
with tf.variable_scope("verdict"):
    same = tf.layers.dense(tf.concat(codes, axis=1), 1, name="same")
loss = tf.reduce_mean(tf.square(same - 1.0))
train = tf.train.AdamOptimizer().minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(train, {enrolled: np.random.randint(0, 40, (4, 20)), spoken: np.random.randint(0, 40, (4, 30))})
