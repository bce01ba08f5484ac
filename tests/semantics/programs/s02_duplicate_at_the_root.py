"""Two calls with one name at the root."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def weights():
    return tf.get_variable('w', [3, 3])


first = weights()
second = weights()
