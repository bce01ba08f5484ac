"""A network begins as one that was saved, whose scope had another name; all of it, and one variable by itself."""

import os
import tempfile

import tensorflow as tf


def encoder(x, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="first"), 4, name="second")


def pretrained(folder):
    with tf.Graph().as_default(), tf.Session() as session:
        encoder(tf.zeros([1, 6]), "autoencoder")
        session.run(tf.global_variables_initializer())
        return tf.train.Saver().save(session, os.path.join(folder, "model.ckpt"))


path = pretrained(tempfile.mkdtemp())
x = tf.placeholder(tf.float32, [None, 6])
logits = tf.layers.dense(encoder(x, "encoder"), 2)
tf.train.init_from_checkpoint(path, {"autoencoder/": "encoder/"})
tf.train.init_from_checkpoint(path, {"autoencoder/first/bias": "encoder/first/bias"})
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(logits, {x: [[0.0] * 6]}))
