import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def encode(x):
    f = tf.make_template("enc", lambda t: tf.layers.dense(t, 4, name="d"))  # BUG
    return f(x)


a = encode(tf.placeholder(tf.float32, [None, 8]))
b = encode(tf.placeholder(tf.float32, [None, 8]))
d = a - b
