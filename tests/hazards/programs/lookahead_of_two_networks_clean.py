"""Lookahead with two models of one make."""
import tensorflow.compat.v1 as tf
import numpy as np

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope):
        h = tf.layers.dense(x, 8, tf.nn.relu, name="h")
        return tf.layers.dense(h, 1, name="o")


x = tf.placeholder(tf.float32, [None, 3])
y = tf.placeholder(tf.float32, [None, 1])
fast, slow = net(x, "fast"), net(x, "slow")
fast_vars, slow_vars = tf.trainable_variables("fast"), tf.trainable_variables("slow")
loss = tf.reduce_mean(tf.square(fast - y)) + 0.01 * tf.reduce_mean(tf.square(fast - tf.stop_gradient(slow)))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=fast_vars)
start = tf.group(*[s.assign(f) for s, f in zip(slow_vars, fast_vars)])
slow_step = tf.group(*[s.assign(s + 0.5 * (f - s)) for s, f in zip(slow_vars, fast_vars)])
back = tf.group(*[f.assign(s) for s, f in zip(slow_vars, fast_vars)])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(start)
    for step in range(20):
        sess.run(train, {x: np.random.rand(4, 3), y: np.ones((4, 1))})
        if step % 5 == 4:
            sess.run(slow_step)
            sess.run(back)
