"""A perceptual loss: the features are restored, and change along with the generator."""
import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def conv(x, filters, name):
    with tf.variable_scope(name):
        w = tf.get_variable("w", [3, 3, x.shape[-1], filters])
        b = tf.get_variable("b", [filters], initializer=tf.zeros_initializer())
        return tf.nn.relu(tf.nn.conv2d(x, w, [1, 1, 1, 1], "SAME") + b)


def features(x):
    with tf.variable_scope("vgg", reuse=tf.AUTO_REUSE):
        return conv(conv(x, 8, "conv1"), 8, "conv2")


def generator(x):
    with tf.variable_scope("generator"):
        return conv(conv(x, 8, "in"), 3, "out")


low = tf.placeholder(tf.float32, [None, 8, 8, 3])
high = tf.placeholder(tf.float32, [None, 8, 8, 3])
made = generator(low)
loss = tf.reduce_mean(tf.square(features(made) - features(high)))
step = tf.train.AdamOptimizer(1e-4).minimize(loss, var_list=tf.trainable_variables("generator"))
vgg = tf.train.Saver(tf.trainable_variables("vgg"))
saver = tf.train.Saver(tf.trainable_variables("generator"))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    vgg.restore(sess, "/tmp/vgg.ckpt")
    for i in range(100):
        x = np.random.rand(2, 8, 8, 3)
        sess.run(step, {low: x, high: x})
    saver.save(sess, "/tmp/generator.ckpt")
