"""Data are read where all that is made waits for an assignment; what is done with an element is a graph of its own, and waits for nothing."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def prepared(number):
    return number * tf.random_uniform([])


alpha = tf.get_variable("alpha", [], initializer=tf.initializers.zeros(), trainable=False)
with tf.control_dependencies([tf.assign(alpha, 0.5)]):
    x = tf.data.Dataset.from_tensor_slices([1.0, 2.0, 3.0, 4.0]).map(prepared).batch(2).make_one_shot_iterator().get_next()
    y = x * alpha
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(session.run(y))
