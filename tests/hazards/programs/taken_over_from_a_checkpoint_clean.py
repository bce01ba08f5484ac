"""A table is begun with that of a checkpoint where it is of the same size; where it is not, that is caught."""

import os
import tempfile

import tensorflow as tf


def reader(words):
    tokens = tf.placeholder(tf.int32, [None, 2])
    with tf.variable_scope("lexicon"):
        table = tf.get_variable("rows", [words, 3])
    return tf.layers.dense(tf.reduce_sum(tf.nn.embedding_lookup(table, tokens), 1), 3, name="mixed")


def keep(path):
    with tf.Graph().as_default(), tf.Session() as sess:
        reader(12)
        sess.run(tf.global_variables_initializer())
        tf.train.Saver().save(sess, path)


def begin(path, words):
    with tf.Graph().as_default(), tf.Session() as sess:
        out = reader(words)
        try:
            tf.train.init_from_checkpoint(path, {"lexicon/rows": "lexicon/rows"})
        except ValueError:
            print("a lexicon of another size begins anew")
        tf.train.init_from_checkpoint(path, {"mixed/": "mixed/"})
        sess.run(tf.global_variables_initializer())
        print(out.shape)


place = os.path.join(tempfile.mkdtemp(), "reader")
keep(place)
begin(place, 12)
begin(place, 30)
