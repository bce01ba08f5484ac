import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, units, scope):
    with tf.variable_scope(scope, reuse=tf.AUTO_REUSE):
        return tf.layers.dense(x, units, name="out")


x, z = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.float32, [None, 2])
real, fake = net(x, 1, "judge"), net(net(z, 4, "maker"), 1, "judge")
judge_optimizer = tf.train.AdamOptimizer(1e-4)
maker_optimizer = tf.train.AdamOptimizer(4e-4)
judge_step = judge_optimizer.minimize(tf.reduce_mean(fake - real), var_list=tf.trainable_variables("judge"))
maker_step = judge_optimizer.minimize(-tf.reduce_mean(fake), var_list=tf.trainable_variables("maker"))  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run([judge_step, maker_step], {x: np.ones((2, 4)), z: np.ones((2, 2))})
