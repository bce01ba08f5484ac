import os
import tempfile

import numpy as np
import tensorflow as tf


def downsample():
    return tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(3,)), tf.keras.layers.LeakyReLU(), tf.keras.layers.Dense(1)])


def upsample():
    return tf.keras.Sequential([tf.keras.layers.Dense(6, input_shape=(2,)), tf.keras.layers.ReLU(), tf.keras.layers.Dense(3)])


class Pix2Pix:
    def __init__(self, folder):
        self.generator = upsample()
        self.discriminator = downsample()
        self.generator_optimizer = tf.keras.optimizers.Adam(2e-4, beta_1=0.5)
        self.discriminator_optimizer = tf.keras.optimizers.Adam(2e-4, beta_1=0.5)
        self.checkpoint = tf.train.Checkpoint(  # BUG
            generator_optimizer=self.generator_optimizer,
            discriminator_optimizer=self.discriminator_optimizer,
            generator=self.generator,
            discriminator=self.generator)
        self.prefix = os.path.join(folder, "ckpt")

    def train_step(self, z, real):
        bce = tf.keras.losses.BinaryCrossentropy(from_logits=True)
        with tf.GradientTape(persistent=True) as tape:
            fake = self.generator(z)
            d_fake, d_real = self.discriminator(fake), self.discriminator(real)
            g_loss = bce(tf.ones_like(d_fake), d_fake)
            d_loss = bce(tf.ones_like(d_real), d_real) + bce(tf.zeros_like(d_fake), d_fake)
        for loss, net, opt in ((g_loss, self.generator, self.generator_optimizer),
                               (d_loss, self.discriminator, self.discriminator_optimizer)):
            opt.apply_gradients(zip(tape.gradient(loss, net.trainable_variables), net.trainable_variables))


folder = tempfile.mkdtemp()
gan = Pix2Pix(folder)
for _ in range(3):
    gan.train_step(tf.random.normal([4, 2]), tf.random.normal([4, 3]))
path = gan.checkpoint.save(gan.prefix)

resumed = Pix2Pix(folder)
resumed.checkpoint.restore(tf.train.latest_checkpoint(folder))
sample = np.ones((1, 3), "float32")
same_d = bool(np.allclose(gan.discriminator(sample), resumed.discriminator(sample)))
same_g = bool(np.allclose(gan.generator(sample[:, :2]), resumed.generator(sample[:, :2])))
print(same_g, same_d)
