"""A network of a test that keeps no variables: what is to be trained of it is nothing, and that is no matter of names."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def variables_of(scope):
    return tf.get_collection(tf.GraphKeys.TRAINABLE_VARIABLES, scope.name)


x = tf.placeholder(tf.float32, [None, 4])
with tf.variable_scope("Generator") as generator_scope:
    made = x * tf.get_variable("scale", [4])
with tf.variable_scope("Discriminator") as judge_scope:
    judged = tf.reduce_sum(made, axis=1)
both = variables_of(generator_scope) + variables_of(judge_scope)
