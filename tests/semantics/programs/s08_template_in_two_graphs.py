"""The second graph has nothing to share."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

shared = tf.make_template('net', lambda: tf.get_variable('w', [1]))
shared()
with tf.Graph().as_default():
    shared()
