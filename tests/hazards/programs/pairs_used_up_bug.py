import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def values(state, scope):
    with tf.variable_scope(scope):
        return tf.layers.dense(tf.layers.dense(state, 8, tf.nn.relu, name="a"), 2, name="b")


state, wanted = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
online, lagging = values(state, "online"), values(state, "lagging")
step = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(online - wanted)))
pairs = zip(tf.trainable_variables("online/"), tf.trainable_variables("lagging/"))
begin = tf.group(*[b.assign(a) for a, b in pairs])
follow = tf.group(*[b.assign(0.9 * b + 0.1 * a) for a, b in pairs])  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(begin)
    for turn in range(20):
        told = sess.run(lagging, {state: np.ones((2, 4))})
        sess.run(step, {state: np.ones((2, 4)), wanted: told})
        sess.run(follow)
