"""A GAN on some GPUs: in each tower both optimizers get the variables of the discriminator, and the generator never learns."""

import sys

import tensorflow.compat.v1 as tf

towers = int(sys.argv[1])
images = tf.placeholder(tf.float32, [None, 8])


def generator(z, reuse=False):
    with tf.variable_scope("generator", reuse=reuse):
        return tf.layers.dense(z, 8, name="out")


def discriminator(x, reuse=False):
    with tf.variable_scope("discriminator", reuse=reuse):
        return tf.layers.dense(x, 1, name="logit")


def averaged(towers):
    result = []
    for pairs in zip(*towers):
        gradients = []
        for gradient, _ in pairs:
            gradients.append(tf.expand_dims(gradient, 0))
        result.append((tf.reduce_mean(tf.concat(gradients, 0), 0), pairs[0][1]))
    return result


def tower():
    fakes = generator(tf.random_normal([16, 4]))
    real, fake = discriminator(images), discriminator(fakes, reuse=True)
    d_loss = tf.reduce_mean(tf.nn.softplus(-real)) + tf.reduce_mean(tf.nn.softplus(fake))
    g_loss = tf.reduce_mean(tf.nn.softplus(-fake))
    return d_loss, g_loss, tf.trainable_variables("discriminator"), tf.trainable_variables("generator")


d_optimizer, g_optimizer = tf.train.AdamOptimizer(1e-4), tf.train.AdamOptimizer(1e-4)
d_gradients, g_gradients = [], []
if towers == 0:
    d_loss, g_loss, d_vars, g_vars = tower()
    d_gradients.append(d_optimizer.compute_gradients(d_loss, var_list=d_vars))
    g_gradients.append(g_optimizer.compute_gradients(g_loss, var_list=d_vars))  # BUG
else:
    for i in range(towers):
        with tf.name_scope("tower_%d" % i):
            d_loss, g_loss, d_vars, g_vars = tower()
            tf.get_variable_scope().reuse_variables()
            d_gradients.append(d_optimizer.compute_gradients(d_loss, var_list=d_vars))
            g_gradients.append(g_optimizer.compute_gradients(g_loss, var_list=d_vars))  # BUG
with tf.variable_scope("optimizers", reuse=tf.AUTO_REUSE):
    d_step = d_optimizer.apply_gradients(averaged(d_gradients))
    g_step = g_optimizer.apply_gradients(averaged(g_gradients))
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    for _ in range(100):
        sess.run([d_step, g_step], {images: [[0.0] * 8]})
