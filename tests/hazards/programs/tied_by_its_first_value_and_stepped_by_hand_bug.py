"""Spectra are squeezed by one matrix and spread out by the same one turned over, which is stepped by hand."""

import tensorflow as tf

BANDS, CODES = 30, 6


class Squeezer(tf.Module):
    def __init__(self):
        super().__init__()
        begin = tf.keras.initializers.GlorotUniform(seed=1)
        self.squeeze = tf.Variable(begin([BANDS, CODES]))
        self.shift = tf.Variable(tf.zeros([CODES]))
        self.spread = tf.Variable(tf.transpose(self.squeeze))  # BUG
        self.level = tf.Variable(tf.zeros([BANDS]))

    @tf.function
    def __call__(self, spectra):
        codes = tf.nn.elu(tf.matmul(spectra, self.squeeze) + self.shift)
        return tf.matmul(codes, self.spread) + self.level  # BUG


squeezer = Squeezer()
for turn in range(30):
    spectra = tf.random.uniform([16, BANDS])
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.square(squeezer(spectra) - spectra))
    weights = squeezer.trainable_variables
    for weight, slope in zip(weights, tape.gradient(error, weights)):
        weight.assign_sub(0.05 * slope)
print("error", float(error))
