# tf: 2.21
import tensorflow.compat.v1 as tf
import tf_slim as layers

tf.disable_v2_behavior()
x = tf.zeros([2, 8, 8, 4])
with tf.variable_scope("a"):
    layer = layers.GDN()
    layer(x)
    layer(x)
    layers.GDN(inverse=True, name="named")(x)
    layers.GDN(name="named")(x)
with tf.variable_scope("a", reuse=True):
    layers.GDN()(x)
    layers.GDN(name="named")(x)
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    layers.GDN()(x)
    layers.GDN()(x)
layer(x)
with tf.variable_scope("a"):
    layers.GDN()(x)
