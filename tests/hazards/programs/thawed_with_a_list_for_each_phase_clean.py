"""One list is for the first phase and another one for the second, and both are taken before anything is trained."""
import tensorflow as tf


class Phases:
    def __init__(self, base, head):
        self.base = base
        self.model = tf.keras.Sequential([base, head])
        self.model.build((None, 6))
        self.everything = self.model.trainable_variables
        self.base.trainable = False
        self.on_top = self.model.trainable_variables
        self.optimizers = [tf.keras.optimizers.SGD(0.1), tf.keras.optimizers.SGD(0.01)]

    def step(self, inputs, phase):
        weights = self.everything if phase else self.on_top
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.model(inputs) - 1.0))
        self.optimizers[phase].apply_gradients(zip(tape.gradient(loss, weights), weights))

    def thaw(self):
        self.base.trainable = True


phases = Phases(tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8)]), tf.keras.layers.Dense(1))
for _ in range(3):
    phases.step(tf.ones([2, 6]), 0)
phases.thaw()
for _ in range(3):
    phases.step(tf.ones([2, 6]), 1)
phases.step(tf.ones([2, 6]), 0)
