# tf: 1.15 2.21
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
line = tf.zeros([2, 8, 3])
with tf.variable_scope("a"):
    layer = tf.layers.SeparableConv1D(5, 3)
    layer(line)
    layer(line)
    tf.layers.SeparableConv1D(4, 3, depth_multiplier=2, name="named")(line)
with tf.variable_scope("a", reuse=True):
    tf.layers.SeparableConv1D(5, 3)(line)
    tf.layers.SeparableConv1D(4, 3, depth_multiplier=2, name="named")(line)
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    tf.layers.SeparableConv1D(5, 3)(line)
    tf.layers.SeparableConv1D(5, 3)(line)
layer(line)
tf.layers.SeparableConv1D(5, 3, name="named")(line)
with tf.variable_scope("a", reuse=True):
    tf.layers.SeparableConv1D(6, 3)(line)
