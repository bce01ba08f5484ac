import copy

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

class Tower:
    reuse = False

    def __init__(self, name):
        self.name, self.taps = name, []

    def __call__(self, x):
        with tf.variable_scope(self.name, reuse=self.reuse):
            y = tf.layers.dense(x, 2, name="fc")
        self.reuse = True
        self.taps.append(y)
        return y


x = tf.placeholder(tf.float32, [None, 2])
a = Tower("t")
b = copy.copy(a)
ya = a(x)
c = copy.copy(a)
c.name = "t"
yc = c(x)
assert len(b.taps) == 2
yb = b(x)
