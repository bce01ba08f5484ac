import numpy as np
import tensorflow as tf


def buffers(variables):
    return [tf.Variable(tf.zeros(v.shape), trainable=False) for v in variables]


class Trainer(tf.Module):
    def __init__(self):
        super().__init__()
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4, "relu"), tf.keras.layers.Dense(1)])
        self.net.build([None, 3])
        self.speeds = buffers(self.net.trainable_variables)

    def step(self, x, y, rate=0.05, decay=0.9):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - y) ** 2)
        weights = self.net.trainable_variables
        for speed, g in zip(self.speeds, tape.gradient(loss, weights)):
            speed.assign(decay * speed + (1 - decay) * g)
        for w, speed in zip(weights, self.speeds):
            w.assign_sub(rate * speed)
        return loss


x = np.random.rand(32, 3).astype("float32")
trainer = Trainer()
for _ in range(5):
    trainer.step(x, x[:, :1])
