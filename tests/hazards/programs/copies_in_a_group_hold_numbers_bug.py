"""A frozen critic is to be refreshed by one operation, a group of copies, which holds the numbers of the beginning."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(state, name):
    with tf.variable_scope(name):
        return tf.layers.dense(tf.layers.dense(state, 9, tf.nn.relu), 1)


state, worth = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
quick, slow = critic(state, "quick"), critic(state, "slow")
step = tf.train.AdamOptimizer(0.01).minimize(tf.reduce_mean(tf.square(quick - worth)), var_list=tf.trainable_variables("quick"))

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    numbers = sess.run(tf.trainable_variables("quick"))
    refresh = tf.group([mine.assign(number) for mine, number in zip(tf.trainable_variables("slow"), numbers)])  # BUG
    for turn in range(60):
        states = np.random.rand(8, 4)
        sess.run(step, {state: states, worth: 1 + 0.9 * sess.run(slow, {state: states})})
        if turn % 20 == 19:
            sess.run(refresh)
