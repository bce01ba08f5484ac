import argparse

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

parser = argparse.ArgumentParser()
parser.add_argument("--words", type=int, default=100)
parser.add_argument("--size", type=int, default=16)
options = parser.parse_args([])
ids = tf.placeholder(tf.int32, [None])
with tf.variable_scope("words"):
    table = tf.get_variable("table", [options.words, options.size])
    vectors = tf.nn.embedding_lookup(table, ids)
with tf.variable_scope("words", reuse=True):
    logits = tf.matmul(vectors, tf.get_variable("table", [options.words, options.size]), transpose_b=True)
