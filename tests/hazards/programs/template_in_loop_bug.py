import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [2, 5, 8])
outs = []
for t in range(5):
    step = tf.make_template("step", lambda v: tf.layers.dense(v, 4, name="fc"))  # BUG
    outs.append(step(x[:, t]))
