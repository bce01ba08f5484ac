# tf: 1.15
"""Meta graphs in memory, of a scope, in another scope, and of what came with one."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

from tensorflow.python.framework import meta_graph

first = tf.Graph()
with first.as_default():
    with tf.variable_scope('net'):
        w = tf.get_variable('w', [3])
    tf.get_variable('mean', [2], tf.float64, trainable=False)
    tf.get_variable('seen', [], collections=['local_variables'], trainable=False)
    tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(w), tf.train.get_or_create_global_step())
    exported = tf.train.export_meta_graph()
    tf.get_variable('late', [2])

with tf.Graph().as_default():
    tf.train.import_meta_graph(exported)

with tf.Graph().as_default():
    with tf.name_scope('outer'):
        tf.train.import_meta_graph(exported, import_scope='inner')
    again = tf.train.export_meta_graph()

with tf.Graph().as_default():
    tf.get_variable('own', [2])
    tf.train.import_meta_graph(again)
    meta_graph.copy_scoped_meta_graph('net', 'copied', from_graph=first)

with tf.Graph().as_default():
    for _ in range(2):
        tf.train.import_meta_graph(exported, import_scope='twice')
