"""A second network that is left as it was made: it is what the first learns to say of the same data, or a twin that follows."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def network(x, scope=None):
    with tf.variable_scope(scope, "network"):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="h")
        return tf.layers.dense(h, 2, name="out")


def worth(state, move, scope=None):
    with tf.variable_scope(scope, "worth"):
        return tf.layers.dense(tf.concat([state, move], 1), 1, name="out")


state, moved = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
gain = tf.placeholder(tf.float32, [None, 1])
# Novelty is how far it is from what a network says that nobody trains.
guess, goal = network(state), network(state)
novelty = tf.reduce_mean(tf.square(guess - goal))
learn = tf.train.AdamOptimizer().minimize(novelty, var_list=tf.trainable_variables("network/"))

with tf.variable_scope("player"):
    move = tf.layers.dense(state, 2, tf.tanh, name="move")
error = tf.reduce_mean(tf.square(worth(state, moved) - gain))
pleased = -tf.reduce_mean(worth(state, move))
judge = tf.train.AdamOptimizer().minimize(error, var_list=tf.trainable_variables("worth/"))
play = tf.train.AdamOptimizer().minimize(pleased, var_list=tf.trainable_variables("player/"))
pairs = zip(tf.trainable_variables("worth/"), tf.trainable_variables("worth_1/"))
follow = [b.assign(0.99 * b + 0.01 * a) for a, b in pairs]

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    feed = {state: np.ones((5, 4)), moved: np.ones((5, 2)), gain: np.ones((5, 1))}
    for _ in range(3):
        session.run([learn, judge, play], feed)
        session.run(follow)
        print(session.run([novelty, pleased], feed))
