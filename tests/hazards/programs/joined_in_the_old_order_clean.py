"""Of the time before TensorFlow 1.0, when the axis came first, and of the time since."""
import tensorflow as tf

left = tf.placeholder(tf.float32, [None, 8])
right = tf.placeholder(tf.float32, [None, 4])


def gaze(eyes, reuse=False):
    with tf.variable_scope("gaze", reuse=reuse):
        return tf.matmul(eyes, tf.get_variable("w", [eyes.get_shape()[1], 3]))


def half(eye, reuse=False):
    with tf.variable_scope("half", reuse=reuse):
        return tf.matmul(eye, tf.get_variable("w", [eye.get_shape()[1], 3]))


both = gaze(tf.concat(1, [left, right]))
again = gaze(tf.concat(concat_dim=1, values=[right, left]), reuse=True)
anew = gaze(tf.concat([right, left], 1), reuse=True)
here, there = tf.split(1, 2, left)
one = half(here)
other = half(right, reuse=True)
more = half(tf.split(left, 2, 1)[0], reuse=True)
named = half(tf.split(split_dim=1, num_split=2, value=left)[1], reuse=True)
rows = tf.concat([[2, 3], [4]], 0)
with tf.variable_scope("rows"):
    kept = tf.get_variable("w", rows.get_shape())
with tf.variable_scope("rows", reuse=True):
    same = tf.get_variable("w", [3])
