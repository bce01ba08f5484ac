# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
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
