"""Floors of a saved building are left out of what is restored: by whole names, all of them by name, or all that begin like it."""

import tensorflow as tf


def tower(x):
    with tf.variable_scope("tower"):
        for number in range(12):
            x = tf.layers.dense(x, 8, tf.nn.relu, name="floor{}".format(number))
    return tf.layers.dense(x, 2, name="roof")


def restored(left_out):
    kept = []
    for v in tf.global_variables():
        if any(v.op.name.startswith(each) for each in left_out):
            continue
        kept.append(v)
    return kept


def train(left_out):
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.placeholder(tf.float32, [None, 8])
        loss = tf.reduce_mean(tf.square(tower(x)))
        saver = tf.train.Saver(restored(left_out))
        step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
        session.run(tf.global_variables_initializer())
        saver.restore(session, "/data/tower/model.ckpt")
        for _ in range(10):
            session.run(step, {x: [[1.0] * 8]})


train(["roof", "tower/floor1/"])
train(["roof", "tower/floor1", "tower/floor10", "tower/floor11"])
train(["tower/floor"])
train(["roof", "tower/floor7"])
