import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def features(image):
    kernel = tf.get_variable("kernel", [8, 4])
    return tf.nn.l2_normalize(tf.matmul(image, kernel), 1)


def distance(one, two):
    first = tf.make_template("features", features)(one)  # BUG
    second = tf.make_template("features", features)(two)  # BUG
    return tf.reduce_sum(tf.square(first - second), 1)


one = tf.placeholder(tf.float32, [None, 8])
two = tf.placeholder(tf.float32, [None, 8])
score = distance(one, two)
step = tf.train.AdamOptimizer().minimize(tf.reduce_mean(score))
with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    print(len(tf.trainable_variables()), session.run(score, {each: np.ones((1, 8)) for each in (one, two)}))
