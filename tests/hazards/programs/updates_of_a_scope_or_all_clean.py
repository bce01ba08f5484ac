"""Where a scope has no updates by its own name, all are taken."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def updates_of(scope):
    found = tf.get_collection(tf.GraphKeys.UPDATE_OPS, scope=scope)
    return found or tf.get_collection(tf.GraphKeys.UPDATE_OPS)


x = tf.placeholder(tf.float32, [None, 4])
learning = tf.placeholder_with_default(False, [])
with tf.variable_scope("outer"):
    with tf.variable_scope("inner"):
        h = tf.layers.batch_normalization(tf.layers.dense(x, 3, name="fc"), training=learning, name="norm")
with tf.control_dependencies(updates_of("inner")):
    step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(h**2))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(step, {x: np.random.rand(4, 4), learning: True})
    print(sess.run(h, {x: np.random.rand(4, 4)}))
