"""The last pass alone is in the checkpoint."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

data = np.random.rand(120, 3).astype(np.float32)
x = tf.placeholder(tf.float32, [None, 3])
w = tf.get_variable("w", [3, 1])
train = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.matmul(x, w) ** 2))
saver = tf.train.Saver()
with tf.Session() as sess:
    for k in range(10):
        sess.run(tf.global_variables_initializer())  # BUG: in the loop
        for i in range(0, 120, 40):
            sess.run(train, {x: data[i : i + 40]})
    saver.save(sess, "/tmp/initialized_each_pass")
