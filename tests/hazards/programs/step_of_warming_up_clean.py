"""The head warms up by itself and is trained with the rest after that: all updates are counted, and the schedule is of updates."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
step = tf.train.get_or_create_global_step()
rate = tf.train.cosine_decay(0.1, step, 100)
body = tf.layers.dense(x, 3, name="body")
out = tf.layers.dense(body, 1, name="head")
loss = tf.reduce_mean(tf.square(out))
head = tf.train.AdamOptimizer(rate).minimize(loss, step, tf.trainable_variables("head/"))
rest = tf.train.GradientDescentOptimizer(rate).minimize(loss, step, tf.trainable_variables("body/"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(head, {x: np.random.rand(8, 4)})
    for _ in range(45):
        sess.run([head, rest], {x: np.random.rand(8, 4)})
