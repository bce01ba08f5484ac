import tensorflow as tf


class TiedAutoencoder(tf.keras.Model):
    """The decoder's matrix is that of the encoder, transposed."""

    def __init__(self, inputs, codes):
        super().__init__()
        self.encoder = tf.keras.layers.Dense(codes, activation="sigmoid")
        self.encoder.build((None, inputs))
        self.decoder = tf.keras.layers.Dense(inputs)
        self.decoder.build((None, codes))
        self.decoder.kernel.assign(tf.transpose(self.encoder.kernel))  # BUG

    def call(self, x):
        return self.decoder(self.encoder(x))


model = TiedAutoencoder(20, 5)
model.compile("sgd", "mse")
x = tf.random.uniform([64, 20])
model.fit(x, x, epochs=3, verbose=0)
print(float(tf.reduce_max(tf.abs(model.decoder.kernel - tf.transpose(model.encoder.kernel)))))
