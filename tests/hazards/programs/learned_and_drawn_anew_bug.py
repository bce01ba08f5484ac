"""What the embedding has learned is given as its initializer, which a variable that is there drops; then all is initialized anew."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def embedded(notes, tables=None):
    with tf.variable_scope("notes", reuse=tf.AUTO_REUSE):  # BUG
        for name in ("pitch", "length"):
            if tables is None:
                table = tf.get_variable(name, [4, 4], initializer=tf.random_normal_initializer(stddev=0.2))
            else:
                table = tf.get_variable(name, initializer=tables[name])  # BUG
            notes = tf.matmul(notes, table)
        return notes


def learned(session, notes, played):
    before = tf.get_variable("decoder", [4, 4])
    loss = tf.reduce_mean(tf.square(tf.matmul(embedded(notes), before) - notes))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {notes: played})
    with tf.variable_scope("notes", reuse=True):
        return {name: session.run(tf.get_variable(name)) for name in ("pitch", "length")}


notes = tf.placeholder(tf.float32, [None, 4])
played = np.random.rand(6, 4)
with tf.Session() as session:
    tables = learned(session, notes, played)
    score = tf.get_variable("score", [4, 1])
    loss = tf.reduce_mean(tf.square(tf.matmul(embedded(notes, tables), score) - 1.0))  # BUG
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    session.run(tf.global_variables_initializer())  # BUG
    print(session.run([loss, step], {notes: played})[0])
