"""Two optimizers for two parts."""

import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

def generator(z):
    with tf.variable_scope('g'):
        return tf.layers.dense(tf.layers.dense(z, 8, tf.nn.relu), 4)


def discriminator(x, reuse=None):
    with tf.variable_scope('d', reuse=reuse):
        return tf.layers.dense(tf.layers.dense(x, 8, tf.nn.relu), 1)


real = tf.placeholder(tf.float32, [16, 4])
fake = generator(tf.random_normal([16, 2]))
d_real = discriminator(real)
d_fake = discriminator(fake, reuse=True)
d_loss = tf.reduce_mean(d_fake) - tf.reduce_mean(d_real)
g_loss = -tf.reduce_mean(d_fake)
variables = tf.trainable_variables()
d_vars = [v for v in variables if v.name.startswith('d')]
g_vars = [v for v in variables if 'g/' in v.name]
tf.train.AdamOptimizer(2e-4, beta1=0.5).minimize(d_loss, var_list=d_vars)
tf.train.RMSPropOptimizer(2e-4).minimize(g_loss, var_list=g_vars)
