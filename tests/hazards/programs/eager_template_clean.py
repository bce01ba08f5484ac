"""Graph code in a template under eager execution: the template keeps what get_variable makes, and shares it between its calls."""

import numpy as np
import tensorflow as tf

v1 = tf.compat.v1


def linear(rows, units, name):
    with v1.variable_scope(name):
        weights = v1.get_variable("weights", [rows.shape[-1], units])
    return tf.matmul(rows, weights)


def estimate(rows):
    return linear(tf.nn.tanh(linear(rows, 6, "inner")), 1, "outer")


template = v1.make_template("estimate", estimate)
for _ in range(3):
    rows = tf.constant(np.random.rand(5, 4), tf.float32)
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.square(template(rows) - 1.0))
    weights = template.trainable_variables
    for variable, gradient in zip(weights, tape.gradient(error, weights)):
        variable.assign_sub(0.1 * gradient)
print(len(template.trainable_variables))
