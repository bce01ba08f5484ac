"""Statistics that are assigned on the way to what no gradient is to flow through."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

heights = tf.placeholder(tf.float32, [None])
depths = tf.placeholder(tf.float32, [None, 3])
weights = tf.get_variable("weights", [3])
mean = tf.get_variable("mean", [], initializer=tf.zeros_initializer(), trainable=False)
seen = tf.get_variable("seen", [4], initializer=tf.zeros_initializer(), trainable=False)

moved = tf.assign(mean, 0.95 * mean + 0.05 * tf.reduce_mean(heights))
advantage = tf.stop_gradient(heights - moved)
counted = tf.assign_add(seen, tf.reduce_sum(tf.one_hot(tf.cast(heights, tf.int32), 4), 0))
rarest = tf.one_hot(tf.argmin(counted), 4)
score = tf.reduce_sum(depths * weights, 1)
loss = tf.reduce_mean(score * advantage) + tf.reduce_mean(score) * tf.reduce_sum(rarest * [0.1, 0.2, 0.3, 0.4])
step = tf.train.AdamOptimizer(0.01).minimize(loss)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(5):
        sess.run(step, {heights: 3 * np.random.rand(6), depths: np.random.rand(6, 3)})
    print(sess.run([mean, seen]))
