# tf: 1.5 1.15
import tensorflow as tf

layers = tf.contrib.layers
framework = tf.contrib.framework
x = tf.placeholder(tf.float32, [2, 8, 8, 4])


def prelu(value):
    alpha = tf.get_variable("alpha", [value.shape[-1]])
    return value * alpha


for _ in range(2):
    with tf.variable_scope("net", reuse=tf.AUTO_REUSE):
        y = layers.conv2d(x, 3, 3, activation_fn=prelu)
        y = layers.fully_connected(y, 5, prelu)
        y = layers.conv2d_transpose(y, 2, 3, activation_fn=lambda v: layers.fully_connected(v, 2), normalizer_fn=layers.instance_norm)
layers.conv2d(x, 3, 3, activation_fn=prelu, scope="one")
layers.conv2d(x, 3, 3, activation_fn=prelu, scope="one")
