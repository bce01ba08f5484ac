"""Numbers in the names of scopes that belong there: of scales of one picture, of inputs of other sizes, of what the call is told."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def judge(picture):
    with tf.variable_scope("judge_%d" % int(picture.shape[1]), reuse=tf.AUTO_REUSE):
        h = tf.layers.conv2d(picture, 4, 3, name="conv")
    with tf.variable_scope("judge", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.reduce_mean(h, [1, 2]), 1, name="out")


picture = tf.placeholder(tf.float32, [None, 32, 32, 3])
scales = [judge(each) for each in (picture, tf.image.resize_images(picture, [16, 16]))]


def sensor(values):
    with tf.variable_scope("sensor_%d" % int(values.shape[1]), reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(values, 8, name="in")
    with tf.variable_scope("sensor", reuse=tf.AUTO_REUSE):
        return tf.layers.dense(h, 1, name="out")


sums = sensor(tf.placeholder(tf.float32, [None, 4])) + sensor(tf.placeholder(tf.float32, [None, 9]))


def window(values, length):
    with tf.variable_scope("window_%d" % length, reuse=tf.AUTO_REUSE):
        h = tf.tensordot(values, tf.get_variable("w", [6, 1]), 1)
    with tf.variable_scope("windows", reuse=tf.AUTO_REUSE):
        return tf.reduce_sum(h, 1) * tf.get_variable("scale", [1])


each = [window(tf.placeholder(tf.float32, [None, n, 6]), n) for n in (5, 30)]
