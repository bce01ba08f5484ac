import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def code(image):
    return tf.layers.dense(tf.layers.dense(image, 8, tf.nn.relu, name="fc"), 4, name="code")


one = tf.make_template("code", code)
other = one
first, second = tf.placeholder(tf.float32, [None, 3]), tf.placeholder(tf.float32, [None, 3])
same = tf.placeholder(tf.float32, [None])
apart = tf.reduce_sum(tf.square(one(first) - other(second)), 1)
step = tf.train.AdamOptimizer(0.1).minimize(tf.reduce_mean(same * apart))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(step, {first: np.ones((2, 3)), second: np.ones((2, 3)), same: np.ones(2)})
    print(len(tf.trainable_variables()))
