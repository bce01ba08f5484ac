import numpy as np
import tensorflow as tf
from tensorflow.contrib.framework import arg_scope
from tensorflow.contrib.layers import batch_norm, conv2d, dropout, fully_connected


def cell_scope(training=True, decay=0.95):
    norm = dict(decay=decay, is_training=training, updates_collections=None)
    with arg_scope([conv2d, fully_connected], normalizer_fn=batch_norm, normalizer_params=norm) as scope:
        return scope


def cells(slide, training, again=False):
    with tf.variable_scope("cells", reuse=again):
        out = conv2d(slide, 6, [3, 3], scope="edges")
        out = fully_connected(tf.reduce_mean(out, [1, 2]), 8, scope="shapes")
        out = dropout(out, 0.9, is_training=training)
        return fully_connected(out, 2, activation_fn=None, normalizer_fn=None, scope="sick")


def study():
    slides, seen = tf.placeholder(tf.float32, [None, 9, 9, 1]), tf.placeholder(tf.float32, [None, 9, 9, 1])
    sick = tf.placeholder(tf.int32, [None])
    with arg_scope(cell_scope(training=True)):
        scores = cells(slides, True)
    with arg_scope(cell_scope(decay=0.95)):  # BUG
        checked = cells(seen, training=False, again=True)  # BUG
    step = tf.train.AdamOptimizer().minimize(tf.losses.sparse_softmax_cross_entropy(sick, scores))
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        for _ in range(5):
            sess.run(step, {slides: np.random.rand(4, 9, 9, 1), sick: [0, 1, 0, 1]})
            print(sess.run(checked, {seen: np.random.rand(3, 9, 9, 1)}))


study()
