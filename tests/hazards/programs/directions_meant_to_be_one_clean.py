"""Directions with scopes of their own; one reading of either strand, by a function that runs again; one cell, shared by a flag for it alone."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def bases(strand):
    return tf.nn.embedding_lookup(tf.get_variable("bases", [4, 6]), strand)


def read(heard, scope):
    return tf.nn.dynamic_rnn(tf.nn.rnn_cell.GRUCell(5), heard, dtype=tf.float32, scope=scope)[0]


def reading(strand):
    return tf.layers.dense(read(bases(strand), "strand"), 3, name="sites")


strand = tf.placeholder(tf.int32, [None, 8])
with tf.variable_scope("apart") as scope:
    onwards = read(bases(strand), "onwards")
with tf.variable_scope("apart", reuse=tf.AUTO_REUSE):
    backwards = tf.reverse(read(bases(tf.reverse(strand, [1])), "backwards"), [1])
apart = tf.concat([onwards, backwards], 2)

with tf.variable_scope("either") as scope:
    one = reading(strand)
    scope.reuse_variables()
    other = tf.reverse(reading(tf.reverse(3 - strand, [1])), [1])
either = tf.concat([one, other], 2)

with tf.variable_scope("flag"):
    heard = bases(strand)
    there = read(heard, "strand")
    with tf.variable_scope(tf.get_variable_scope(), reuse=True):
        back = read(tf.reverse(heard, [1]), "strand")
    one_cell = tf.concat([there, tf.reverse(back, [1])], 2)

with tf.variable_scope("views") as scope:
    seen = read(bases(strand), "strand")
    scope.reuse_variables()
    turned = tf.reverse(read(bases(tf.reverse(strand, [1])), "strand"), [1])
    mean = tf.reduce_mean(tf.stack([seen, turned]), 0)

loss = tf.add_n([tf.reduce_mean(each ** 2) for each in (apart, either, one_cell, mean)])
train = tf.train.AdamOptimizer().minimize(loss)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run([loss, train], {strand: np.ones((2, 8))})[0])
