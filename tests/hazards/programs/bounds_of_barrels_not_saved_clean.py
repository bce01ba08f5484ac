"""Bounds that the saver has, that are set anew after the restore, or handed on as an array. A switch that is off where nothing is learned,
and weights of the loss, that only the training goes by."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def cellar(whole):
    gauges = tf.placeholder(tf.float32, [None, 3])
    with tf.variable_scope("bounds"):
        low = tf.get_variable("low", [3], initializer=tf.zeros_initializer(), trainable=False)
    lowest = tf.placeholder(tf.float32, [3])
    bind = tf.assign(low, lowest)
    ripe = tf.layers.dense(tf.layers.dense(gauges - low, 6, tf.nn.relu, name="in"), 1, name="out")
    step = tf.train.AdamOptimizer(0.1).minimize(tf.reduce_mean(tf.square(ripe - 1.0)))
    saver = tf.train.Saver(None if whole else tf.trainable_variables())
    return gauges, lowest, low, bind, ripe, step, saver


def runs(name, whole, again, handed_on):
    path, shown = os.path.join(tempfile.mkdtemp(), name), 30 + 5 * np.random.rand(20, 3)
    with tf.Graph().as_default(), tf.Session() as sess:
        gauges, lowest, low, bind, ripe, step, saver = cellar(whole)
        sess.run(tf.global_variables_initializer())
        sess.run(bind, {lowest: shown.min(0)})
        sess.run(step, {gauges: shown})
        saver.save(sess, path)
        if handed_on:
            kept = sess.run(low)
            shown = shown - kept
    with tf.Graph().as_default(), tf.Session() as sess:
        gauges, lowest, low, bind, ripe, step, saver = cellar(whole)
        sess.run(tf.global_variables_initializer())
        saver.restore(sess, path)
        if again:
            sess.run(bind, {lowest: shown.min(0)})
        print(sess.run(ripe, {gauges: shown}).mean())


runs("whole", True, False, False)
runs("again", False, True, False)
runs("handed", False, False, True)


def stirred():
    gauges = tf.placeholder(tf.float32, [None, 3])
    with tf.variable_scope("stir"):
        noisy = tf.get_variable("noisy", [], initializer=tf.zeros_initializer(), trainable=False)
        weights = tf.get_variable("weights", [3], initializer=tf.ones_initializer(), trainable=False)
    noise, important = tf.placeholder(tf.float32, []), tf.placeholder(tf.float32, [3])
    on = [noisy.assign(noise), weights.assign(important)]
    mixed = tf.layers.dense(gauges + noisy * tf.random_normal(tf.shape(gauges)), 3, name="mixed")
    step = tf.train.AdamOptimizer(0.1).minimize(tf.reduce_mean(tf.square(mixed - 1.0) * weights))
    return gauges, (noise, important), on, mixed, step, tf.train.Saver(tf.trainable_variables())


place = os.path.join(tempfile.mkdtemp(), "stirred")
with tf.Graph().as_default(), tf.Session() as sess:
    gauges, (noise, important), on, mixed, step, saver = stirred()
    sess.run(tf.global_variables_initializer())
    sess.run(on, {noise: 0.5, important: [1.0, 2.0, 3.0]})
    sess.run(step, {gauges: np.ones((4, 3))})
    saver.save(sess, place)
with tf.Graph().as_default(), tf.Session() as sess:
    gauges, _, _, mixed, _, saver = stirred()
    sess.run(tf.global_variables_initializer())
    saver.restore(sess, place)
    print(sess.run(mixed, {gauges: np.ones((4, 3))}))
