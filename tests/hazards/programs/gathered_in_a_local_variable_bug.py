"""The largest load seen is kept in a local variable, by which the loads are scaled: the checkpoint lacks it."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def scaled(load, training):
    largest = tf.get_variable("largest", [], initializer=tf.ones_initializer(), trainable=False,  # BUG
                              collections=[tf.GraphKeys.LOCAL_VARIABLES])
    if training:
        seen = tf.assign(largest, tf.maximum(largest, tf.reduce_max(load)))  # BUG
        with tf.control_dependencies([seen]):
            return load / seen
    return load / largest  # BUG


def wear(load, training):
    hidden = tf.layers.dense(scaled(load, training), 8, tf.nn.relu, name="hidden")
    return tf.layers.dense(hidden, 1, name="wear")


def train(folder):
    with tf.Graph().as_default(), tf.Session() as session:
        load, seen = tf.placeholder(tf.float32, [None, 6]), tf.placeholder(tf.float32, [None, 1])
        loss = tf.losses.mean_squared_error(seen, wear(load, True))
        step = tf.train.AdamOptimizer(1e-2).minimize(loss)
        session.run([tf.global_variables_initializer(), tf.local_variables_initializer()])
        for _ in range(5):
            session.run(step, {load: 90.0 * np.random.rand(8, 6), seen: np.random.rand(8, 1)})
        return tf.train.Saver().save(session, os.path.join(folder, "wear"))


def predict(path, loads):
    with tf.Graph().as_default(), tf.Session() as session:
        load = tf.placeholder(tf.float32, [None, 6])
        answer = wear(load, False)
        session.run(tf.local_variables_initializer())
        tf.train.Saver().restore(session, path)
        return session.run(answer, {load: loads})


print(predict(train(tempfile.mkdtemp()), 90.0 * np.random.rand(2, 6)))
