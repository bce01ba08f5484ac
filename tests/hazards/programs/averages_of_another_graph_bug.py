"""An average counts its updates in a variable of the graph in which the program begins."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

updates = tf.Variable(0, trainable=False, name="updates")


def averaged(weights):
    averages = tf.train.ExponentialMovingAverage(0.99, num_updates=updates)
    return averages.apply(weights)  # BUG TVS106


with tf.Graph().as_default():
    w = tf.get_variable("w", [3])
    keep = averaged([w])
    with tf.Session() as sess:
        sess.run(tf.global_variables_initializer())
        sess.run(keep)
