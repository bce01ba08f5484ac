import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
labels = [tf.placeholder(tf.float32, [None, 1]) for _ in range(2)]
trunk = tf.layers.dense(x, 8, tf.nn.relu, name="trunk")
results = [tf.layers.dense(trunk, 1, name="head_%d" % task) for task in range(2)]
decay = 1e-4 * tf.add_n([tf.nn.l2_loss(v) for v in tf.trainable_variables()])
steps = [tf.train.AdamOptimizer(1e-3).minimize(tf.reduce_mean(tf.square(y - label)) + decay) for y, label in zip(results, labels)]
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for turn in range(10):
        task = turn % 2
        sess.run(steps[task], {x: np.ones((2, 4)), labels[task]: np.ones((2, 1))})
