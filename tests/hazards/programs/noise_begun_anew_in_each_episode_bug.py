"""The initializer of all that there is takes back what the optimizer has learned, too."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

view = tf.placeholder(tf.float32, [None, 4])
aim = tf.placeholder(tf.float32, [None, 2])
drift = tf.get_variable("drift", [2], trainable=False, initializer=tf.zeros_initializer())
wander = drift.assign(0.8 * drift + tf.random_normal([2]))
turn = tf.layers.dense(view, 2, tf.nn.tanh)
explored = turn + wander
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(turn - aim)))
begin = tf.global_variables_initializer()


def drive(sess, length):
    sess.run(begin)  # BUG TVS506
    return np.concatenate([sess.run(explored, {view: np.ones((1, 4))}) for _ in range(length)])


with tf.Session() as sess:
    sess.run(begin)
    for episode in range(5):
        tried = drive(sess, 6)
        sess.run(step, {view: np.ones((6, 4)), aim: np.clip(tried, -1.0, 1.0)})
    print(sess.run(turn, {view: np.ones((1, 4))}))
