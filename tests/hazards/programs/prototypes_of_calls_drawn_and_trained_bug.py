"""Prototypes of bird calls are drawn towards what a network hears, by a rule of their own, and the optimizer moves them as well."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SPECIES, WIDTH = 6, 10


def draw(heard, species, rate):
    table = tf.get_variable("prototypes", [SPECIES, WIDTH], initializer=tf.zeros_initializer())  # BUG
    near = tf.nn.embedding_lookup(table, species)
    distance = tf.reduce_mean(tf.square(heard - near))
    return distance, tf.scatter_add(table, species, rate * (tf.stop_gradient(heard) - near))


sound = tf.placeholder(tf.float32, [None, 20])
species = tf.placeholder(tf.int32, [None])
heard = tf.layers.dense(tf.layers.dense(sound, 16, tf.nn.relu), WIDTH)
scores = tf.layers.dense(heard, SPECIES)
distance, drawn = draw(heard, species, 0.3)
loss = tf.losses.sparse_softmax_cross_entropy(species, scores) + 0.05 * distance
step = tf.train.AdamOptimizer(1e-3).minimize(loss)  # BUG

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for turn in range(5):
        feed = {sound: np.random.randn(12, 20), species: np.random.randint(0, SPECIES, 12)}
        session.run([step, drawn], feed)
