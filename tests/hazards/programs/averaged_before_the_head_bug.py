"""The averages are made before the head is built."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def body(x):
    with tf.variable_scope("body"):
        w = tf.get_variable("w", [4, 8])
        return tf.nn.relu(tf.matmul(x, w))


def head(h):
    with tf.variable_scope("head"):
        w = tf.get_variable("w", [8, 2])
        return tf.matmul(h, w)


x = tf.placeholder(tf.float32, [None, 4])
y = tf.placeholder(tf.float32, [None, 2])
h = body(x)
ema = tf.train.ExponentialMovingAverage(0.99)
average = ema.apply(tf.trainable_variables())  # BUG
logits = head(h)
loss = tf.reduce_mean(tf.square(logits - y))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(20):
        sess.run([step, average], {x: np.random.rand(4, 4), y: np.ones((4, 2))})
    path = tf.train.Saver().save(sess, "/tmp/a.ckpt")
restorer = tf.train.Saver(ema.variables_to_restore())
with tf.Session() as sess:
    restorer.restore(sess, path)  # BUG
    print(sess.run(loss, {x: np.ones((1, 4)), y: np.ones((1, 2))}))
