"""A taster learns from meals that people rated; the cook's step is told of no variables and teaches the taster to like everything."""

import numpy as np
import tensorflow as tf


def cook(pantry):
    with tf.variable_scope("kitchen", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(pantry, 20, tf.nn.relu, name="chop"), 2, tf.nn.sigmoid, name="serve")


def taste(pantry, meal):
    with tf.variable_scope("table", reuse=tf.AUTO_REUSE):
        both = tf.concat([pantry, meal], axis=-1)
        return tf.layers.dense(tf.layers.dense(both, 20, tf.nn.relu, name="chew"), 1, name="stars")


pantry = tf.placeholder(tf.float32, [None, 5])
meal = tf.placeholder(tf.float32, [None, 2])
stars = tf.placeholder(tf.float32, [None, 1])
guess = taste(pantry, meal)
praise = taste(pantry, cook(pantry))
learn = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(guess - stars)), var_list=tf.trainable_variables("table/"))
please = tf.train.AdamOptimizer(1e-4).minimize(tf.reduce_mean(-praise))  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        goods = np.random.rand(8, 5)
        sess.run(learn, {pantry: goods, meal: np.random.rand(8, 2), stars: np.random.rand(8, 1)})
        sess.run(please, {pantry: goods})
