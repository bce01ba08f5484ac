import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
w, b = tf.get_variable("w", [4, 1]), tf.get_variable("b", [1])
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean((tf.matmul(x, w) + b - 1.0) ** 2))
averages = tf.train.ExponentialMovingAverage(0.99)
with tf.control_dependencies([step]):
    keep = averages.apply([w])
others = tf.train.ExponentialMovingAverage(0.9, name="other")
tf.add_to_collection("last", others.apply([b]))
saver = tf.train.Saver()
only = tf.train.Saver([w, b])
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(keep, {x: np.ones((4, 4))})
        sess.run(tf.get_collection("last"))
    saver.save(sess, "model/last")
    only.save(sess, "model/only")
