"""Calls of whales: one network to train and to listen with, whose batch normalizations have no names."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def song_net(spectra, mode):
    h = tf.layers.conv1d(spectra, 8, 5, name="low")
    h = tf.layers.batch_normalization(h, training=mode == "train")  # BUG
    h = tf.layers.conv1d(tf.nn.relu(h), 8, 3, name="high")
    h = tf.layers.batch_normalization(h, training=mode == "train")  # BUG
    return tf.layers.dense(tf.reduce_max(tf.nn.relu(h), axis=1), 4, name="whale")


recorded = tf.placeholder(tf.float32, [None, 40, 6])
whales = tf.placeholder(tf.int64, [None])
heard = tf.placeholder(tf.float32, [None, 40, 6])
with tf.variable_scope("song", reuse=tf.AUTO_REUSE):
    learned = song_net(recorded, "train")
    guessed = song_net(heard, "eval")  # BUG
loss = tf.losses.sparse_softmax_cross_entropy(whales, learned)
with tf.control_dependencies(tf.get_collection(tf.GraphKeys.UPDATE_OPS)):
    step = tf.train.AdamOptimizer().minimize(loss)

rng = np.random.RandomState(1)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(4):
        sess.run(step, {recorded: rng.rand(6, 40, 6), whales: rng.randint(0, 4, 6)})
    print(sess.run(tf.argmax(guessed, 1), {heard: rng.rand(2, 40, 6)}))
