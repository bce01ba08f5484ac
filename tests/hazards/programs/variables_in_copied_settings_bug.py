"""A loss is computed with a copy of the variable that the step trains: settings were copied with all that is in them."""

import copy
import dataclasses

import numpy as np
import tensorflow as tf


@dataclasses.dataclass
class Priors:
    scale: tf.Variable
    floor: float = 0.5


def penalty(values, scale, floor):
    return tf.reduce_mean(tf.square(values) * tf.nn.softplus(scale) + floor)


class Regressor(tf.Module):
    def __init__(self, priors):
        super().__init__()
        self.priors = priors
        self.options = dataclasses.asdict(priors)  # BUG TVS509
        self.head = tf.keras.layers.Dense(1)
        self.optimizer = tf.keras.optimizers.Adam(0.1)

    def fit(self, x):
        with tf.GradientTape() as tape:
            loss = penalty(self.head(x), **self.options)
        wanted = [*self.head.trainable_variables, self.priors.scale]
        found = tape.gradient(loss, wanted)
        self.optimizer.apply_gradients([(g, v) for g, v in zip(found, wanted) if g is not None])
        return loss


class Mixer:
    def __init__(self, given):
        self.given = given
        self.own = copy.deepcopy(given)  # BUG TVS509
        self.head = tf.keras.layers.Dense(2)

    def weigh(self, x):
        return self.head(x) * self.own["weight"]


def learn(mixer, x, optimizer):
    with tf.GradientTape() as tape:
        loss = tf.reduce_sum(mixer.weigh(x) ** 2)
    variables = mixer.head.trainable_variables + [mixer.given["weight"]]
    gradients = tape.gradient(loss, variables, unconnected_gradients=tf.UnconnectedGradients.ZERO)
    optimizer.apply_gradients(zip(gradients, variables))


data = np.ones((3, 4), "float32")
regressor = Regressor(Priors(tf.Variable(0.0, name="scale")))
mixer, sgd = Mixer({"weight": tf.Variable(1.0, name="weight")}), tf.keras.optimizers.SGD(0.1)
for _ in range(2):
    regressor.fit(data)
    learn(mixer, data, sgd)
