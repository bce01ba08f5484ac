"""Three guesses at the yield of a field by partials, each of a name of its own; and one guesser for the fields of two years."""
import functools

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def guess(soil, rain, name, width=8):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        inner = tf.layers.dense(tf.concat([soil, rain], 1), width, activation=tf.nn.softplus, name="inner")
        return tf.layers.dense(inner, 1, name="outer")


soil = tf.placeholder(tf.float32, [None, 5])
rains = [tf.placeholder(tf.float32, [None, 12], name="rain") for _ in range(2)]
harvest = tf.placeholder(tf.float32, [None, 1])
guessers = [functools.partial(guess, name="guesses/%d" % number) for number in range(3)]
guesses = [each(soil, rains[0]) for each in guessers]
lowest = tf.reduce_min(tf.stack(guesses), axis=0)
error = tf.add_n([tf.reduce_mean(tf.square(each - harvest)) for each in guesses])
yearly = functools.partial(guess, name="yearly")
error += tf.reduce_mean(tf.square(tf.add_n([yearly(soil, rain) for rain in rains]) - harvest))
train = tf.train.AdamOptimizer().minimize(error)
