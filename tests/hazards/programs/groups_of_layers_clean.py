import numpy as np
import tensorflow.compat.v1 as tf
tf.disable_v2_behavior()


def albert(x, layers=4, groups=2):
    prev = x
    with tf.variable_scope("transformer", reuse=tf.AUTO_REUSE):
        for i in range(layers):
            group = int(i / layers * groups)
            with tf.variable_scope("group_%d" % group):
                with tf.name_scope("layer_%d" % i):
                    out = prev
                    for inner in range(1):
                        with tf.variable_scope("inner_group_%d" % inner):
                            out = out + tf.layers.dense(out, 8, name="ffn")
                    prev = out
    return prev


y = albert(tf.placeholder(tf.float32, [None, 8]))
