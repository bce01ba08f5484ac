"""It tries to create once more."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(fail):
    w = tf.get_variable('w', [1])
    if fail:
        raise RuntimeError('not yet')
    return w


shared = tf.make_template('net', net)
try:
    shared(True)
except RuntimeError:
    pass
shared(False)
