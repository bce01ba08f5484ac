"""A net is built anew beside the one that is restored: it learns from it, or gets its weights, or begins by itself beside it."""
import os
import tempfile

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()
path = os.path.join(tempfile.mkdtemp(), "net")
x = tf.placeholder(tf.float32, [None, 5])
y = tf.placeholder(tf.float32, [None, 1])


def net(width):
    own = len(tf.trainable_variables())
    out = tf.layers.dense(tf.layers.dense(x, width, tf.nn.tanh), 1)
    return out, tf.trainable_variables()[own:]


first, weights = net(8)
step = tf.train.GradientDescentOptimizer(0.1).minimize(tf.losses.mean_squared_error(y, first))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(10):
        sess.run(step, {x: np.random.rand(4, 5), y: np.ones([4, 1])})
    saver = tf.train.Saver(weights)
    path = saver.save(sess, path)

student, learns = net(8)
distil = tf.train.GradientDescentOptimizer(0.1).minimize(tf.reduce_mean(tf.square(student - tf.stop_gradient(first))), var_list=learns)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    saver.restore(sess, path)
    for _ in range(10):
        sess.run(distil, {x: np.random.rand(4, 5)})

copy, copied = net(8)
take = [to.assign(of) for to, of in zip(copied, weights)]
tune = tf.train.GradientDescentOptimizer(0.1).minimize(tf.losses.mean_squared_error(y, copy), var_list=copied)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    saver.restore(sess, path)
    sess.run(take)
    for _ in range(10):
        sess.run(tune, {x: np.random.rand(4, 5), y: np.zeros([4, 1])})

plain, fresh = net(8)
scratch = tf.train.GradientDescentOptimizer(0.1).minimize(tf.losses.mean_squared_error(y, plain), var_list=fresh)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    saver.restore(sess, path)
    for _ in range(10):
        sess.run(scratch, {x: np.random.rand(4, 5), y: np.zeros([4, 1])})
    print("tuned against pretrained", sess.run([plain, first], {x: np.random.rand(4, 5)}))
