"""Not trainable: a new one each call."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net():
    tf.Variable(0, name='calls', trainable=False)
    return tf.get_variable('w', [1])


shared = tf.make_template('net', net)
shared()
shared()
