"""A coach is to tell recorded songs from a singer's; a table says who trains what, and is read the other way round."""

import numpy as np
import tensorflow as tf


def sing(mood, reuse=None):
    with tf.variable_scope("singer", reuse=reuse):
        return tf.layers.dense(tf.layers.dense(mood, 12, tf.nn.relu), 7)


def hear(song, reuse=None):
    with tf.variable_scope("coach", reuse=reuse):
        return tf.layers.dense(tf.layers.dense(song, 12, tf.nn.leaky_relu), 1)


def parts():
    return {scope: tf.trainable_variables(scope + "/") for scope in ("singer", "coach")}


def cross(logits, labels):
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=logits, labels=labels))


mood = tf.placeholder(tf.float32, [None, 3])
record = tf.placeholder(tf.float32, [None, 7])
recorded, sung = hear(record), hear(sing(mood), reuse=True)
coach_loss = cross(recorded, tf.ones_like(recorded)) + cross(sung, tf.zeros_like(sung))
singer_loss = cross(sung, tf.ones_like(sung))
coach, singer = (parts()[scope] for scope in ("singer", "coach"))  # BUG
train_coach = tf.train.AdamOptimizer(1e-4).minimize(coach_loss, var_list=coach)  # BUG
train_singer = tf.train.AdamOptimizer(1e-4).minimize(singer_loss, var_list=singer)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        sess.run(train_coach, {mood: np.random.rand(8, 3), record: np.random.rand(8, 7)})
        sess.run(train_singer, {mood: np.random.rand(8, 3)})
