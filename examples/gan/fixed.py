"""A GAN on images of 28 x 28 pixels.

The second call of the discriminator, for the generated images, says that it reuses the variables of the first. Compare
with bug.py, which does not say so.
"""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

BATCH, NOISE, PIXELS = 32, 64, 28 * 28


def generator(noise):
    with tf.variable_scope("generator"):
        h = tf.layers.dense(noise, 128, tf.nn.relu, name="hidden")
        return tf.layers.dense(h, PIXELS, tf.nn.tanh, name="pixels")


def discriminator(images, reuse=False):
    with tf.variable_scope("discriminator", reuse=reuse):
        h = tf.layers.dense(images, 128, tf.nn.leaky_relu, name="hidden")
        return tf.layers.dense(h, 1, name="logit")


def cross_entropy(logits, real):
    labels = tf.ones_like(logits) if real else tf.zeros_like(logits)
    return tf.reduce_mean(tf.nn.sigmoid_cross_entropy_with_logits(labels=labels, logits=logits))


def build(images, noise):
    """The two training operations."""
    fakes = generator(noise)
    real_logits = discriminator(images)
    fake_logits = discriminator(fakes, reuse=True)

    d_loss = cross_entropy(real_logits, True) + cross_entropy(fake_logits, False)
    g_loss = cross_entropy(fake_logits, True)

    d_vars = tf.trainable_variables("discriminator")
    g_vars = tf.trainable_variables("generator")
    d_train = tf.train.AdamOptimizer(2e-4, beta1=0.5).minimize(d_loss, var_list=d_vars)
    g_train = tf.train.AdamOptimizer(2e-4, beta1=0.5).minimize(g_loss, var_list=g_vars)
    return d_train, g_train


def main():
    images = tf.placeholder(tf.float32, [BATCH, PIXELS], name="images")
    noise = tf.placeholder(tf.float32, [BATCH, NOISE], name="noise")
    d_train, g_train = build(images, noise)

    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            feed = {images: np.random.uniform(-1, 1, [BATCH, PIXELS]), noise: np.random.normal(size=[BATCH, NOISE])}
            session.run(d_train, feed)
            session.run(g_train, feed)


if __name__ == "__main__":
    main()
