"""A model with a training step of its own that is fitted without labels: Keras hands it the inputs as they are."""
import numpy as np
import tensorflow as tf
from tensorflow import keras
from tensorflow.keras import layers


class Denoiser(keras.Model):
    def __init__(self, width, code):
        super().__init__()
        self.squeeze = keras.Sequential([keras.Input((width,)), layers.Dense(2 * code)])
        self.widen = keras.Sequential([keras.Input((code,)), layers.Dense(width)])

    def call(self, batch):
        mean, spread = tf.split(self.squeeze(batch), 2, axis=1)
        return self.widen(mean + tf.exp(spread) * tf.random.normal(tf.shape(mean)))

    def train_step(self, batch):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self(batch) - batch))
        gradients = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(gradients, self.trainable_variables))
        return {"loss": loss}


signals = np.random.randn(64, 8).astype("float32")
model = Denoiser(8, 3)
model.compile(optimizer=keras.optimizers.Adam(1e-2))
model.fit(signals, epochs=1, batch_size=16, verbose=0)
