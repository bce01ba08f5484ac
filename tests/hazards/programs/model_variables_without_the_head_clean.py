"""A head that a checkpoint leaves out: it is trained anew for other words, given by hand, or nobody asks for it."""

import os
import tempfile

import numpy as np
import tensorflow as tf

slim = tf.contrib.slim


def network(sounds, head=None):
    net = slim.fully_connected(sounds, 5, scope="below")
    codes = tf.get_variable("codes", [5, 7], initializer=tf.truncated_normal_initializer(stddev=0.5) if head is None else tf.constant_initializer(head))
    return net, codes, tf.matmul(net, codes), tf.train.Saver(slim.get_model_variables())


def learn(path, sounds, words, begin=None):
    with tf.Graph().as_default():
        heard, said = tf.placeholder(tf.float32, [None, 9]), tf.placeholder(tf.int32, [None])
        _, codes, logits, saver = network(heard)
        step = tf.train.MomentumOptimizer(0.1, 0.9).minimize(tf.losses.sparse_softmax_cross_entropy(said, logits))
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            if begin is not None:
                saver.restore(sess, begin)
            for _ in range(4):
                sess.run(step, {heard: sounds, said: words})
            saver.save(sess, path)
            return sess.run(codes)


def describe(path, sounds):
    with tf.Graph().as_default():
        heard = tf.placeholder(tf.float32, [None, 9])
        net, _, _, saver = network(heard)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            saver.restore(sess, path)
            return sess.run(net, {heard: sounds})


def recognize(path, sounds, head):
    with tf.Graph().as_default():
        heard, given = tf.placeholder(tf.float32, [None, 9]), tf.placeholder(tf.float32, [5, 7])
        _, codes, logits, saver = network(heard)
        put = codes.assign(given)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            saver.restore(sess, path)
            sess.run(put, {given: head})
            return sess.run(tf.argmax(logits, 1), {heard: sounds})


def recognize_by(path, sounds, head):
    with tf.Graph().as_default():
        heard = tf.placeholder(tf.float32, [None, 9])
        _, codes, logits, saver = network(heard)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            saver.restore(sess, path)
            return sess.run(tf.argmax(logits, 1), {heard: sounds, codes: head})


def recognize_from(path, sounds, head):
    with tf.Graph().as_default():
        heard = tf.placeholder(tf.float32, [None, 9])
        _, _, logits, saver = network(heard, head)
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            saver.restore(sess, path)
            return sess.run(tf.argmax(logits, 1), {heard: sounds})


folder = tempfile.mkdtemp()
first, second = os.path.join(folder, "first"), os.path.join(folder, "second")
sounds = np.random.rand(6, 9)
learn(first, sounds, np.arange(6) % 7)
head = learn(second, sounds, np.arange(6)[::-1] % 7, begin=first)
print(describe(second, sounds).shape, recognize(second, sounds, head), recognize_by(second, sounds, head), recognize_from(second, sounds, head))
