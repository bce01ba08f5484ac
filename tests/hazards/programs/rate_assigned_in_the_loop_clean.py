import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 5])
w = tf.get_variable("w", [5, 1])
rate = tf.Variable(0.4, trainable=False, name="rate")
step = tf.train.GradientDescentOptimizer(rate).minimize(tf.reduce_mean(tf.square(tf.matmul(x, w) - 1.0)))
slower = rate.assign(rate * 0.5)
scale = tf.get_variable("scale", [], trainable=False)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for epoch in range(6):
        sess.run(step, {x: np.random.rand(8, 5)})
        if epoch % 2:
            sess.run(slower)
    for turn in range(2):
        w = tf.abs(w)  # what was learned, told in another way
        print(sess.run(w))
    scale = tf.sqrt(scale)
    print(sess.run(scale))
