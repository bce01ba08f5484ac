"""The mixture of both networks is computed in each step, and assigned to neither."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(x, scope):
    with tf.variable_scope(scope):
        w = tf.get_variable("w", [3, 1])
        b = tf.get_variable("b", [1])
    return tf.matmul(x, w) + b, [w, b]


x = tf.placeholder(tf.float32, [None, 3])
value, ours = critic(x, "critic")
behind, theirs = critic(x, "behind")
loss = tf.reduce_mean((value - tf.stop_gradient(0.9 * behind) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss, var_list=ours)
start = [t.assign(o) for o, t in zip(ours, theirs)]
follow = [0.1 * o + 0.9 * t for o, t in zip(ours, theirs)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    sess.run(start)
    for _ in range(20):
        sess.run(train, {x: np.ones((4, 3))})
        sess.run(follow)  # BUG
    print(sess.run(loss, {x: np.ones((4, 3))}))
