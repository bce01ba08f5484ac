"""The copy is made by a branch, whose other one does nothing: what the branch gives is run, and so the copy is."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def critic(x, name):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [3, 1])
    return tf.matmul(x, w), w


x = tf.placeholder(tf.float32, [None, 3])
value, online = critic(x, "online")
behind, target = critic(x, "target")
step = tf.train.get_or_create_global_step()
loss = tf.reduce_mean((value - tf.stop_gradient(0.9 * behind) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=step, var_list=[online])
with tf.control_dependencies([train]):
    follow = tf.cond(tf.equal(step % 5, 0), lambda: tf.group(target.assign(online)), lambda: tf.no_op())
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run([follow, loss], {x: np.ones((4, 3))})
    print(sess.run(loss, {x: np.ones((4, 3))}))
