import os
import re
import tempfile

import tensorflow as tf

PREFIX = "tagger/"


def sentence(words):
    with tf.variable_scope("lm"):
        table = tf.get_variable("table", [20, 6])
        hidden = tf.nn.embedding_lookup(table, words)
        return tf.layers.dense(hidden, 6, activation=tf.nn.tanh, name="mix")


def language_model(folder):
    with tf.Graph().as_default():
        words = tf.placeholder(tf.int32, [None])
        scores = tf.layers.dense(sentence(words), 20, name="next")
        step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(scores))
        saver = tf.train.Saver()
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(step, {words: [1, 2, 3]})
            return saver.save(sess, os.path.join(folder, "lm"))


def names_in(checkpoint):
    here = {re.match("^(.*):\\d+$", v.name).group(1) for v in tf.trainable_variables()}
    return {name: name for name, _ in tf.train.list_variables(checkpoint) if name in here}  # BUG


def tag(checkpoint):
    with tf.Graph().as_default():
        words = tf.placeholder(tf.int32, [None])
        with tf.variable_scope(PREFIX[:-1]):
            tags = tf.layers.dense(sentence(words), 3, name="tags")
        step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tags))
        tf.train.init_from_checkpoint(checkpoint, names_in(checkpoint))  # BUG
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(step, {words: [1, 2]})


tag(language_model(tempfile.mkdtemp()))
