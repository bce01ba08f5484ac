"""The decoder computes with the encoder's kernel; and one that begins with what was learned is to go on by itself."""
import numpy as np
import tensorflow as tf


class Autoencoder(tf.keras.Model):
    def __init__(self, size, code):
        super().__init__()
        self.encoder = tf.keras.layers.Dense(code, use_bias=False)
        self.encoder.build((None, size))

    def call(self, x):
        return tf.matmul(tf.nn.tanh(self.encoder(x)), self.encoder.kernel, transpose_b=True)


class Untied(tf.keras.Model):
    def __init__(self, learned, size):
        super().__init__()
        self.encoder = learned.encoder
        begins = tf.constant_initializer(self.encoder.get_weights()[0].T)
        self.decoder = tf.keras.layers.Dense(size, use_bias=False, kernel_initializer=begins)

    def call(self, x):
        return self.decoder(tf.nn.tanh(self.encoder(x)))


x = np.random.randn(32, 6).astype("float32")
model = Autoencoder(6, 2)
model.compile("adam", "mse")
model.fit(x, x, epochs=2, verbose=0)
untied = Untied(model, 6)
untied.compile("adam", "mse")
untied.fit(x, x, epochs=2, verbose=0)
