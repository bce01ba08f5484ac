import numpy as np
import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.dense = tf.keras.layers.Dense(1)
        self.mae = tf.keras.metrics.MeanAbsoluteError(name="mae")

    def call(self, x):
        return self.dense(x)

    def train_step(self, data):
        x, y = data
        with tf.GradientTape() as tape:
            prediction = self(x, training=True)
            loss = tf.reduce_mean(tf.square(y - prediction))
        grads = tape.gradient(loss, self.trainable_variables)
        self.optimizer.apply_gradients(zip(grads, self.trainable_variables))
        self.mae.update_state(y, prediction)
        return {"loss": loss, "mae": self.mae.result()}

    @property
    def metrics(self):
        return [self.mae]


net = Net()
net.compile(optimizer="sgd")
net.fit(np.ones((8, 3), "float32"), np.ones((8, 1), "float32"), batch_size=4, epochs=2, verbose=0)
