import numpy as np
import tensorflow as tf


class Mixture(tf.Module):
    def __init__(self, parts, width):
        super().__init__()
        self.centres = tf.Variable(tf.random.normal([parts, width]), name="centres")
        self.shares = tf.Variable(tf.ones([parts]) / parts, name="shares")

    def loss(self, rows):
        apart = tf.reduce_sum((rows[:, None] - self.centres) ** 2, axis=-1)
        return -tf.reduce_mean(tf.reduce_logsumexp(tf.math.log(self.shares) - apart, axis=-1))

    def normalize(self):
        self.shares = tf.nn.relu(self.shares) / tf.reduce_sum(self.shares)  # BUG


mixture = Mixture(3, 2)
optimizer = tf.keras.optimizers.SGD(0.1)
for batch in np.random.rand(10, 16, 2).astype("float32"):
    with tf.GradientTape() as tape:
        loss = mixture.loss(batch)
    weights = mixture.trainable_variables  # BUG
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    mixture.normalize()  # BUG
