import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def damped(getter, *args, **kwargs):
    return 0.5 * getter(*args, **kwargs)


def weigh(load):
    return tf.layers.dense(load, 1, use_bias=False, name="lever")


load = tf.placeholder(tf.float32, [None, 5])
scale = tf.make_template("scale", weigh)
plain = scale(load)
with tf.variable_scope("damped", custom_getter=damped):  # BUG
    half = scale(load)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    one, two = sess.run([plain, half], {load: np.ones((2, 5), np.float32)})
    print(one - two)
