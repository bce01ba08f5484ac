import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 2])
w = tf.get_variable("w", [2, 1])
loss = tf.reduce_mean(tf.matmul(x, w) ** 2)
gs = tf.Variable(0, trainable=False)
t = tf.train.GradientDescentOptimizer(0.1).minimize(loss, global_step=gs)
init = tf.variables_initializer(tf.trainable_variables())  # BUG
with tf.Session() as s:
    s.run(init)
    s.run(t, {x: np.ones((1, 2))})
