"""Models of which `call` does not train unless it is told: the loop tells them, or says that it means what it does."""
import numpy as np
import tensorflow as tf


class Stage(tf.keras.layers.Layer):
    def __init__(self, width):
        super().__init__()
        self.conv = tf.keras.layers.Conv1D(width, 5, padding="same", use_bias=False)
        self.norm = tf.keras.layers.BatchNormalization()

    def call(self, wave, training=False):
        return tf.nn.relu(self.norm(self.conv(wave), training=training))


class Denoiser(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.first, self.second = Stage(8), Stage(8)
        self.out = tf.keras.layers.Conv1D(1, 1)

    def call(self, wave, *, training=False):
        wave = self.first(wave, training=training)
        return self.out(self.second(wave, training=training))


class Settled(Denoiser):
    """The normalization stays as it is, whoever trains."""

    def call(self, wave, *, training=False):
        return self.out(self.second(self.first(wave, training=False), training=False))


class Switched(Denoiser):
    """Whether it trains is an attribute."""

    def __init__(self):
        super().__init__()
        self.is_training = True

    def call(self, wave, *, training=False):
        wave = self.first(wave, training=self.is_training)
        return self.out(self.second(wave, training=self.is_training))


def step(model, optimizer, clean, **told):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(clean + 0.1, **told) - clean))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))


def step_of_a_frozen_one(model, optimizer, clean):
    """Normalization that is frozen has nothing that learns."""
    for stage in (model.first, model.second):
        stage.norm.trainable = False
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(clean + 0.1) - clean))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))


def step_that_says_no(model, optimizer, clean):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(clean + 0.1, training=False) - clean))
    grads = tape.gradient(loss, model.trainable_variables)
    optimizer.apply_gradients(zip(grads, model.trainable_variables))


def step_to_the_input(model, optimizer, clean):
    """The tape is about the input; it is trained by another one, which tells it."""
    with tf.GradientTape() as tape:
        tape.watch(clean)
        loss = tf.reduce_mean(tf.square(model(clean)))
    step(model, optimizer, clean + 0.01 * tape.gradient(loss, clean), training=True)


def wave(rng):
    return tf.constant(rng.normal(size=(4, 32, 1)), tf.float32)


def main():
    rng = np.random.default_rng(0)
    told, settled, switched, frozen, meant, pushed = Denoiser(), Settled(), Switched(), Denoiser(), Denoiser(), Denoiser()
    optimizers = [tf.keras.optimizers.SGD(0.01) for _ in range(6)]
    frozen(wave(rng))
    for _ in range(5):
        step(told, optimizers[0], wave(rng), training=True)
        step(settled, optimizers[1], wave(rng))
        step(switched, optimizers[2], wave(rng))
        step_of_a_frozen_one(frozen, optimizers[3], wave(rng))
        step_that_says_no(meant, optimizers[4], wave(rng))
        step_to_the_input(pushed, optimizers[5], wave(rng))
        print(told(wave(rng)).shape)


main()
