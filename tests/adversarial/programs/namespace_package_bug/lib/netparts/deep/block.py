import tensorflow.compat.v1 as tf
from netparts.dense import make


def block(n):
    for i in range(n):
        with tf.variable_scope("block%d" % i):
            make("w")
