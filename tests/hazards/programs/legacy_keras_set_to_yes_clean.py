# /// script
# dependencies = ["tensorflow>=2.16"]
# ///
import os

os.environ["TF_USE_LEGACY_KERAS"] = "1"
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
x = tf.placeholder(tf.float32, [None, 4])
y = tf.layers.dense(x, 2)
