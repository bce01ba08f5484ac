import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(x, 2, name="out")


x, y = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
value, told = net(x, "learns"), net(x, "follows")
ours, theirs = tf.trainable_variables("learns"), tf.trainable_variables("follows")
step = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(value - y)), var_list=ours)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    copy = [tf.assign(b, sess.run(a)) for a, b in zip(ours, theirs)]  # BUG
    for turn in range(5):
        sess.run(step, {x: np.ones((2, 4)), y: sess.run(told, {x: np.ones((2, 4))})})
        sess.run(copy)
