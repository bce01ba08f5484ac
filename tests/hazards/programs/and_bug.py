import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

with tf.variable_scope("a") and tf.variable_scope("b"):  # BUG
    w = tf.get_variable("w", [2])
