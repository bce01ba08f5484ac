"""Names and variables are laid out for savers while the graphs have no variables yet."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(images):
    hidden = tf.layers.dense(images, 16, activation=tf.nn.relu, name="hidden")
    return tf.layers.dense(hidden, 4, name="scores")


class Averaged(object):
    def __init__(self, decay):
        self.images = tf.placeholder(tf.float32, [None, 12])
        names = tf.train.ExponentialMovingAverage(decay).variables_to_restore()
        self.saver = tf.train.Saver(names)  # BUG TVS512
        self.scores = network(self.images)


class Renamed(object):
    def __init__(self, prefix):
        self.images = tf.placeholder(tf.float32, [None, 12])
        names = {}
        for v in tf.trainable_variables():
            names[prefix + "/" + v.op.name] = v
        self.saver = tf.train.Saver(names)  # BUG TVS512
        self.scores = network(self.images)


with tf.Graph().as_default():
    Averaged(0.99)
with tf.Graph().as_default():
    Renamed("teacher")
with tf.Graph().as_default():
    early = tf.train.Saver({v.op.name: v for v in tf.global_variables()})  # BUG TVS512
    network(tf.placeholder(tf.float32, [None, 12]))
