"""`reuse=(i >= 1)` in a loop, and the same by a scope that each turn opens."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def relu(x):
    threshold = tf.get_variable("threshold", shape=(), initializer=tf.constant_initializer(0.0))
    w = tf.Variable(tf.random_normal([int(x.shape[1]), 1]), name="weights", trainable=False)
    return tf.maximum(tf.matmul(x, w), threshold)


x = tf.placeholder(tf.float32, [None, 3])
outputs = []
for i in range(5):
    with tf.variable_scope("relu", reuse=(i >= 1)):
        outputs.append(relu(x))
total = tf.add_n(outputs)
