"""get_variable in call(): the second call makes it again."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Bad(tf.keras.layers.Layer):
    def call(self, x):
        return x * tf.get_variable('w', [3])


layer = Bad()
layer(tf.zeros([2, 3]))
layer(tf.zeros([2, 3]))
