"""What is assigned is of use before the next initializer, or is assigned again after it."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

x = tf.placeholder(tf.float32, [None, 4])
given = tf.placeholder(tf.float32, [4, 4])
with tf.variable_scope("online"):
    online = tf.layers.dense(x, 4, use_bias=False, name="q")
with tf.variable_scope("target"):
    target = tf.layers.dense(x, 4, use_bias=False, name="q")
table = tf.get_variable("table", [4, 4], trainable=False)
put = table.assign(given)
sync = [t.assign(o) for t, o in zip(tf.trainable_variables("target"), tf.trainable_variables("online"))]
loss = tf.reduce_mean(tf.square(online @ table - tf.stop_gradient(target)))
train = tf.train.AdamOptimizer().minimize(loss, var_list=tf.trainable_variables("online"))
init = tf.global_variables_initializer()


def begin(sess):
    sess.run(init)
    sess.run(sync)


with tf.Session() as sess:
    begin(sess)
    begin(sess)  # a second agent begins: the copies are made again, too
    sess.run(put, {given: np.eye(4)})
    for episode in range(4):
        if episode % 2 == 0:
            sess.run(sync)
        sess.run(train, {x: np.ones([2, 4])})

with tf.Session() as sess:
    for scale in (0.1, 1.0):
        sess.run(init)
        sess.run(put, {given: scale * np.eye(4)})
        for _ in range(3):
            sess.run(train, {x: np.ones([2, 4])})
