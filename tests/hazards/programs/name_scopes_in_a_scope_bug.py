import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def outputs(features):
    found = {}
    for part in ("position", "velocity"):
        with tf.name_scope(part):
            w = tf.get_variable("w", [8, 2])  # BUG
            found[part] = tf.matmul(features, w)
    return found


x = tf.placeholder(tf.float32, [None, 8])
with tf.variable_scope("tracker", reuse=tf.AUTO_REUSE):
    found = outputs(x)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()), session.run(found, {x: np.ones((1, 8))})["velocity"].shape)
