"""A speech trunk is built under "tagger" beside a new head, and the checkpoint has it bare, with the head that it was trained with."""
import os
import tempfile

import numpy as np
import tensorflow as tf

FRAMES = 20


def trunk(frames):
    with tf.variable_scope("trunk"):
        low = tf.layers.dense(frames, 24, tf.nn.relu, name="low")
        return tf.layers.dense(low, 12, tf.nn.relu, name="high")


def learn_to_rebuild(path):
    with tf.Graph().as_default():
        frames = tf.placeholder(tf.float32, [None, FRAMES])
        again = tf.layers.dense(trunk(frames), FRAMES, name="rebuilt")
        train = tf.train.AdamOptimizer().minimize(tf.losses.mean_squared_error(frames, again))
        saver = tf.train.Saver()
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for _ in range(10):
                session.run(train, {frames: np.random.rand(4, FRAMES)})
            return saver.save(session, path)


def load_what_fits(session, path):
    shapes = dict(tf.train.list_variables(path))
    fitting = [v for v in tf.trainable_variables() if v.op.name in shapes and shapes[v.op.name] == v.shape.as_list()]  # BUG
    if fitting:
        tf.train.Saver(fitting).restore(session, path)


def learn_to_tag(path):
    with tf.Graph().as_default():
        frames, tags = tf.placeholder(tf.float32, [None, FRAMES]), tf.placeholder(tf.int32, [None])
        with tf.variable_scope("tagger"):  # BUG
            scores = tf.layers.dense(trunk(frames), 5, name="tag")
        train = tf.train.AdamOptimizer().minimize(tf.losses.sparse_softmax_cross_entropy(tags, scores))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            load_what_fits(session, path)  # BUG
            for _ in range(10):
                session.run(train, {frames: np.random.rand(4, FRAMES), tags: np.random.randint(0, 5, 4)})


learn_to_tag(learn_to_rebuild(os.path.join(tempfile.mkdtemp(), "speech")))
