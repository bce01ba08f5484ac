"""What both losses go through and nobody trains: a random network to be guessed, and one that an optimizer of its own has trained."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, name, size, learns=True):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="in", trainable=learns), size, name="out", trainable=learns)


def guessed():
    with tf.Graph().as_default():
        x = tf.placeholder(tf.float32, [None, 4])
        wanted = tf.stop_gradient(net(x, "random", 3))
        state = net(x, "state", 5)
        guess = tf.losses.mean_squared_error(wanted, net(state, "guess", 3))
        value = tf.reduce_mean(net(state, "value", 1) ** 2)
        one = tf.train.AdamOptimizer().minimize(guess, var_list=tf.trainable_variables("guess") + tf.trainable_variables("state"))
        two = tf.train.AdamOptimizer().minimize(value, var_list=tf.trainable_variables("value"))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for _ in range(3):
                session.run([one, two], {x: np.random.randn(6, 4)})


def judged_by_a_third():
    with tf.Graph().as_default():
        x, kind = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.int32, [None])
        made = net(x, "maker", 4)
        seen, real = net(made, "judge", 5), net(x, "judge", 5)
        kinds = tf.losses.sparse_softmax_cross_entropy(kind, net(seen, "kinds", 3))
        first = tf.losses.sparse_softmax_cross_entropy(kind, net(real, "kinds", 3))
        score = tf.reduce_mean(real) - tf.reduce_mean(seen)
        one = tf.train.AdamOptimizer().minimize(first, var_list=tf.trainable_variables("kinds"))
        two = tf.train.AdamOptimizer().minimize(kinds + score, var_list=tf.trainable_variables("judge"))
        three = tf.train.AdamOptimizer().minimize(kinds - score, var_list=tf.trainable_variables("maker"))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            for step in (one, two, three):
                session.run(step, {x: np.random.randn(6, 4), kind: np.random.randint(3, size=6)})


def not_to_be_trained():
    with tf.Graph().as_default():
        x, kind = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.int32, [None])
        seen = net(net(x, "maker", 4), "judge", 5)
        kinds = tf.losses.sparse_softmax_cross_entropy(kind, net(seen, "readout", 3, learns=False))
        one = tf.train.AdamOptimizer().minimize(kinds, var_list=tf.trainable_variables("judge"))
        two = tf.train.AdamOptimizer().minimize(kinds, var_list=tf.trainable_variables("maker"))
        with tf.Session() as session:
            session.run(tf.global_variables_initializer())
            session.run([one, two], {x: np.random.randn(6, 4), kind: np.random.randint(3, size=6)})


guessed()
judged_by_a_third()
not_to_be_trained()
