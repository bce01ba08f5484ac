"""One dense layer passes messages along the bonds of a molecule in each round: the rounds have scopes of their own, and no weights."""

import numpy as np
import tensorflow as tf


def passed(atoms, bonds, speak, listen, rounds):
    for i in range(rounds):
        with tf.variable_scope("round%d" % i):
            heard = tf.matmul(bonds, speak(atoms))
            atoms = listen(tf.concat([atoms, heard], 2))
    return atoms


atoms = tf.placeholder(tf.float32, [None, 7, 5])
bonds = tf.placeholder(tf.float32, [None, 7, 7])
speak = tf.layers.Dense(5, name="speak")
listen = tf.layers.Dense(5, name="listen")
energy = tf.reduce_sum(tf.layers.dense(passed(atoms, bonds, speak, listen, 4), 1, name="energy"), [1, 2])
train = tf.train.AdamOptimizer().minimize(tf.reduce_mean(tf.square(energy)))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(train, {atoms: np.ones([2, 7, 5]), bonds: np.ones([2, 7, 7])})
