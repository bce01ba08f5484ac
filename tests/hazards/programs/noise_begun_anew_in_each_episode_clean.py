"""What no optimizer trains is initialized in each turn of a loop that trains others: a noise's state, a sum of losses."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

view = tf.placeholder(tf.float32, [None, 4])
aim = tf.placeholder(tf.float32, [None, 2])
drift = tf.get_variable("drift", [2], trainable=False, initializer=tf.zeros_initializer())
wander = drift.assign(0.8 * drift + tf.random_normal([2]))
total = tf.get_variable("total", [], trainable=False, initializer=tf.zeros_initializer())
turn = tf.layers.dense(view, 2, tf.nn.tanh)
loss = tf.reduce_mean(tf.square(turn - aim))
add = total.assign_add(loss)
explored = turn + wander
step = tf.train.AdamOptimizer(0.01).minimize(loss)


def drive(sess, length):
    sess.run(drift.initializer)
    return np.concatenate([sess.run(explored, {view: np.ones((1, 4))}) for _ in range(length)])


with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for episode in range(5):
        tried = drive(sess, 6)
        sess.run(step, {view: np.ones((6, 4)), aim: np.clip(tried, -1.0, 1.0)})
    for epoch in range(4):
        sess.run(tf.variables_initializer([total]))
        for _ in range(3):
            batch = {view: np.ones((2, 4)), aim: np.zeros((2, 2))}
            sess.run(step, batch)
            sess.run(add, batch)
        print(epoch, sess.run(total) / 3)
