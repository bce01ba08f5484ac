"""Both lists are picked, and both optimizers are given the one."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def actor(state):
    with tf.variable_scope("actor"):
        return tf.layers.dense(tf.layers.dense(state, 8, tf.nn.relu), 2, tf.tanh)


def critic(state, action, reuse):
    with tf.variable_scope("critic", reuse=reuse):
        h = tf.layers.dense(tf.concat([state, action], 1), 8, tf.nn.relu, name="h")
        return tf.layers.dense(h, 1, name="q")


state = tf.placeholder(tf.float32, [None, 3])
taken = tf.placeholder(tf.float32, [None, 2])
returns = tf.placeholder(tf.float32, [None, 1])
critic_loss = tf.losses.mean_squared_error(returns, critic(state, taken, False))
actor_loss = -tf.reduce_mean(critic(state, actor(state), True))
actor_vars = tf.trainable_variables("actor")
critic_vars = tf.trainable_variables("critic")
train_critic = tf.train.AdamOptimizer(1e-3).minimize(critic_loss, var_list=critic_vars)
train_actor = tf.train.AdamOptimizer(1e-4).minimize(actor_loss, var_list=critic_vars)  # BUG
