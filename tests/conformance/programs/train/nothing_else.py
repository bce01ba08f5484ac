"""Training helpers that make no variables."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

v = tf.get_variable('v', [2])
step = tf.train.create_global_step()
rate = tf.train.exponential_decay(0.1, step, 100, 0.9, staircase=True)
rate = rate + tf.train.piecewise_constant(step, [10, 20], [0.1, 0.2, 0.3])
rate = rate + tf.train.polynomial_decay(0.1, step, 100) + tf.train.natural_exp_decay(0.1, step, 100, 0.9)
rate = rate + tf.train.inverse_time_decay(0.1, step, 100, 0.9) + tf.train.cosine_decay(0.1, step, 100)
tf.train.GradientDescentOptimizer(rate).minimize(tf.reduce_sum(v), global_step=step)
saver = tf.train.Saver(tf.trainable_variables(), max_to_keep=3)
coordinator = tf.train.Coordinator()
scaffold = tf.train.Scaffold(saver=saver)
tf.get_variable('last', [1])
