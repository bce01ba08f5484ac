"""Two generators, each applied to data, to fakes and to its own kind."""
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()


def generator(x, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        h = tf.layers.conv2d(x, 8, 3, padding="same", name="c1", activation=tf.nn.relu)
        return tf.layers.conv2d(h, 3, 3, padding="same", name="c2", activation=tf.tanh)


def discriminator(x, name):
    with tf.variable_scope(name, reuse=tf.AUTO_REUSE):
        h = tf.layers.conv2d(x, 8, 3, 2, name="c1", activation=tf.nn.relu)
        return tf.layers.dense(tf.layers.flatten(h), 1, name="logit")


a = tf.placeholder(tf.float32, [None, 32, 32, 3])
b = tf.placeholder(tf.float32, [None, 32, 32, 3])
fake_b, fake_a = generator(a, "g_ab"), generator(b, "g_ba")
cycle_a, cycle_b = generator(fake_b, "g_ba"), generator(fake_a, "g_ab")
same_a, same_b = generator(a, "g_ba"), generator(b, "g_ab")
cycle = tf.reduce_mean(tf.abs(cycle_a - a)) + tf.reduce_mean(tf.abs(cycle_b - b))
identity = tf.reduce_mean(tf.abs(same_a - a)) + tf.reduce_mean(tf.abs(same_b - b))
d_a, d_b = discriminator(a, "d_a"), discriminator(b, "d_b")
d_fake_a, d_fake_b = discriminator(fake_a, "d_a"), discriminator(fake_b, "d_b")
