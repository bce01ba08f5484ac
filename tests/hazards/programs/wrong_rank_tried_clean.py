"""A scanner gives slices with and without a channel axis: what a layer refuses, it refuses before it has made anything."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def first_block(slices, reuse=None):
    with tf.variable_scope("segment", reuse=reuse):
        return tf.layers.conv2d(slices, 8, 3, activation=tf.nn.relu, name="conv")


scans = tf.placeholder(tf.float32, [None, 64, 64])
try:
    masks = first_block(scans)
except ValueError:
    masks = first_block(scans[..., tf.newaxis])
again = first_block(scans[..., tf.newaxis], reuse=True)

kept = np.zeros((40, 64, 64, 1), np.float32)
odd = kept[np.arange(40) % 2 != 0]
few = kept[np.arange(3)]
with tf.variable_scope("stored"):
    some = tf.layers.conv2d(tf.constant(odd), 8, 3, name="conv")
with tf.variable_scope("stored", reuse=True):
    others = tf.layers.conv2d(tf.constant(few), 8, 3, name="conv")

volumes = tf.placeholder(tf.float32, None)
with tf.variable_scope("volume"):
    whole = tf.layers.conv3d(volumes if volumes.shape.ndims else tf.reshape(volumes, [-1, 8, 8, 8, 2]), 4, 3, name="conv")
pooled = tf.layers.max_pooling1d(tf.layers.conv1d(tf.zeros([4, 20, 3]), 5, 3, name="line"), 2, 2)
flat = tf.layers.dense(tf.layers.flatten(pooled), 3, name="head")
deep = tf.layers.dense(pooled, 3, name="each")
