"""An autoencoder whose encoder is a template: it is called for clean images and for noisy ones.

The encoder makes its input gain by `get_variable`, so that all calls of the template share it. Compare with bug.py,
where `tf.Variable` makes a new one at each call.
"""

import numpy as np
import tensorflow.compat.v1 as tf

tf.disable_v2_behavior()

BATCH, PIXELS, CODE = 16, 784, 32


def encode(images):
    gain = tf.get_variable("gain", [PIXELS], initializer=tf.ones_initializer())
    h = tf.layers.dense(images * gain, 128, tf.nn.relu, name="hidden")
    return tf.layers.dense(h, CODE, name="code")


def decode(code):
    h = tf.layers.dense(code, 128, tf.nn.relu, name="hidden")
    return tf.layers.dense(h, PIXELS, name="pixels")


class Autoencoder:
    def __init__(self):
        self.encoder = tf.make_template("encoder", encode)
        self.decoder = tf.make_template("decoder", decode)

    def loss(self, images, noise=0.1):
        """How far the reconstruction is off, and how much noise changes the code."""
        code = self.encoder(images)
        noisy_code = self.encoder(images + tf.random_normal(tf.shape(images), stddev=noise))
        reconstruction = tf.reduce_mean(tf.square(self.decoder(code) - images))
        stability = tf.reduce_mean(tf.square(noisy_code - code))
        return reconstruction + stability


def main():
    images = tf.placeholder(tf.float32, [None, PIXELS], name="images")
    loss = Autoencoder().loss(images)
    train = tf.train.AdamOptimizer().minimize(loss)

    with tf.Session() as session:
        session.run(tf.global_variables_initializer())
        for _ in range(10):
            session.run(train, {images: np.random.rand(BATCH, PIXELS)})


if __name__ == "__main__":
    main()
