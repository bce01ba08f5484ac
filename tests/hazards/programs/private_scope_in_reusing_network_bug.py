"""Bids on two markets: one network for both, and each market is to have a correction of its own.

The second market's network reuses all that is below it: `reuse=False` of an inner scope cannot turn that off.
"""

import tensorflow.compat.v1 as tf

MARKETS = ("day_ahead", "intraday")


def corrected(bids, width, market):
    with tf.variable_scope("correction", reuse=False):  # BUG
        slope = tf.get_variable("slope", [width], initializer=tf.ones_initializer())  # BUG
        shift = tf.get_variable("shift", [width], initializer=tf.zeros_initializer())
    return slope * bids + shift


def pricing(bids, market, width=12):
    rows = corrected(bids, width, market)
    with tf.variable_scope("pricing"):
        weights = tf.get_variable("weights", [width, 1])
        return tf.matmul(tf.tanh(rows), weights)


def main():
    losses = []
    for number, market in enumerate(MARKETS):
        bids, price = tf.placeholder(tf.float32, [None, 12]), tf.placeholder(tf.float32, [None, 1])
        with tf.variable_scope("auction", reuse=number > 0):
            losses.append(tf.losses.mean_squared_error(price, pricing(bids, market)))
    return tf.train.AdamOptimizer(0.001).minimize(tf.add_n(losses))


main()
