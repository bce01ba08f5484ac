import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def features(image):
    kernel = tf.get_variable("kernel", [3, 3, 1, 4])
    return tf.reduce_mean(tf.nn.conv2d(image, kernel, [1, 1, 1, 1], "SAME"), [1, 2])


def distance(one, two):
    first = tf.make_template("features", features)  # BUG
    second = tf.make_template("features", features)  # BUG
    return tf.reduce_sum(tf.square(first(one) - second(two)), 1)  # BUG


one = tf.placeholder(tf.float32, [None, 8, 8, 1])
two = tf.placeholder(tf.float32, [None, 8, 8, 1])
score = distance(one, two)
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()), session.run(score, {each: np.ones((1, 8, 8, 1)) for each in (one, two)}))
