"""A network that tells how a song feels begins with the layers of one that was trained to tell its genre, by their names behind the scope."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def layers(sound):
    h = tf.layers.dense(sound, 16, tf.nn.relu, name="low")
    return tf.layers.dense(h, 8, tf.nn.relu, name="high")


def genres(path):
    with tf.Graph().as_default(), tf.Session() as sess:
        sound, genre = tf.placeholder(tf.float32, [None, 20]), tf.placeholder(tf.int32, [None])
        loss = tf.losses.sparse_softmax_cross_entropy(genre, layers(sound)[:, :4])
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        sess.run(tf.global_variables_initializer())
        for _ in range(10):
            sess.run(step, {sound: np.random.rand(8, 20), genre: np.random.randint(0, 4, 8)})
        return tf.train.Saver().save(sess, path)


path = genres(os.path.join(tempfile.mkdtemp(), "genres"))
there = {name for name, _ in tf.train.list_variables(path)}
sound, mood = tf.placeholder(tf.float32, [None, 20]), tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("mood"):
    guess = tf.layers.dense(layers(sound), 1, name="guess")
step = tf.train.AdamOptimizer(1e-3).minimize(tf.losses.mean_squared_error(mood, guess))
begun = {name: v for v in tf.trainable_variables() for name in there if v.op.name == "mood/" + name}
print("the guess is new:", "mood/guess/kernel" in there)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    if begun:
        tf.train.Saver(begun).restore(sess, path)
    for _ in range(10):
        sess.run(step, {sound: np.random.rand(8, 20), mood: np.random.rand(8, 1)})
