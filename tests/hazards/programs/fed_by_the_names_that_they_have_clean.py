"""What is fed has its name from a placeholder, an Input of Keras, a constant, or a variable."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4], name="x")
flag = tf.placeholder_with_default(False, [], name="is_training")
scale = tf.constant(2.0, name="scale")
bias = tf.Variable(1.0, name="bias")
moved = tf.identity(x * scale, name="moved")
out = tf.layers.dense(moved, 1, name="out") + bias
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for name in ("x", "moved"):
        print(sess.run(out, {"%s:0" % name: np.ones((2, 4)), "is_training:0": True, "scale:0": 3.0, "bias:0": 0.0}))
