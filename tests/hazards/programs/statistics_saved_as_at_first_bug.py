import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x, training = tf.placeholder(tf.float32, [None, 4]), tf.placeholder(tf.bool)
hidden = tf.layers.batch_normalization(tf.layers.dense(x, 8), training=training)
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.layers.dense(hidden, 1) ** 2))  # BUG
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(step, {x: np.ones((4, 4)), training: True})
    saver.save(sess, "model/last")
