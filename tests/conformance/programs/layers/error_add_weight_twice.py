# tf: 1.15 2.21
"""One weight name twice in one build."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Twice(tf.layers.Layer):
    def build(self, shape):
        self.a = self.add_weight('w', [1])
        self.b = self.add_weight('w', [1])


Twice()(tf.zeros([2, 3]))
