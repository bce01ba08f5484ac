"""The first network is trained in a session that keeps it to itself; another one saves it as it begins."""
import os
import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(name):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [2], initializer=tf.zeros_initializer())
    return tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_sum(tf.square(w - 1.0)))


folder = tempfile.mkdtemp()
north, south = network("north"), network("south")
one = tf.Session()
one.run(tf.global_variables_initializer())
for _ in range(3):
    one.run(north)

two = tf.Session()
two.run(tf.global_variables_initializer())  # BUG TVS507
for _ in range(3):
    two.run(south)
tf.train.Saver(tf.global_variables()).save(two, os.path.join(folder, "south"))
