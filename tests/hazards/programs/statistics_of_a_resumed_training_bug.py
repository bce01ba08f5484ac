"""A GAN goes on from its own last checkpoint, and draws samples by statistics that nothing has ever updated: no run has UPDATE_OPS."""

import numpy as np
import tensorflow.compat.v1 as tf

images = tf.placeholder(tf.float32, [None, 8])
noise = tf.placeholder(tf.float32, [None, 4])


def generator(z, reuse=None, is_train=True):
    with tf.variable_scope("generator", reuse=reuse):
        h = tf.layers.dense(z, 8, name="hidden")
        h = tf.layers.batch_normalization(h, training=is_train, name="norm")
        return tf.layers.dense(tf.nn.relu(h), 8, name="out")


def discriminator(x, reuse=None):
    with tf.variable_scope("discriminator", reuse=reuse):
        return tf.layers.dense(x, 1, name="logit")


fakes = generator(noise)
samples = generator(noise, reuse=True, is_train=False)
real, fake = discriminator(images), discriminator(fakes, reuse=True)
d_loss = tf.reduce_mean(tf.nn.softplus(-real)) + tf.reduce_mean(tf.nn.softplus(fake))
g_loss = tf.reduce_mean(tf.nn.softplus(-fake))
d_step = tf.train.AdamOptimizer(1e-4).minimize(d_loss, var_list=tf.trainable_variables("discriminator"))
g_step = tf.train.AdamOptimizer(1e-4).minimize(g_loss, var_list=tf.trainable_variables("generator"))  # BUG
saver = tf.train.Saver(max_to_keep=1)
with tf.Session() as sess:
    sess.run(tf.global_variables_initializer())
    step = 0
    state = tf.train.get_checkpoint_state("./model/")
    if state and state.model_checkpoint_path:
        saver.restore(sess, state.model_checkpoint_path)
        step = int(state.model_checkpoint_path.split("-")[-1])
    while step < 1000:
        batch = {images: np.zeros([16, 8]), noise: np.random.normal(size=[16, 4])}
        sess.run(d_step, batch)
        sess.run(g_step, batch)
        if step % 100 == 0:
            print(sess.run(samples, {noise: np.random.normal(size=[4, 4])}))
            saver.save(sess, "./model/GAN-model.ckpt", step)
        step += 1
