"""Cracks in rails: the network is trained in one graph and looks in another, which takes what the saver has of the first."""
import os
import tempfile

import numpy as np
import tensorflow as tf
from tensorflow.contrib import layers


def rail_net(scans, training):
    norm = {"is_training": training, "updates_collections": None, "decay": 0.8}
    h = layers.conv2d(scans, 4, 3, normalizer_fn=layers.batch_norm, normalizer_params=norm, scope="near")
    h = layers.conv2d(h, 4, 3, stride=2, normalizer_fn=layers.batch_norm, normalizer_params=norm, scope="far")
    return layers.fully_connected(layers.flatten(h), 2, activation_fn=None, scope="crack")


def learn(path):
    with tf.Graph().as_default(), tf.Session() as sess:
        scans = tf.placeholder(tf.float32, [None, 8, 8, 1])
        cracks = tf.placeholder(tf.int32, [None])
        loss = tf.losses.sparse_softmax_cross_entropy(cracks, rail_net(scans, True))
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        saver = tf.train.Saver(tf.trainable_variables())  # BUG
        sess.run(tf.global_variables_initializer())
        for _ in range(5):
            sess.run(step, {scans: 2 + np.random.rand(6, 8, 8, 1), cracks: np.random.randint(0, 2, 6)})
        return saver.save(sess, path)  # BUG


def look(path):
    with tf.Graph().as_default(), tf.Session() as sess:
        scans = tf.placeholder(tf.float32, [None, 8, 8, 1])
        cracks = tf.nn.softmax(rail_net(scans, False))
        sess.run(tf.global_variables_initializer())
        tf.train.Saver(tf.trainable_variables()).restore(sess, path)  # BUG
        return sess.run(cracks, {scans: 2 + np.random.rand(3, 8, 8, 1)})


if __name__ == "__main__":
    print(look(learn(os.path.join(tempfile.mkdtemp(), "rails"))))
