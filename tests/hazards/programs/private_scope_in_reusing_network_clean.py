"""Bids on two markets: what each has of its own is called after it, and a flag that has no effect does no harm elsewhere."""

import tensorflow.compat.v1 as tf

MARKETS = ("day_ahead", "intraday")


def corrected(bids, width, market):
    with tf.variable_scope("correction_" + market):
        slope = tf.get_variable("slope", [width], initializer=tf.ones_initializer())
        shift = tf.get_variable("shift", [width], initializer=tf.zeros_initializer())
    return slope * bids + shift


def pricing(bids, market, width=12):
    rows = corrected(bids, width, market)
    with tf.variable_scope("pricing"):
        weights = tf.get_variable("weights", [width, 1])
        return tf.matmul(tf.tanh(rows), weights)


def auction():
    """Each market has a correction of its own."""
    losses = []
    for market in MARKETS:
        bids, price = tf.placeholder(tf.float32, [None, 12]), tf.placeholder(tf.float32, [None, 1])
        with tf.variable_scope("auction", reuse=tf.AUTO_REUSE):
            losses.append(tf.losses.mean_squared_error(price, pricing(bids, market)))
    return tf.add_n(losses)


def standard(bids, width, name):
    """One scale for whatever comes in: nobody says for what it is, but in the name of an operation."""
    with tf.variable_scope("standard", reuse=False):
        scale = tf.get_variable("scale", [width])
    return tf.multiply(bids, scale, name=name)


def standard_of(bids, width):
    with tf.variable_scope("standard_of", reuse=False):
        return bids * tf.get_variable("scale", [width])


def judged(bids, phase, width=12):
    """One network that is trained and evaluated."""
    with tf.variable_scope("first", reuse=False):
        hidden = bids * tf.get_variable("scale", [width])
    with tf.variable_scope("second"):
        return tf.matmul(hidden, tf.get_variable("weights", [width, 1]))


def twice(network, names):
    made = []
    for number, name in enumerate(names):
        with tf.variable_scope(network.__name__, reuse=number > 0):
            made.append(network(tf.placeholder(tf.float32, [None, 12]), name))
    return made


def one_for_all(bids, market, width=12):
    rows = standard_of(standard(bids, width, market), width)
    with tf.variable_scope("weights"):
        return tf.matmul(rows, tf.get_variable("weights", [width, 1]))


auction()
twice(judged, ("train", "eval"))
twice(one_for_all, MARKETS)
