import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope):
        inner = tf.get_variable("inner", [4, 4])
        outer = tf.get_variable("outer", [4, 4])
        return tf.matmul(tf.nn.relu(tf.matmul(x, inner)), outer)


x = tf.placeholder(tf.float32, [None, 4])
value, wanted = net(x, "online"), net(x, "target")
ours = tf.trainable_variables("online")
theirs = sorted(tf.trainable_variables("target"), key=lambda v: v.name, reverse=True)
train = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(value - tf.stop_gradient(wanted) - 1.0)), var_list=ours)
copy = tf.group(*[b.assign(a) for a, b in zip(ours, theirs)])  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(10):
        sess.run(train, {x: np.ones((2, 4))})
        sess.run(copy)
