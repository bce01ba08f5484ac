"""Trainings that are resumed: with all that they train, by an optimizer that is built before, or from what another one has learned."""

import numpy as np
import tensorflow as tf


class Sonar:
    def __init__(self, folder):
        self.folder = folder
        self.echo = tf.keras.layers.Dense(4)
        self.echo.build([None, 8])
        self.loudness = tf.Variable(1.0, name="loudness")
        self.optimizer = tf.keras.optimizers.Adam(0.01)

    def weights(self):
        return self.echo.trainable_variables + [self.loudness]

    def learn(self, pings, depths):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.loudness * self.echo(pings) - depths) ** 2)
        self.optimizer.apply_gradients(zip(tape.gradient(loss, self.weights()), self.weights()))

    def learn_all(self):
        for _ in range(10):
            self.learn(np.random.rand(16, 8).astype("float32"), np.random.rand(16, 4).astype("float32"))


def with_all():
    sonar = Sonar("/tmp/sonar_all")
    checkpoint = tf.train.Checkpoint(echo=sonar.echo, optimizer=sonar.optimizer, more=[sonar.loudness])
    latest = tf.train.latest_checkpoint(sonar.folder)
    if latest:
        checkpoint.restore(latest)
    sonar.learn_all()
    checkpoint.save(sonar.folder + "/ping")


def in_a_second_one():
    sonar = Sonar("/tmp/sonar_two")
    checkpoint = tf.train.Checkpoint(echo=sonar.echo, optimizer=sonar.optimizer)
    scalars = tf.train.Checkpoint(loudness=sonar.loudness)
    for each, name in ((checkpoint, "/net"), (scalars, "/scalars")):
        latest = tf.train.latest_checkpoint(sonar.folder + name)
        if latest:
            each.restore(latest)
    sonar.learn_all()
    checkpoint.save(sonar.folder + "/net/ping")
    scalars.save(sonar.folder + "/scalars/ping")


def built_before():
    """An optimizer that is built has what it trains, and so has its checkpoint."""
    sonar = Sonar("/tmp/sonar_built")
    sonar.optimizer.build(sonar.weights())
    manager = tf.train.CheckpointManager(tf.train.Checkpoint(echo=sonar.echo, optimizer=sonar.optimizer), sonar.folder, 2)
    if manager.latest_checkpoint:
        manager.checkpoint.restore(manager.latest_checkpoint)
    sonar.learn_all()
    manager.save()


def begun_with_anothers():
    """Where it begins with what another training has learned, a new number has nothing to go on from."""
    sonar = Sonar("/tmp/sonar_tuned")
    checkpoint = tf.train.Checkpoint(echo=sonar.echo, optimizer=sonar.optimizer)
    checkpoint.restore(tf.train.latest_checkpoint("/tmp/sonar_all")).expect_partial()
    sonar.learn_all()
    tf.train.Checkpoint(echo=sonar.echo, loudness=sonar.loudness).save(sonar.folder + "/ping")


def written_by_hand():
    sonar = Sonar("/tmp/sonar_hand")
    checkpoint = tf.train.Checkpoint(echo=sonar.echo, optimizer=sonar.optimizer)
    latest = tf.train.latest_checkpoint(sonar.folder)
    if latest:
        checkpoint.restore(latest)
        sonar.loudness.assign(np.load(sonar.folder + "/loudness.npy"))
    sonar.learn_all()
    checkpoint.save(sonar.folder + "/ping")
    np.save(sonar.folder + "/loudness.npy", sonar.loudness.numpy())


for training in (with_all, in_a_second_one, built_before, begun_with_anothers, written_by_hand):
    training()
