"""Losses that stop a gradient on one way and not on the other, or whose gradient is another gradient's."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def tower(x, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        h = tf.layers.dense(x, 16, activation=tf.nn.relu, name="hidden")
        return tf.layers.dense(h, 4, name="out")


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 8])

# Each of the two is the other one's teacher.
one, two = tower(x, "one"), tower(x, "two")
loss = tf.reduce_mean(tf.square(one - tf.stop_gradient(two))) + tf.reduce_mean(tf.square(two - tf.stop_gradient(one)))
train = [tf.train.AdamOptimizer(name=name).minimize(loss, var_list=tf.trainable_variables(name)) for name in ("one", "two")]

# A straight way past a step without gradient.
code = tower(x, "code")
hard = code + tf.stop_gradient(tf.round(code) - code)
rebuilt = tf.layers.dense(hard, 8, name="rebuilt")
squared = tf.reduce_mean(tf.square(rebuilt - x))
train_code = tf.train.AdamOptimizer().minimize(squared, var_list=tf.trainable_variables("code"))

# What is penalized is a gradient, which has one in its turn.
judged = tower(y, "judge")
slope = tf.gradients(judged, y)[0]
shift = tf.get_variable("shift", [])
penalty = tf.reduce_mean(tf.square(slope - shift))
train_judge = tf.train.AdamOptimizer(name="judge_step").minimize(penalty, var_list=tf.trainable_variables("judge"))

# All of one network, of which only a part is behind the stopped gradient.
last = tf.layers.dense(tf.stop_gradient(tower(x, "whole")), 2, name="whole_out")
whole = tf.trainable_variables("whole")
train_whole = tf.train.AdamOptimizer(name="whole_step").minimize(tf.reduce_mean(last), var_list=whole)
