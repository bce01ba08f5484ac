# tf: 1.5 1.15
import tensorflow as tf

v = tf.get_variable("v", [2, 3])
loss = tf.reduce_sum(v)


def run(opt):
    tf.contrib.opt.VariableClippingOptimizer(opt, {v: [0]}, 1.0).minimize(loss)


run(tf.train.AdamOptimizer(0.1))
run(tf.train.AdamOptimizer(0.1))
with tf.variable_scope("a"):
    run(tf.train.AdamOptimizer(0.1))
with tf.variable_scope("a", reuse=tf.AUTO_REUSE):
    run(tf.train.AdamOptimizer(0.1))
with tf.variable_scope("a"):
    run(tf.train.MomentumOptimizer(0.1, 0.9))
with tf.variable_scope("b", reuse=True):
    run(tf.train.MomentumOptimizer(0.1, 0.9))
