"""Two strings of an instrument are to stay as they were tuned; what they are called has no ":0" in this list, and so all are trained."""

import numpy as np
import tensorflow as tf

TUNED = ["violin/g/tension", "violin/d/tension"]


def violin(bow):
    sound = []
    for string in "gdae":
        with tf.variable_scope("violin/" + string):
            sound.append(bow * tf.get_variable("tension", [], initializer=tf.ones_initializer()))
    return tf.add_n(sound)


bow = tf.placeholder(tf.float32, [None])
heard = tf.placeholder(tf.float32, [None])
loss = tf.reduce_mean(tf.square(violin(bow) - heard))
loose = []
for v in tf.trainable_variables():
    if v.name not in TUNED:  # BUG
        loose.append(v)
step = tf.train.GradientDescentOptimizer(0.01).minimize(loss, var_list=loose)  # BUG
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(5):
        session.run(step, {bow: np.random.rand(4), heard: np.random.rand(4)})
