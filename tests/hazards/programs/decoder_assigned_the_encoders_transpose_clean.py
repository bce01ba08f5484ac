import tensorflow as tf


class Autoencoder(tf.keras.Model):
    """The decoder begins as the encoder that was trained before, transposed."""

    def __init__(self, encoder, inputs):
        super().__init__()
        self.encoder = encoder
        self.decoder = tf.keras.layers.Dense(inputs)
        self.decoder.build((None, encoder.units))
        self.decoder.kernel.assign(tf.transpose(encoder.kernel))

    def call(self, x):
        return self.decoder(self.encoder(x))


x = tf.random.uniform([64, 20])
labels = tf.random.uniform([64], 0, 3, tf.int32)
encoder = tf.keras.layers.Dense(5, activation="sigmoid")
classifier = tf.keras.Sequential([tf.keras.layers.Input((20,)), encoder, tf.keras.layers.Dense(3, activation="softmax")])
classifier.compile("sgd", "sparse_categorical_crossentropy")
classifier.fit(x, labels, verbose=0)
model = Autoencoder(encoder, 20)
model.compile("sgd", "mse")
model.fit(x, x, verbose=0)
