"""Optimizers in a scope, of losses that go through pieces of one variable: what a turn trains once more has its slots there already."""

import tensorflow as tf

tf.compat.v1.disable_v2_behavior()
tf = tf.compat.v1


def train_halves():
    both = tf.Variable([1.0, 2.0], name="both")
    for half in range(2):
        with tf.variable_scope("train"):
            loss = tf.square(tf.split(both, 2)[half])
            tf.train.AdamOptimizer().minimize(loss)  # BUG TVS101


def train_rows():
    table = tf.Variable(tf.zeros([3, 4]), name="table")
    for row in range(3):
        with tf.variable_scope("rows"):
            loss = tf.reduce_sum(tf.unstack(table)[row])
            tf.train.AdamOptimizer().minimize(loss)  # BUG TVS101


def train_what_is_folded():
    weights = tf.Variable([1.0, 2.0], name="weights")
    for _ in range(2):
        with tf.variable_scope("folded"):
            loss = tf.foldl(lambda whole, each: whole + each * each, weights)
            tf.train.AdamOptimizer().minimize(loss)  # BUG TVS101


if __name__ == "__main__":
    train_halves()
    train_rows()
    train_what_is_folded()
