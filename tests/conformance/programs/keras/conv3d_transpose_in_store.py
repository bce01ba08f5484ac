# tf: 1.5
import tensorflow as tf

volume = tf.zeros([1, 4, 4, 4, 3])
with tf.variable_scope("a"):
    tf.keras.layers.Conv3DTranspose(5, 3)(volume)
    tf.keras.layers.Conv3DTranspose(5, 3)(volume)
with tf.variable_scope("a", reuse=True):
    tf.keras.layers.Conv3DTranspose(5, 3)(volume)
tf.keras.layers.Conv3DTranspose(5, 3, name="named", use_bias=False)(volume)
with tf.variable_scope("a"):
    tf.keras.layers.Conv3DTranspose(5, 3)(volume)
