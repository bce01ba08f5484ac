"""The trunk is outermost, and is left out of what the optimizer moves."""

import numpy as np
import tensorflow as tf

FIXED = "trunk/"


def trunk(x):
    with tf.variable_scope("trunk"):
        x = tf.layers.dense(x, 8, tf.nn.elu, name="first")
        return tf.layers.dense(x, 8, tf.nn.elu, name="second")


def ranker(x):
    with tf.name_scope("ranker"):
        shared = trunk(x)
        return tf.layers.dense(shared, 1, name="score")


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(ranker(x) - 2.0))
moving = [v for v in tf.trainable_variables() if not v.name.startswith(FIXED)]
step = tf.train.AdagradOptimizer(0.1).minimize(loss, var_list=moving)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {x: np.random.randn(5, 4)})
