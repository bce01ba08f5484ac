import os

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def var(scope, *parts, shape=(1,)):
    full = os.path.join(scope, *parts)
    return tf.get_variable(os.path.relpath(full, scope).replace(os.sep, "/"), shape)


with tf.variable_scope("root") as sc:
    a = var(sc.name, "a", "w")
    b = var(sc.name, "b", "..", "c", "w")
