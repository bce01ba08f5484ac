"""Each trial begins anew, after the table of words was initialized once."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
fixed = tf.get_variable("fixed", [3, 3], trainable=False)
with tf.variable_scope("head"):
    w = tf.get_variable("w", [3, 1])
loss = tf.reduce_mean((tf.matmul(tf.matmul(x, fixed), w) - 1.0) ** 2)
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
head = tf.variables_initializer(tf.global_variables("head"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for trial in range(3):
        sess.run(head)
        for _ in range(20):
            sess.run(train, {x: np.ones((4, 3))})
        print(sess.run(loss, {x: np.ones((4, 3))}))
