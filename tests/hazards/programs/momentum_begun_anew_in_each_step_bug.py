import numpy as np
import tensorflow as tf


def buffers(variables):
    return [tf.Variable(tf.zeros(v.shape), trainable=False) for v in variables]  # BUG TVS401


class Trainer(tf.Module):
    def __init__(self):
        super().__init__()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, "relu"), tf.keras.layers.Dense(1)])

    def step(self, x, y, rate=0.05, decay=0.9):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        weights = self.net.trainable_variables
        speeds = buffers(weights)
        for i, g in enumerate(tape.gradient(loss, weights)):
            speeds[i].assign(decay * speeds[i] + (1 - decay) * g)
        for w, speed in zip(weights, speeds):
            w.assign_sub(rate * speed)
        return loss


x = np.random.rand(32, 3).astype("float32")
trainer = Trainer()
for _ in range(5):
    trainer.step(x, x[:, :1])
