"""Plates are read: by one table in one scope, by two that have scopes of their own, or with a table inside that is looked up in as well."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

LETTERS, SIZE = 36, 12


def letter():
    with tf.variable_scope("letters", reuse=tf.AUTO_REUSE):
        return tf.get_variable("rows", [LETTERS, SIZE])


def layers(h):
    h = tf.layers.conv1d(h, SIZE, 3, padding="same", activation=tf.nn.relu)
    return tf.reshape(tf.layers.dense(h, SIZE), [-1, SIZE])


def in_one_scope(plate):
    with tf.variable_scope("reader"):
        return tf.matmul(layers(tf.gather(letter(), plate)), letter(), transpose_b=True)


def taken_before(plate):
    rows = letter()
    with tf.variable_scope("reader"):
        return tf.matmul(layers(tf.gather(rows, plate)), rows, transpose_b=True)


def with_two(plate):
    """What goes in and what comes out have a table each."""
    h = tf.gather(letter(), plate)
    with tf.variable_scope("reader"):
        h = layers(h)
    with tf.variable_scope("told"):
        return tf.matmul(h, letter(), transpose_b=True)


def with_sides(plate):
    with tf.variable_scope("front"):
        h = tf.gather(letter(), plate)
    with tf.variable_scope("back"):
        return tf.matmul(layers(h), letter(), transpose_b=True)


def written_again(plate):
    """The reader has a table of its own, for what it has told so far and for what it tells."""
    h = tf.gather(letter(), plate)
    with tf.variable_scope("reader"):
        h = layers(h + tf.gather(letter(), tf.roll(plate, 1, 1)))
        return tf.matmul(h, letter(), transpose_b=True)


for read in (in_one_scope, taken_before, with_two, with_sides, written_again):
    with tf.Graph().as_default(), tf.Session() as session:
        plate = tf.placeholder(tf.int32, [None, 7])
        loss = tf.losses.sparse_softmax_cross_entropy(tf.reshape(plate, [-1]), read(plate))
        step = tf.train.AdamOptimizer(0.01).minimize(loss)
        session.run(tf.global_variables_initializer())
        for _ in range(20):
            session.run(step, {plate: np.random.randint(0, 36, (4, 7))})
