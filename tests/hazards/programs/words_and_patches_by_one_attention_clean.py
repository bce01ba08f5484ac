"""Attention by scopes of its own, by what is said to be shared or to run again, of two streams, and of latents that look at the data twice."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def attend(asking, asked, width, scope="attend"):
    with tf.variable_scope(scope):
        query = tf.layers.dense(asking, width, name="query")
        key = tf.layers.dense(asked, width, name="key")
        value = tf.layers.dense(asked, width, name="value")
        return tf.matmul(tf.nn.softmax(tf.matmul(query, key, transpose_b=True) / width ** 0.5), value)


def caption(words, patches):
    with tf.variable_scope("caption", reuse=tf.AUTO_REUSE):
        for i in range(2):
            with tf.variable_scope("block_%d" % i):
                words = tf.nn.l2_normalize(words + attend(words, words, 6, "words"), -1)
                words = tf.nn.l2_normalize(words + attend(words, patches, 6, "patches"), -1)
        return tf.layers.dense(words, 11, name="next")


def tied(words, patches):
    with tf.variable_scope("tied", reuse=tf.AUTO_REUSE):
        words += attend(words, words, 6, "shared_attention")
        words += attend(words, patches, 6, "shared_attention")
        return tf.layers.dense(words, 11, name="next")


def two_streams(words, places):
    with tf.variable_scope("streams", reuse=tf.AUTO_REUSE):
        for i in range(2):
            with tf.variable_scope("block_%d" % i):
                words, places = words + attend(words, words, 6), places + attend(places, words, 6)
        return tf.layers.dense(places, 11, name="next")


def latents(array, data):
    with tf.variable_scope("latents", reuse=tf.AUTO_REUSE):
        array += attend(array, data, 6)
        array += attend(array, data, 6)
        return tf.layers.dense(array, 11, name="next")


patches = tf.placeholder(tf.float32, [None, 9, 6])
said, tried = tf.placeholder(tf.float32, [None, 4, 6]), tf.placeholder(tf.float32, [None, 4, 6])
word = tf.placeholder(tf.int32, [None, 4])
made = [build(said, patches) for build in (caption, tied, latents)] + [two_streams(said, tried)]
cost = tf.add_n([tf.losses.sparse_softmax_cross_entropy(word, each) for each in made])
score = tf.reduce_max(caption(tried, patches), -1)
step = tf.train.AdamOptimizer().minimize(cost)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    feed = {patches: np.ones([2, 9, 6]), said: np.ones([2, 4, 6]), tried: np.ones([2, 4, 6]), word: np.ones([2, 4])}
    print(session.run([step, score], feed)[1])
