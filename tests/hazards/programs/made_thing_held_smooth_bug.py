"""A potter makes jars past a critic and is to make smooth ones; each of the two optimizers gets the other one's variables."""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def cross(logits, aim):
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(logits=logits, labels=tf.fill(tf.shape(logits), aim)))


def doubt(jar, again=False):
    with tf.variable_scope("critic", reuse=again):
        return tf.layers.dense(tf.layers.flatten(tf.layers.conv2d(jar, 6, 3, 2, activation=tf.nn.relu)), 1)


clay, jar = tf.placeholder(tf.float32, [4, 5]), tf.placeholder(tf.float32, [4, 8, 8, 3])
with tf.variable_scope("potter"):
    made = tf.reshape(tf.layers.dense(clay, 192), [4, 8, 8, 3])
real, fake = doubt(jar), doubt(made, True)
smooth = tf.nn.l2_loss(made[:, 1:] - made[:, :-1]) + tf.nn.l2_loss(made[:, :, 1:] - made[:, :, :-1])
potter, critic = tf.trainable_variables("critic/"), tf.trainable_variables("potter/")  # BUG TVS518
critic_step = tf.train.AdamOptimizer(1e-4).minimize(cross(real, 1.0) + cross(fake, 0.0), var_list=critic)  # BUG TVS518
potter_step = tf.train.AdamOptimizer(1e-4).minimize(cross(fake, 1.0) + 0.1 * smooth, var_list=potter)  # BUG TVS518
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        sess.run(critic_step, {clay: np.random.rand(4, 5), jar: np.random.rand(4, 8, 8, 3)})
        sess.run(potter_step, {clay: np.random.rand(4, 5)})
