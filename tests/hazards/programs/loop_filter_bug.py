import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
for n in ("main", "main_target"):
    with tf.variable_scope(n):
        tf.layers.dense(x, 2, name="fc")
main = []
for v in tf.trainable_variables():
    if v.name.startswith("main"):  # BUG
        main.append(v)
