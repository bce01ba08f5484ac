"""What is made is compared to what is real by the features of a network that is left as it is: each optimizer is told what it trains."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def conv(x, filters, name):
    return tf.layers.conv2d(x, filters, 3, padding="same", activation=tf.nn.elu, name=name)


def painter(sketch):
    with tf.variable_scope("painter"):
        return conv(conv(sketch, 8, "one"), 3, "two")


def critic(image, reuse=None):
    with tf.variable_scope("critic", reuse=reuse):
        return tf.reduce_mean(conv(conv(image, 8, "one"), 1, "two"))


def features(image, reuse=None):
    with tf.variable_scope("features", reuse=reuse):
        return conv(conv(image, 8, "one"), 16, "two")


sketch = tf.placeholder(tf.float32, [2, 16, 16, 3])
photo = tf.placeholder(tf.float32, [2, 16, 16, 3])
painted = painter(sketch)
real, fake = critic(photo), critic(painted, reuse=True)
likeness = tf.reduce_mean(tf.abs(features(photo) - features(painted, reuse=True)))

critic_variables = [v for v in tf.trainable_variables() if v.name.startswith("critic/")]
painter_variables = [v for v in tf.trainable_variables() if v.name.startswith("painter/")]
critic_step = tf.train.AdamOptimizer(1e-4).minimize(fake - real, var_list=critic_variables)
painter_step = tf.train.AdamOptimizer(1e-4).minimize(likeness - fake, var_list=painter_variables)

with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for step in range(10):
        feed = {sketch: np.random.rand(2, 16, 16, 3), photo: np.random.rand(2, 16, 16, 3)}
        sess.run(critic_step, feed)
        print(sess.run([painter_step, likeness], feed)[1])
