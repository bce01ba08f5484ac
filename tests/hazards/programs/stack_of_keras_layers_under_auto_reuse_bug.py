"""Layers of Keras in one opening of a scope with AUTO_REUSE, each on data of its own: they were to be one, and so they are in a second opening."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def stacked(x):
    with tf.variable_scope("stack", reuse=tf.AUTO_REUSE):
        for _ in range(3):
            x = tf.keras.layers.Dense(8, activation="relu")(x)  # BUG TVS202
        return x


left, right = (tf.placeholder(tf.float32, [None, 8]) for _ in range(2))
one, two = stacked(left), stacked(right)
with tf.variable_scope("heads", reuse=tf.AUTO_REUSE):
    heads = [tf.keras.layers.Dense(2, name="head")(x) for x in (left, right)]  # BUG TVS202

frames = [tf.placeholder(tf.float32, [None, 8]) for _ in range(3)]
with tf.variable_scope("recurrent", reuse=tf.AUTO_REUSE):
    state = tf.zeros([4, 8])
    for frame in frames:
        state = tf.keras.layers.Dense(8)(tf.concat([frame, state], axis=1))  # BUG TVS202
