import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

w = tf.get_variable("w", [3])
with tf.train.MonitoredTrainingSession() as sess:
    v = tf.get_variable("v", [3])  # BUG
