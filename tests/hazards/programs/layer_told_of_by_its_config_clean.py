import numpy as np
import tensorflow as tf


class Windowed(tf.keras.layers.Layer):
    """Runs a layer over pieces of a signal."""

    def __init__(self, inner, pieces, **kwargs):
        super().__init__(**kwargs)
        self.inner = inner
        self.pieces = pieces

    def call(self, signal):
        return tf.add_n([self.inner(each) for each in tf.split(signal, self.pieces, axis=1)])

    def get_config(self):
        return {**super().get_config(), "inner": tf.keras.layers.serialize(self.inner), "pieces": self.pieces}

    @classmethod
    def from_config(cls, config):
        return cls(tf.keras.layers.deserialize(config.pop("inner")), **config)


class Copying(Windowed):
    """Tells of its layer by the layer itself, of which another one is made."""

    def get_config(self):
        return {**tf.keras.layers.Layer.get_config(self), "inner": self.inner, "pieces": self.pieces}

    @classmethod
    def from_config(cls, config):
        inner = config.pop("inner")
        return cls(inner.__class__.from_config(inner.get_config()), **config)


class Common(tf.keras.layers.Layer):
    """All models look through the very same lens, which nothing trains."""

    def __init__(self, lens, **kwargs):
        super().__init__(**kwargs)
        self.lens = lens

    def call(self, signal):
        return self.lens(signal)

    def get_config(self):
        return {**super().get_config(), "lens": self.lens}


def train(policy):
    lagging = tf.keras.models.clone_model(policy)
    lagging.set_weights(policy.get_weights())
    optimizer = tf.keras.optimizers.Adam(1e-3)
    for step in range(30):
        seen = tf.constant(np.random.rand(16, 12), tf.float32)
        goal = tf.reduce_max(lagging(seen), axis=1)
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(policy(seen)[:, 0] - goal))
        optimizer.apply_gradients(zip(tape.gradient(error, policy.trainable_variables), policy.trainable_variables))
        if step % 10 == 0:
            lagging.set_weights(policy.get_weights())


for windowed in (Windowed, Copying):
    train(tf.keras.Sequential([tf.keras.Input((12,)), windowed(tf.keras.layers.Dense(8, "relu"), 3), tf.keras.layers.Dense(2)]))
lens = tf.keras.layers.Dense(12, trainable=False)
train(tf.keras.Sequential([tf.keras.Input((12,)), Common(lens), tf.keras.layers.Dense(2)]))
