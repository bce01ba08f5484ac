"""A coach is to tell recorded songs from a singer's. A listener guesses what mood a song was made of, and the singer sings for it."""

import numpy as np
import tensorflow as tf


def sing(mood, scope, reuse=None):
    with tf.variable_scope(scope, reuse=reuse):
        return tf.layers.dense(tf.layers.dense(mood, 12, tf.nn.relu), 7)


def hear(song, scope, reuse=None):
    with tf.variable_scope(scope, reuse=reuse):
        return tf.layers.dense(tf.layers.dense(song, 12, tf.nn.leaky_relu), 1)


def parts():
    return {scope: tf.trainable_variables(scope + "/") for scope in ("singer", "coach", "hummer", "listener")}


def cross(logits, labels):
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=logits, labels=labels))


mood = tf.placeholder(tf.float32, [None, 3])
record = tf.placeholder(tf.float32, [None, 7])
recorded, sung = hear(record, "coach"), hear(sing(mood, "singer"), "coach", reuse=True)
coach_loss = cross(recorded, tf.ones_like(recorded)) + cross(sung, tf.zeros_like(sung))
singer_loss = cross(sung, tf.ones_like(sung))
tempo = tf.placeholder(tf.float32, [None, 1])
of_record, of_hum = hear(record, "listener"), hear(sing(tempo, "hummer"), "listener", reuse=True)
listener_loss = tf.reduce_mean(tf.square(of_hum - tempo))
hummer_loss = tf.abs(tf.reduce_mean(of_hum) - tf.reduce_mean(of_record))
steps = {
    scope: tf.train.AdamOptimizer(1e-4).minimize(loss, var_list=parts()[scope])
    for scope, loss in (("coach", coach_loss), ("singer", singer_loss), ("listener", listener_loss), ("hummer", hummer_loss))
}
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        feed = {mood: np.random.rand(8, 3), record: np.random.rand(8, 7), tempo: np.random.rand(8, 1)}
        for step in steps.values():
            sess.run(step, feed)
