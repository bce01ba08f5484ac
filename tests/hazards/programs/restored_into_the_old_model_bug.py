import os
import tempfile

import tensorflow as tf


class Forecaster(tf.keras.Model):
    def __init__(self, units):
        super().__init__()
        self.rnn = tf.keras.layers.GRU(units)
        self.out = tf.keras.layers.Dense(1)

    def call(self, x):
        return self.out(self.rnn(x))


def train(model, steps=3):
    opt = tf.keras.optimizers.Adam(0.01)
    for _ in range(steps):
        x = tf.random.normal([8, 6, 1])
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(x) - x[:, -1]))
        opt.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))


model = Forecaster(4)
ckpt = tf.train.Checkpoint(model=model)
train(model)
x_test = tf.random.normal([2, 6, 1])
expected = model(x_test)
saved = ckpt.save(os.path.join(tempfile.mkdtemp(), "forecaster"))

# fresh model for evaluation
model = Forecaster(4)
model.build((None, 6, 1))
ckpt.restore(saved).assert_consumed()  # BUG
restored = model(x_test)
gap = float(tf.reduce_max(tf.abs(expected - restored)))
print(gap)
