import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x, scope):
    with tf.variable_scope(scope):
        return tf.matmul(tf.nn.relu(tf.matmul(x, tf.get_variable("a", [4, 8]))), tf.get_variable("b", [8, 2]))


x = tf.placeholder(tf.float32, [None, 4])
value, told = net(x, "learns"), net(x, "follows")
ours, theirs = tf.trainable_variables("learns"), tf.trainable_variables("follows")
step = tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(value - tf.stop_gradient(told) - 1.0)), var_list=ours)
copy = tf.group([tf.assign(b, a.initialized_value()) for a, b in zip(ours, theirs)])
begin = tf.group([tf.assign(a, a.initial_value) for a in ours])
twin = tf.Variable(ours[0].initial_value, trainable=False, name="twin")
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(5):
        sess.run(step, {x: np.ones((2, 4))})
        sess.run(copy)
    sess.run(begin)
    print(sess.run([twin, told], {x: np.ones((2, 4))}))
