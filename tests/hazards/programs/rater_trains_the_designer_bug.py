import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def designer(site):
    with tf.variable_scope("plans"):
        hidden = tf.layers.dense(site, 16, activation=tf.nn.relu, name="first")
        return tf.layers.dense(hidden, 4, activation=tf.nn.tanh, name="plan")


def rater(site, plan):
    with tf.variable_scope("ratings"):
        hidden = tf.layers.dense(tf.concat([site, plan], 1), 16, activation=tf.nn.relu, name="first")
        return tf.layers.dense(hidden, 1, name="rating")


site = tf.placeholder(tf.float32, [None, 6])
wanted = tf.placeholder(tf.float32, [None, 1])
plan = designer(site)
rating = rater(site, plan)
rated = tf.train.AdamOptimizer(1e-3).minimize(tf.losses.mean_squared_error(wanted, rating))  # BUG
better = tf.train.AdamOptimizer(1e-3).minimize(-tf.reduce_mean(rating), var_list=tf.trainable_variables("plans"))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        where = np.random.rand(8, 6)
        tried = sess.run(plan, {site: where}) + 0.1 * np.random.randn(8, 4)
        sess.run(rated, {site: where, plan: tried, wanted: np.random.rand(8, 1)})
        sess.run(better, {site: where})
