import sys

import numpy as np
import tensorflow as tf


def tower(ids, scope, words=100):
    with tf.variable_scope(scope):
        table = tf.get_variable("table", [words, 8])
        return tf.layers.dense(tf.reduce_mean(tf.nn.embedding_lookup(table, ids), 1), 4, name="project")


query, passage = tf.placeholder(tf.int32, [None, 5]), tf.placeholder(tf.int32, [None, 20])
scores = tf.matmul(tower(query, "query_tower"), tower(passage, "passage_tower"), transpose_b=True)
labels = tf.range(tf.shape(scores)[0])
loss = tf.losses.sparse_softmax_cross_entropy(labels, scores)
train = tf.train.AdamOptimizer().minimize(loss)

pretrained = []
for scope in ("query_tower/", "passage_tower/"):
    pretrained.append(tf.train.Saver({v.op.name[len(scope):]: v for v in tf.trainable_variables(scope)}))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for saver in pretrained:
        saver.restore(sess, sys.argv[1])
    for _ in range(100):
        sess.run(train, {query: np.random.randint(0, 100, (16, 5)), passage: np.random.randint(0, 100, (16, 20))})
    tf.train.Saver().save(sess, sys.argv[2])
