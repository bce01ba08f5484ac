import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
for n in ("pi", "oldpi"):
    with tf.variable_scope(n):
        tf.layers.dense(x, 2, name="fc")
pi = [v for v in tf.trainable_variables() if "pi" in v.name]  # BUG
old = [v for v in tf.trainable_variables() if "oldpi" in v.name]
up = [o.assign(p) for p, o in zip(pi, old)]
