"""A getter of a scope has the model's variables made by the same function once more: a collection takes each of them once."""

import tensorflow as tf
from tensorflow.contrib.framework.python.ops import variables


def rounded(getter, name, shape=None, dtype=None, initializer=None, collections=None, **unused):
    made = variables.model_variable(
        name, shape=shape, dtype=dtype, initializer=initializer, collections=collections, custom_getter=getter
    )
    return tf.round(made) if name.endswith("rounded") else made


def network(images):
    with tf.variable_scope("network", custom_getter=rounded):
        weights = variables.model_variable("weights", shape=[4, 2])
        offset = variables.model_variable("offset", shape=[2], collections=["offsets", "offsets"])
        return tf.matmul(images, weights) + offset


scores = network(tf.ones([3, 4]))
saver = tf.train.Saver(var_list=tf.global_variables())
print(len(tf.global_variables()), len(tf.get_collection("offsets")))
