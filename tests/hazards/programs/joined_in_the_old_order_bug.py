"""Of the time before TensorFlow 1.0, when the axis came first: the tower of both eyes is shared with one of another width."""
import tensorflow as tf

left = tf.placeholder(tf.float32, [None, 8])
right = tf.placeholder(tf.float32, [None, 4])


def gaze(eyes, reuse=False):
    with tf.variable_scope("gaze", reuse=reuse):
        w = tf.get_variable("w", [eyes.get_shape()[1], 3])  # BUG
        return tf.matmul(eyes, w)


both = gaze(tf.concat(1, [left, right]))
doubled = gaze(tf.concat(concat_dim=1, values=[left, left]), reuse=True)
