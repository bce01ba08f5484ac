"""Scopes in assignment maps, with a slash; and one without, where the checkpoint has just the names that this comes to."""

import os
import tempfile

import tensorflow as tf


def trunk(x):
    x = tf.layers.dense(x, 5, activation=tf.nn.relu, name="lower")
    return tf.layers.dense(x, 3, activation=tf.nn.relu, name="upper")


def pretrained(folder):
    with tf.Graph().as_default(), tf.Session() as session:
        with tf.variable_scope("base"):
            trunk(tf.zeros([1, 7]))
        session.run(tf.global_variables_initializer())
        return tf.train.Saver().save(session, os.path.join(folder, "base"))


def initialized(path, scope, there):
    with tf.Graph().as_default(), tf.Session() as session:
        with tf.variable_scope(scope):
            trunk(tf.zeros([2, 7]))
        tf.train.init_from_checkpoint(path, there)
        session.run(tf.global_variables_initializer())
        return session.run(tf.trainable_variables())


with tempfile.TemporaryDirectory() as folder:
    path = pretrained(folder)
    initialized(path, "student/trunk", {"base/": "student/trunk/"})
    initialized(path, "student/trunk", {"base/": "student/trunk/lower"})
    initialized(path, "base", {"/": "/"})
    initialized(path, "student/base", {"/": "student/base"})
    initialized(path, "student", {"base/lower/kernel": "student/lower/kernel", "base/upper/": "student/upper/"})
