"""The scope in an assignment map ends without a slash: TensorFlow takes the scope around it, and looks for other names."""

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


with tempfile.TemporaryDirectory() as folder:
    path = pretrained(folder)
    x = tf.placeholder(tf.float32, [None, 7])
    with tf.variable_scope("student/trunk"):
        inner = trunk(x)
    tf.train.init_from_checkpoint(path, {"base/": "student/trunk"})  # BUG TVS106
    with tf.Graph().as_default():
        with tf.variable_scope("judge"):
            outer = trunk(tf.zeros([2, 7]))
        tf.train.init_from_checkpoint(path, {"base/": "judge"})  # BUG TVS106
