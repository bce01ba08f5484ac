"""What a network makes is judged by a second network, which nobody trains: the name of the scope is one by default."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def worth(state, move, scope=None):
    with tf.variable_scope(scope, "worth"):  # BUG
        h = tf.layers.dense(tf.concat([state, move], 1), 8, tf.nn.relu, name="h")
        return tf.layers.dense(h, 1, name="out")


state, moved = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
gain = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("player"):
    move = tf.layers.dense(state, 2, tf.tanh, name="move")
error = tf.reduce_mean(tf.square(worth(state, moved) - gain))
pleased = -tf.reduce_mean(worth(state, move))
learn = tf.train.AdamOptimizer().minimize(error, var_list=tf.trainable_variables("worth/"))
play = tf.train.AdamOptimizer().minimize(pleased, var_list=tf.trainable_variables("player/"))

with tf.Session() as session:
    session.run(tf.global_variables_initializer())
    for _ in range(3):
        session.run([learn, play], {state: np.ones((5, 4)), moved: np.ones((5, 2)), gain: np.ones((5, 1))})
