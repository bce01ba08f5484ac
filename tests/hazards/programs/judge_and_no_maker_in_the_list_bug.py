import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def composer(noise):
    with tf.variable_scope("composr"):
        return tf.layers.dense(noise, 6, name="notes")


def listener(notes):
    with tf.variable_scope("listener", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(notes, 1, name="ear")


noise = tf.placeholder(tf.float32, [None, 3])
played = tf.placeholder(tf.float32, [None, 6])
composed = composer(noise)
listener_loss = tf.reduce_mean(listener(composed)) - tf.reduce_mean(listener(played))
composer_loss = -tf.reduce_mean(listener(composed))
of_listener = [v for v in tf.trainable_variables() if v.name.startswith("listener")]
of_composer = [v for v in tf.trainable_variables() if v.name.startswith("composer")]  # BUG
listen = tf.train.AdamOptimizer(1e-3).minimize(listener_loss, var_list=of_listener)
compose = tf.train.AdamOptimizer(1e-3).minimize(composer_loss, var_list=of_composer)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        fed = {noise: np.zeros([2, 3]), played: np.ones([2, 6])}
        sess.run(listen, fed)
        sess.run(compose, fed)
