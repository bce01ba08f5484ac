"""A restored backbone is fine-tuned with a new head on top; the head alone is saved, the backbone in a saver of its own."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def backbone(x):
    with tf.variable_scope("backbone"):
        w = tf.get_variable("w", [8, 16])
        return tf.nn.relu(tf.matmul(x, w))


x = tf.placeholder(tf.float32, [None, 8])
y = tf.placeholder(tf.float32, [None, 1])
with tf.variable_scope("head"):
    w = tf.get_variable("w", [16, 1])
loss = tf.reduce_mean(tf.square(tf.matmul(backbone(x), w) - y))
step = tf.train.GradientDescentOptimizer(0.1).minimize(loss)
restorer = tf.train.Saver(tf.trainable_variables("backbone"))
head_saver = tf.train.Saver(tf.trainable_variables("head"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    restorer.restore(sess, "/tmp/backbone.ckpt")
    for _ in range(10):
        sess.run(step, {x: np.random.rand(4, 8), y: np.ones((4, 1))})
    head_saver.save(sess, "/tmp/head.ckpt")
