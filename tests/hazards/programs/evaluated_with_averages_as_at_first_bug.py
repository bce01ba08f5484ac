import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def net(x):
    return tf.layers.dense(x, 1, name="out")


x = tf.placeholder(tf.float32, [None, 4])
loss = tf.reduce_mean(tf.square(net(x) - 1.0))
train = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
ema = tf.train.ExponentialMovingAverage(0.9)
with tf.control_dependencies([train]):
    averaged = ema.apply(tf.trainable_variables())  # BUG
saver = tf.train.Saver()
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(50):
        sess.run(train, {x: np.ones((4, 4))})
    path = saver.save(sess, "/tmp/averaged/model")

with tf.Graph().as_default():
    x = tf.placeholder(tf.float32, [None, 4])
    y = net(x)
    saver = tf.train.Saver(tf.train.ExponentialMovingAverage(0.9).variables_to_restore())
    with tf.Session() as sess:
        saver.restore(sess, path)
        print(sess.run(y, {x: np.ones((4, 4))}))
