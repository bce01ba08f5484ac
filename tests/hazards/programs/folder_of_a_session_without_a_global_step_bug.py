import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 3])
loss = tf.reduce_mean(tf.layers.dense(x, 1) ** 2)
step = tf.train.AdamOptimizer(0.01).minimize(loss)
with tf.train.MonitoredTrainingSession(checkpoint_dir="/tmp/run") as session:  # BUG TVS106
    for _ in range(3):
        session.run(step, {x: np.ones((2, 3))})
