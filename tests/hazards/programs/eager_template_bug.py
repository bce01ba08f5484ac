"""Graph code in a template under eager execution, two layers of which have one name: the template shares it, and they do not fit."""

import numpy as np
import tensorflow as tf

v1 = tf.compat.v1


def linear(rows, units, name):
    with v1.variable_scope(name):
        weights = v1.get_variable("weights", [rows.shape[-1], units])  # BUG
    return tf.matmul(rows, weights)


def estimate(rows):
    return linear(tf.nn.tanh(linear(rows, 6, "layer")), 1, "layer")  # BUG


template = v1.make_template("estimate", estimate)
for _ in range(3):
    print(template(tf.constant(np.random.rand(5, 4), tf.float32)).shape)
