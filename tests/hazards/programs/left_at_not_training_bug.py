"""A denoiser for seismograms whose `call` is told not to train unless somebody says so, and the loop that trains it does not."""
import numpy as np
import tensorflow as tf


class Stage(tf.keras.layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.conv = tf.keras.layers.Conv1D(width, 5, padding="same", use_bias=False)
        self.norm = tf.keras.layers.BatchNormalization()  # BUG

    def call(self, wave, training=False):
        return tf.nn.relu(self.norm(self.conv(wave), training=training))


class Denoiser(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first, self.second = Stage(8), Stage(8)
        self.out = tf.keras.layers.Conv1D(1, 1)

    def call(self, wave, *, training=False):
        wave = self.first(wave, training=training)
        return self.out(self.second(wave, training=training))


def main():
    rng = np.random.default_rng(0)
    model, optimizer = Denoiser(), tf.keras.optimizers.SGD(0.01)
    for _ in range(5):
        clean = tf.constant(rng.normal(size=(4, 32, 1)), tf.float32)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(clean + 0.1) - clean))  # BUG
        grads = tape.gradient(loss, model.trainable_variables)
        optimizer.apply_gradients(zip(grads, model.trainable_variables))
    print(float(loss))


main()
