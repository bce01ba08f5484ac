import numpy as np
import tensorflow as tf


class Archive(object):
    def __init__(self, path):
        self.path = path
        self.weights = tf.train.Saver(tf.trainable_variables())

    def keep(self, sess):
        self.weights.save(sess, self.path)

    def open(self, sess, gather, days):
        sess.run(tf.global_variables_initializer())
        self.weights.restore(sess, self.path)
        for feed in days:
            sess.run(gather, feed)


river = tf.placeholder(tf.float32, [None, 4])
level = tf.placeholder(tf.float32, [None, 1])
learning = tf.placeholder_with_default(False, [])
h = tf.layers.batch_normalization(tf.layers.dense(river, 6, name="basin"), training=learning, name="norm")
loss = tf.losses.mean_squared_error(level, tf.layers.dense(tf.nn.relu(h), 1, name="gauge"))
gather = tf.group(*tf.get_collection(tf.GraphKeys.UPDATE_OPS))
with tf.control_dependencies([gather]):
    step = tf.train.AdamOptimizer(0.05).minimize(loss)
archive = Archive("river")


def days(count):
    for day in range(count):
        yield {river: np.ones([5, 4]) * day, level: np.ones([5, 1]), learning: True}


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for feed in days(20):
        sess.run(step, feed)
    archive.keep(sess)
with tf.Session() as sess:
    archive.open(sess, gather, days(5))
    print(sess.run(loss, next(days(1))))
