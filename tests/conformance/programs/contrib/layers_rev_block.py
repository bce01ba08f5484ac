# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
x1 = tf.zeros([2, 4])
x2 = tf.zeros([2, 4])


def f(x):
    return tf.layers.dense(x, 4)


def g(x):
    return tf.layers.dense(x, 4, name="own")


with tf.variable_scope("a"):
    layers.rev_block(x1, x2, f, g, num_layers=2)
    layers.rev_block(x1, x2, f, [g, f], num_layers=2)
with tf.variable_scope("a", reuse=True):
    layers.rev_block(x1, x2, f, g, num_layers=2)
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    layers.rev_block(x1, x2, f, g, num_layers=3, is_training=False)
y1, y2 = layers.rev_block(x1, x2, f, g)
tf.get_variable("shape", y1.shape)
with tf.variable_scope("b"):
    layers.rev_block(x1, x2, lambda x, side: tf.layers.dense(x, 4) + side[0], f, f_side_input=[x1], is_training=False)
