"""unique_name_ is taken literally."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net():
    return tf.get_variable('w', [1])


tf.make_template('net', net, unique_name_='only')()
tf.make_template('net', net, unique_name_='only')()
