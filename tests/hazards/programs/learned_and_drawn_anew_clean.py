"""What was learned is given to variables of another scope or graph, is assigned, or is there: nothing is initialized after that but the rest."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def embedded(notes, table=None, scope="notes"):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        if table is None:
            table = tf.get_variable("table", [4, 4], initializer=tf.random_normal_initializer(stddev=0.2))
        else:
            table = tf.get_variable("table", initializer=table)
        return tf.matmul(notes, table)


def scored(name, notes):
    return tf.reduce_mean(tf.square(tf.matmul(notes, tf.get_variable(name, [4, 1])) - 1.0))


def learned(session, notes, played):
    loss = tf.reduce_mean(tf.square(embedded(notes) - notes))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run(step, {notes: played})
    with tf.variable_scope("notes", reuse=True):
        return session.run(tf.get_variable("table"))


played = np.random.rand(6, 4)
notes = tf.placeholder(tf.float32, [None, 4])
with tf.Session() as session:
    table = learned(session, notes, played)
    loss = scored("first", embedded(notes, table))
    step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
    session.run(tf.variables_initializer([v for v in tf.global_variables() if v.op.name == "first"]))
    print(session.run([loss, step], {notes: played})[0])
    loss = scored("second", embedded(notes, table, "apart"))
    session.run(tf.global_variables_initializer())
    print(session.run(loss, {notes: played}))
with tf.Graph().as_default(), tf.Session() as session:
    notes = tf.placeholder(tf.float32, [None, 4])
    loss = scored("third", embedded(notes, table))
    session.run(tf.global_variables_initializer())
    print(session.run(loss, {notes: played}))
with tf.Graph().as_default(), tf.Session() as session:
    notes = tf.placeholder(tf.float32, [None, 4])
    table = learned(session, notes, played)
    loss = scored("fourth", embedded(notes, table))
    with tf.variable_scope("notes", reuse=True):
        back = tf.get_variable("table").assign(table)
    session.run(tf.global_variables_initializer())
    session.run(back)
    print(session.run(loss, {notes: played}))
