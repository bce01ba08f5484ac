"""A count of batches sets how hot the softmax is. The checkpoint has all three; what another count prints is nobody's affair."""

import tempfile

import numpy as np
import tensorflow as tf


class Mixture(tf.Module):
    def __init__(self, parts):
        super().__init__()
        self.scores = tf.Variable(tf.random.normal([6, parts]), name="scores")
        self.temperature = tf.Variable(5.0, trainable=False, name="temperature")

    def __call__(self, x):
        return tf.nn.softmax(tf.matmul(x, self.scores) / self.temperature)


def cooled(batches):
    return tf.maximum(0.5, 5.0 * 0.9 ** tf.cast(batches, tf.float32))


def session(folder, turns):
    mixture = Mixture(3)
    optimizer = tf.keras.optimizers.SGD(0.1)
    batches = tf.Variable(0, trainable=False, dtype=tf.int64, name="batches")
    shown = tf.Variable(0, trainable=False, name="shown")
    keeper = tf.train.CheckpointManager(tf.train.Checkpoint(mixture=mixture, optimizer=optimizer, batches=batches), folder, 1)
    keeper.restore_or_initialize()
    for _ in range(turns):
        mixture.temperature.assign(cooled(batches))
        with tf.GradientTape() as tape:
            loss = -tf.reduce_mean(tf.reduce_max(mixture(np.random.rand(4, 6).astype("float32")), axis=1))
        optimizer.apply_gradients(zip(tape.gradient(loss, mixture.trainable_variables), mixture.trainable_variables))
        batches.assign_add(1)
        shown.assign_add(1)
    keeper.save()
    print("batches shown", int(shown))
    return float(mixture.temperature)


folder = tempfile.mkdtemp()
print(session(folder, 12), session(folder, 1))
