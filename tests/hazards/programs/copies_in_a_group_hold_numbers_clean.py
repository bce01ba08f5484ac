"""The copies of a group take what the critic holds when they are run; are run once; or put back what another operation moves."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(state, name):
    with tf.variable_scope(name):
        return tf.layers.dense(tf.layers.dense(state, 9, tf.nn.relu), 1)


def weights(name):
    return tf.trainable_variables(name)


state, worth = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 1])
quick, slow, first, near = (critic(state, name) for name in ("quick", "slow", "first", "near"))
loss = tf.reduce_mean(tf.square(quick - worth)) + 0.1 * tf.reduce_mean(tf.square(quick - first)) + tf.reduce_mean(tf.abs(quick - near))
step = tf.train.AdamOptimizer(0.01).minimize(loss, var_list=weights("quick"))
refresh = tf.group([mine.assign(own) for mine, own in zip(weights("slow"), weights("quick"))])
follow = tf.group([mine.assign(0.9 * mine + 0.1 * own) for mine, own in zip(weights("near"), weights("quick"))])

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    numbers = sess.run(weights("quick"))
    begin = tf.group([mine.assign(number) for mine, number in zip(weights("first"), numbers)])
    back = tf.group([mine.assign(number) for mine, number in zip(weights("near"), numbers)])
    sess.run(begin)
    for turn in range(60):
        states = np.random.rand(8, 4)
        sess.run(step, {state: states, worth: 1 + 0.9 * sess.run(slow, {state: states})})
        sess.run(follow)
        if turn % 20 == 19:
            sess.run([refresh, back])
