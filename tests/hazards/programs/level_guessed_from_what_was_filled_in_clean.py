"""A model learns levels of complete rows, and all learns them of rows whose gap another network fills in: the second step is for both."""

import numpy as np
import tensorflow as tf


def fill_in(row):
    with tf.variable_scope("gap", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(row, 20, tf.nn.relu, name="in"), 2, name="out")


def level(row, rest):
    with tf.variable_scope("level", reuse=tf.AUTO_REUSE):
        both = tf.concat([row, rest], axis=-1)
        return tf.layers.dense(tf.layers.dense(both, 20, tf.nn.relu, name="in"), 1, name="out")


def decode(code):
    with tf.variable_scope("decoder", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(code, 20, tf.nn.relu, name="in"), 1, name="out")


row = tf.placeholder(tf.float32, [None, 5])
rest = tf.placeholder(tf.float32, [None, 2])
wanted = tf.placeholder(tf.float32, [None, 1])
whole = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(level(row, rest) - wanted)), var_list=tf.trainable_variables("level/"))
filled = tf.train.AdamOptimizer(1e-4, name="Filled").minimize(tf.reduce_mean(tf.abs(level(row, fill_in(row)) - wanted)))

reading = tf.placeholder(tf.float32, [None, 1])
code = tf.placeholder(tf.float32, [None, 3])
with tf.variable_scope("encoder"):
    coded = tf.layers.dense(reading, 3)
known = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(decode(code) - wanted)), var_list=tf.trainable_variables("decoder/"))
again = tf.train.AdamOptimizer(1e-4, name="Again").minimize(tf.reduce_mean(tf.square(decode(coded) - reading)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        feed = {row: np.random.rand(8, 5), wanted: np.random.rand(8, 1)}
        sess.run(whole, {rest: np.random.rand(8, 2), **feed})
        sess.run(filled, feed)
        sess.run(known, {code: np.random.rand(8, 3), wanted: np.random.rand(8, 1)})
        sess.run(again, {reading: np.random.rand(8, 1)})
