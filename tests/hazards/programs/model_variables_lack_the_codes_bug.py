import os
import tempfile

import numpy as np
import tensorflow as tf

slim = tf.contrib.slim


def network(sounds):
    net = slim.fully_connected(sounds, 12, scope="below")
    net = slim.fully_connected(net, 5, activation_fn=None, scope="above")
    codes = tf.get_variable("codes", [5, 7], initializer=tf.truncated_normal_initializer(stddev=0.5))  # BUG
    return tf.matmul(net, codes)


def learn(path, sounds, words):
    with tf.Graph().as_default():
        heard, said = tf.placeholder(tf.float32, [None, 9]), tf.placeholder(tf.int32, [None])
        logits = network(heard)
        loss = tf.losses.sparse_softmax_cross_entropy(said, logits)
        step = tf.train.MomentumOptimizer(0.1, 0.9).minimize(loss)
        saver = tf.train.Saver(slim.get_model_variables())  # BUG
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            for _ in range(4):
                sess.run(step, {heard: sounds, said: words})
            saver.save(sess, path)  # BUG


def recognize(path, sounds):
    with tf.Graph().as_default():
        heard = tf.placeholder(tf.float32, [None, 9])
        logits = network(heard)
        saver = tf.train.Saver(slim.get_model_variables())  # BUG
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            saver.restore(sess, path)  # BUG
            return sess.run(tf.argmax(logits, 1), {heard: sounds})


path = os.path.join(tempfile.mkdtemp(), "recognizer")
sounds = np.random.rand(6, 9)
learn(path, sounds, np.arange(6) % 7)
recognize(path, sounds)
print("FACT", "codes" not in dict(tf.train.list_variables(path)))
