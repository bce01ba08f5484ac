"""The loop that serves makes the unnamed heads in another order than the one that trains."""

import os
import tempfile

import tensorflow as tf


def trunk(x):
    return tf.layers.dense(x, 8, tf.nn.relu)



def learn(path):
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.placeholder(tf.float32, [None, 4])
        labels = tf.placeholder(tf.float32, [None, 3])
        h = trunk(x)
        outputs = {}
        for kind in ["near", "far"]:
            outputs[kind] = tf.layers.dense(h, 3)
        loss = tf.losses.mean_squared_error(labels, outputs["near"]) + tf.losses.mean_squared_error(-labels, outputs["far"])
        step = tf.train.AdamOptimizer().minimize(loss)
        session.run(tf.global_variables_initializer())
        session.run(step, {x: [[0.0] * 4], labels: [[1.0] * 3]})
        return tf.train.Saver().save(session, path)


def answer(path):
    with tf.Graph().as_default(), tf.Session() as session:
        x = tf.placeholder(tf.float32, [None, 4])
        h = trunk(x)
        outputs = {}
        for kind in ["far", "near"]:  # BUG
            outputs[kind] = tf.layers.dense(h, 3)  # BUG
        tf.train.Saver().restore(session, path)  # BUG
        return session.run(outputs, {x: [[0.0] * 4]})


print(answer(learn(os.path.join(tempfile.mkdtemp(), "model"))))
