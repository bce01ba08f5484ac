import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable("w", [3, 1])
loss = tf.reduce_mean(tf.matmul(x, w))
init = tf.global_variables_initializer()  # BUG
opt = tf.train.AdamOptimizer()
train = opt.minimize(loss)
sess = tf.Session()
sess.run(init)
for i in range(3):
    _, l = sess.run([train, loss], feed_dict={x: np.ones((2, 3))})
