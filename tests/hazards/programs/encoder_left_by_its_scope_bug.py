import os
import tempfile

import numpy as np
import tensorflow as tf


def speech_encoder(frames):
    with tf.variable_scope("listener"):
        h = tf.layers.conv1d(frames, 8, 3, name="c1")
        return tf.reduce_mean(tf.layers.conv1d(h, 8, 3, name="c2"), axis=1)


def pretrain(folder):
    with tf.Graph().as_default():
        frames = tf.placeholder(tf.float32, [None, 20, 4])
        scale = tf.get_variable("scale", [4])
        loss = tf.reduce_mean(tf.square(speech_encoder(frames * scale)))
        train = tf.train.AdamOptimizer().minimize(loss)
        saver = tf.train.Saver()
        with tf.Session() as sess:
            sess.run(tf.global_variables_initializer())
            sess.run(train, {frames: np.random.rand(3, 20, 4)})
            return saver.save(sess, os.path.join(folder, "listener"))


class Recognizer(object):
    def __init__(self):
        self.frames = tf.placeholder(tf.float32, [None, 20, 4])
        self.labels = tf.placeholder(tf.int32, [None])
        scale = tf.get_variable("scale", [4])
        with tf.variable_scope("recognizer"):
            logits = tf.layers.dense(speech_encoder(self.frames * scale), 5, name="words")
        self.loss = tf.losses.sparse_softmax_cross_entropy(self.labels, logits)
        self.train = tf.train.AdamOptimizer().minimize(self.loss, var_list=tf.trainable_variables())

    def load(self, sess, path):
        shapes = tf.train.NewCheckpointReader(path).get_variable_to_shape_map()
        found = {}
        for v in tf.global_variables():
            if v.op.name in shapes and v.shape.as_list() == shapes[v.op.name]:
                found[v.op.name] = v
        tf.train.Saver(found).restore(sess, path)  # BUG


path = pretrain(tempfile.mkdtemp())
model = Recognizer()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    model.load(sess, path)
    sess.run(model.train, {model.frames: np.random.rand(3, 20, 4), model.labels: [0, 1, 2]})
