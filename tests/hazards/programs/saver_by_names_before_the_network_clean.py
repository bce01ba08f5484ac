"""Names for savers: of a network that is there, of none on purpose, and of what a caller has built."""
import sys

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(images):
    hidden = tf.layers.dense(images, 16, activation=tf.nn.relu, name="hidden")
    return tf.layers.dense(hidden, 4, name="scores")


class Averaged(object):
    def __init__(self, decay):
        self.images = tf.placeholder(tf.float32, [None, 12])
        self.scores = network(self.images)
        names = tf.train.ExponentialMovingAverage(decay).variables_to_restore()
        self.saver = tf.train.Saver(names)


class AroundABuiltOne(object):
    """Nobody here makes one: whoever does has built a network."""

    def __init__(self, decay):
        self.saver = tf.train.Saver(tf.train.ExponentialMovingAverage(decay).variables_to_restore())
        self.epoch = tf.get_variable("epoch", [], trainable=False)


class AroundAListedOne(object):
    def __init__(self):
        listed, named = [], {}
        for v in tf.global_variables():
            listed.append(v)
            named[v.op.name] = v
        self.savers = tf.train.Saver(listed), tf.train.Saver(named)
        self.epoch = tf.get_variable("epoch", [], trainable=False)


with tf.Graph().as_default():
    Averaged(0.99)
with tf.Graph().as_default():
    nothing = tf.train.Saver({}, allow_empty=True)
    network(tf.placeholder(tf.float32, [None, 12]))
with tf.Graph().as_default():
    network(tf.placeholder(tf.float32, [None, 12]))
    shapes = tf.train.load_checkpoint(sys.argv[1]).get_variable_to_shape_map()
    there = {}
    for v in tf.global_variables():
        if v.op.name in shapes:
            there[v.op.name] = v
    tf.train.Saver(there)
