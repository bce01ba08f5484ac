import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def painter(z):
    with tf.variable_scope("alpha"):
        return tf.layers.dense(tf.layers.dense(z, 8, tf.nn.relu), 4)


def expert(x, reuse=None):
    with tf.variable_scope("beta", reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu, name="a"), 1, name="b")


def entropy(logits, labels):
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=labels, logits=logits))


z, x = tf.placeholder(tf.float32, [None, 2]), tf.placeholder(tf.float32, [None, 4])
real, fake = expert(x), expert(painter(z), reuse=True)
expert_loss = entropy(real, 0.9 * tf.ones_like(real)) + entropy(fake, tf.zeros_like(fake))
painter_loss = entropy(fake, tf.ones_like(fake))
expert_step = tf.train.AdamOptimizer(1e-3).minimize(expert_loss, var_list=tf.trainable_variables("beta/"))
painter_step = tf.train.AdamOptimizer(1e-3).minimize(painter_loss)  # BUG
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(3):
        feed = {x: np.random.rand(8, 4), z: np.random.rand(8, 2)}
        sess.run(expert_step, feed)
        sess.run(painter_step, feed)
