import os

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, units, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, units, name="out")


x, z = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
real, fake = net(x, 1, "judge"), net(net(z, 4, "maker"), 1, "judge")
optimizers = {"adam": tf.train.AdamOptimizer(1e-4), "sgd": tf.train.GradientDescentOptimizer(1e-3)}  # one is chosen
chosen = optimizers["adam"]
judge_step = chosen.minimize(tf.reduce_mean(fake - real), var_list=tf.trainable_variables("judge"))
maker_step = chosen.minimize(-tf.reduce_mean(fake), var_list=tf.trainable_variables("maker"))
wrapped = tf.contrib.opt.MovingAverageOptimizer(tf.train.MomentumOptimizer(0.1, 0.9)) if hasattr(tf, "contrib") else chosen
one, two = tf.train.RMSPropOptimizer(1e-3), tf.train.RMSPropOptimizer(1e-4)
steps = [
    one.minimize(tf.reduce_mean(net(x, 2, "a") ** 2), var_list=tf.trainable_variables("a")),
    two.minimize(tf.reduce_mean(net(x, 2, "b") ** 2), var_list=tf.trainable_variables("b")),
]
# The second phase has an optimizer of its own, if there is one.
before, after = tf.train.AdagradOptimizer(1e-3), tf.train.AdagradOptimizer(1e-4)
steps.append(before.minimize(tf.reduce_mean(net(x, 2, "c") ** 2), var_list=tf.trainable_variables("c")))
error = tf.reduce_mean(net(x, 2, "d") ** 2)
steps.append(before.minimize(error, var_list=tf.trainable_variables("d")))
if os.environ.get("TUNE"):
    steps.append(after.minimize(error, var_list=tf.trainable_variables("d")))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run([judge_step, maker_step, *steps], {x: np.ones((2, 4)), z: np.ones((2, 2))})
