import tensorflow.compat.v1 as tf


class Head(object):
    found = []
    scope = "head"
    n = 1

    def __init_subclass__(cls, **kw):
        super().__init_subclass__(**kw)
        cls.found.append(cls)

    @classmethod
    def build(cls, x):
        with tf.variable_scope(cls.scope):
            return tf.layers.dense(x, cls.n, name="out")
