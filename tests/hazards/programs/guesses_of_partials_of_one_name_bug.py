"""Three guesses at the yield of a field, to go by the lowest: each is the same partial, with one name for the scope of all."""
import functools

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def guess(soil, rain, name, width=8):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(tf.concat([soil, rain], 1), width, activation=tf.nn.softplus, name="inner")
        return tf.layers.dense(inner, 1, name="outer")


soil = tf.placeholder(tf.float32, [None, 5])
rain = tf.placeholder(tf.float32, [None, 12])
harvest = tf.placeholder(tf.float32, [None, 1])
guessers = [functools.partial(guess, name="guesses/low") for _ in range(3)]  # BUG
guesses = [each(soil, rain) for each in guessers]  # BUG
lowest = tf.reduce_min(tf.stack(guesses), axis=0)
error = tf.add_n([tf.reduce_mean(tf.square(each - harvest)) for each in guesses])
train = tf.train.AdamOptimizer().minimize(error)
