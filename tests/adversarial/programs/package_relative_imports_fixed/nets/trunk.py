import tensorflow.compat.v1 as tf

from .util import fc


def mlp(x, scope, reuse=None):
    with tf.variable_scope(scope, reuse=reuse):
        return fc(fc(x, 8, "h1"), 8, "h2")


TRUNKS = dict(mlp=mlp)
