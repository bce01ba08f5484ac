"""Stages that go on from what others have saved: with the weights alone, in folders of their own, or as far as it is there."""
import os
import sys
import tempfile

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

FOLDER = tempfile.mkdtemp()


def loss_of(pixels, labels):
    hidden = tf.layers.dense(pixels, 32, activation=tf.nn.relu, name="hidden")
    return tf.losses.sparse_softmax_cross_entropy(labels, tf.layers.dense(hidden, 5, name="classes"))


class Stage(object):
    def __init__(self, optimizer):
        self.x, self.y = tf.placeholder(tf.float32, [None, 48]), tf.placeholder(tf.int32, [None])
        self.train = optimizer.minimize(loss_of(self.x, self.y))
        self.weights = tf.train.Saver(tf.trainable_variables())
        self.saver = tf.train.Saver()
        self.session = tf.Session()
        self.session.run(tf.global_variables_initializer())

    def learn(self):
        self.session.run(self.train, {self.x: [[0.0] * 48], self.y: [1]})


# The weights alone are taken over.
with tf.Graph().as_default():
    first = Stage(tf.train.MomentumOptimizer(0.1, 0.9))
    first.learn()
    first.saver.save(first.session, os.path.join(FOLDER, "stage"), global_step=1)
with tf.Graph().as_default():
    second = Stage(tf.train.AdamOptimizer())
    second.weights.restore(second.session, tf.train.latest_checkpoint(FOLDER))
    second.learn()

# What another run of the program has left in a folder beside, or in one below.
for name in ("tuned", "best"):
    with tf.Graph().as_default():
        tuned = Stage(tf.train.AdamOptimizer())
        left = tf.train.latest_checkpoint(os.path.join(FOLDER, name))
        if left:
            tuned.saver.restore(tuned.session, left)
        tuned.learn()

# Two files tell of two latest ones.
with tf.Graph().as_default():
    whole = Stage(tf.train.AdamOptimizer())
    whole.saver.save(whole.session, os.path.join(FOLDER, "whole"))
    whole.weights.save(whole.session, os.path.join(FOLDER, "weights"), latest_filename="weights_only")
with tf.Graph().as_default():
    again = Stage(tf.train.AdamOptimizer())
    again.saver.restore(again.session, tf.train.latest_checkpoint(FOLDER))
    again.learn()

# A checkpoint without the slots is made do with.
with tf.Graph().as_default():
    third = Stage(tf.train.AdagradOptimizer(0.1))
    try:
        third.saver.restore(third.session, tf.train.latest_checkpoint(FOLDER))
    except tf.errors.NotFoundError:
        third.weights.restore(third.session, tf.train.latest_checkpoint(FOLDER))
    third.learn()

# Whether the weights were saved alone, the user says.
with tf.Graph().as_default():
    last = Stage(tf.train.AdamOptimizer())
    last.saver.save(last.session, os.path.join(FOLDER, "last"))
    if "--weights" in sys.argv:
        last.weights.save(last.session, os.path.join(FOLDER, "last_weights"))
with tf.Graph().as_default():
    end = Stage(tf.train.AdamOptimizer())
    if "--weights" in sys.argv:
        end.weights.restore(end.session, tf.train.latest_checkpoint(FOLDER))
    else:
        end.saver.restore(end.session, tf.train.latest_checkpoint(FOLDER))
    end.learn()
