import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    with tf.name_scope("net"):
        w = tf.Variable(tf.ones([4, 2]), name="w")  # BUG
        return tf.matmul(x, w)


x = tf.placeholder(tf.float32, [None, 4])
xt = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(net(x))
test = net(xt)  # BUG
t = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as s:
    s.run(tf.global_variables_initializer())
    s.run(t, {x: np.ones((1, 4))})
    print(s.run(test, {xt: np.ones((1, 4))}))
