# tf: 1.5
import tensorflow as tf

video = tf.zeros([2, 4, 8, 8, 3])
with tf.variable_scope("a"):
    layer = tf.keras.layers.ConvLSTM2D(5, 3)
    layer(video)
    layer(video)
    tf.keras.layers.ConvLSTM2D(5, 3, name="named")(video)
with tf.variable_scope("b"):
    layer(video)
    with tf.variable_scope("inner"):
        tf.keras.layers.ConvLSTM2D(4, 3, use_bias=False)(video)
with tf.variable_scope("a"):
    tf.keras.layers.ConvLSTM2D(5, 3)(video)
