"""A trainer keeps a list of variables for the best epoch, and hands it to `set_weights` in the end."""

import tensorflow as tf


class Trainer:
    def __init__(self, model):
        self.model, self.optimizer = model, tf.keras.optimizers.SGD(0.2)
        self.top, self.snapshot = 0.0, None

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.keras.losses.binary_crossentropy(y, self.model(x)))
        weights = self.model.trainable_weights
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))

    def validate(self, x, y):
        score = float(tf.reduce_mean(tf.cast(tf.round(self.model(x)) == y, tf.float32)))
        if score > self.top:
            self.top, self.snapshot = score, self.model.weights

    def finish(self):
        if self.snapshot is not None:
            self.model.set_weights(self.snapshot)  # BUG


trainer = Trainer(tf.keras.Sequential([tf.keras.layers.Dense(1, activation="sigmoid", input_shape=(7,))]))
for _ in range(20):
    trainer.step(tf.random.normal([8, 7]), tf.ones([8, 1]))
    trainer.validate(tf.random.normal([8, 7]), tf.ones([8, 1]))
trainer.finish()
