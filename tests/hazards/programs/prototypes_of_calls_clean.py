"""Prototypes that a rule draws towards what a network makes: not trained, left out by the optimizer, or trained once they have been drawn."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

SPECIES, WIDTH = 6, 10


def listening(trainable):
    sound = tf.placeholder(tf.float32, [None, 20])
    species = tf.placeholder(tf.int32, [None])
    with tf.variable_scope("ear"):
        heard = tf.layers.dense(sound, WIDTH, tf.tanh)
    table = tf.get_variable("prototypes", [SPECIES, WIDTH], initializer=tf.zeros_initializer(), trainable=trainable)
    near = tf.gather(table, species)
    loss = tf.reduce_mean(tf.square(heard - near))
    drawn = tf.scatter_sub(table, species, 0.3 * (near - tf.stop_gradient(heard)))
    return {"sound": sound, "species": species, "loss": loss, "drawn": drawn, "near": near, "table": table}


def feed(net):
    return {net["sound"]: np.random.randn(12, 20), net["species"]: np.random.randint(0, SPECIES, 12)}


def not_trained():
    with tf.Graph().as_default(), tf.Session() as session:
        net = listening(False)
        with tf.control_dependencies([net["drawn"]]):
            step = tf.train.AdamOptimizer(1e-3).minimize(net["loss"])
        session.run(tf.global_variables_initializer())
        for _ in range(5):
            session.run(step, feed(net))


def left_out():
    with tf.Graph().as_default(), tf.Session() as session:
        net = listening(True)
        step = tf.train.AdamOptimizer(1e-3).minimize(net["loss"], var_list=tf.trainable_variables("ear/"))
        session.run(tf.global_variables_initializer())
        for _ in range(5):
            session.run([step, net["drawn"]], feed(net))


def drawn_first():
    """Where the prototypes begin is what an untrained ear hears; from there on everything learns."""
    with tf.Graph().as_default(), tf.Session() as session:
        net = listening(True)
        step = tf.train.AdamOptimizer(1e-3).minimize(net["loss"])
        session.run(tf.global_variables_initializer())
        for _ in range(3):
            session.run(net["drawn"], feed(net))
        for _ in range(5):
            session.run(step, feed(net))


def shrunk():
    """Rows that were used are made smaller, as a weight decay of the rows of the batch alone."""
    with tf.Graph().as_default(), tf.Session() as session:
        net = listening(True)
        step = tf.train.AdamOptimizer(1e-3).minimize(net["loss"])
        smaller = tf.scatter_sub(net["table"], net["species"], 1e-4 * net["near"])
        session.run(tf.global_variables_initializer())
        for _ in range(5):
            session.run([step, smaller], feed(net))


not_trained()
left_out()
drawn_first()
shrunk()
