import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

rows = np.random.rand(60, 8).astype(np.float32)
data = tf.data.Dataset.from_tensor_slices((rows, rows.sum(1, keepdims=True))).repeat().batch(4)
features, targets = tf.data.make_one_shot_iterator(data).get_next()
x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 1])
loss = tf.reduce_mean(tf.square(tf.layers.dense(x, 1, name="out") - y))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        a = sess.run(features)  # BUG
        b = sess.run(targets)  # BUG
        sess.run(step, feed_dict={x: a, y: b})
