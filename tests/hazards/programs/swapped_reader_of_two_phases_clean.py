"""A first phase trains a small reader; a larger one takes its place, and the step asks each time for what the object has."""
import tensorflow as tf


def reader(width):
    return tf.keras.Sequential([tf.keras.Input((5,)), tf.keras.layers.Dense(width, "relu"), tf.keras.layers.Dense(4)])


class Learner:
    def __init__(self):
        self.reader = reader(8)
        self.out = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(1)])
        self.optimizer = tf.keras.optimizers.SGD(0.01)

    def step(self, x, weights):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.out(self.reader(x)) ** 2)
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


learner = Learner()
small = learner.reader
for _ in range(3):
    learner.step(tf.ones([4, 5]), small.trainable_weights + learner.out.trainable_weights)
learner.reader, learner.optimizer = reader(32), tf.keras.optimizers.SGD(0.01)
for _ in range(3):
    learner.step(tf.ones([4, 5]), learner.reader.trainable_weights + learner.out.trainable_weights)
