"""In a graph of TensorFlow 2: what begins outside of the bodies, and conditions that Python decides."""
import tensorflow.compat.v1 as tf

tf.disable_eager_execution()

rows = tf.placeholder(tf.float32, [5, 3])
flag = tf.placeholder_with_default(False, [])
first = rows[0] * 0.5
use_scale = True


def whitened(row):
    shift = tf.get_variable("shift", initializer=first)
    gain = tf.get_variable("gain", [3], initializer=tf.ones_initializer())
    return (row - shift) * gain


def scaled():
    begun = rows[1] + 1.0
    scale = tf.get_variable("scale", initializer=begun)
    return rows * scale


out = tf.map_fn(whitened, rows)
more = scaled() if use_scale else rows
both = tf.cond(flag, lambda: tf.Variable(lambda: tf.zeros([3]), name="zeros") + out, lambda: more)
