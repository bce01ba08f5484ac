"""A scanner gives slices with and without a channel axis: the net is tried as it stands, and built again with an axis more."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def segment(slices):
    with tf.variable_scope("segment"):
        contrast = tf.get_variable("contrast", [], initializer=tf.ones_initializer())  # BUG
        w = tf.get_variable("w", [3, 3, 1, 8])
        h = tf.nn.relu(tf.nn.conv2d(slices * contrast, w, [1, 1, 1, 1], "SAME"))
        return tf.reduce_mean(h, axis=[1, 2])


scans = tf.placeholder(tf.float32, [None, 64, 64])
try:
    masks = segment(scans)
except ValueError:
    masks = segment(scans[..., tf.newaxis])
