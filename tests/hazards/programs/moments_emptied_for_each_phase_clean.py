import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()



def step_of(loss, rate):
    optimizer = tf.train.RMSPropOptimizer(rate)
    with tf.variable_scope("control", reuse=tf.AUTO_REUSE):
        step = optimizer.minimize(loss)
    return step, [tf.assign(v, tf.zeros_like(v)) for v in optimizer.variables()]


x = tf.placeholder(tf.float32, [None, 3])
y = tf.matmul(x, tf.get_variable("plant", [3, 2]))
phases = [step_of(tf.reduce_mean(tf.square(y - 1.0)), 0.1), step_of(tf.reduce_mean(tf.square(y)), 0.01)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step, forget in phases:
        sess.run(forget)
        for _ in range(9):
            sess.run(step, {x: np.ones((2, 3))})
