"""A shadow that is told not to train follows a swimmer all the same: by its variables, by its weights, or never, as it is to stay."""

import numpy as np
import tensorflow as tf


def strokes():
    model = tf.keras.Sequential([tf.keras.layers.Dense(12, activation="tanh"), tf.keras.layers.Dense(3)])
    model.build((None, 5))
    return model


def swim(follow):
    swimmer, shadow = strokes(), strokes()
    shadow.set_weights(swimmer.get_weights())
    shadow.trainable = False
    optimizer = tf.keras.optimizers.SGD(0.1)
    for lap in range(20):
        water = np.random.rand(8, 5).astype("float32")
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((swimmer(water) - shadow(water[::-1])) ** 2)
        trained = [*swimmer.trainable_variables, *shadow.trainable_variables]
        gradients = tape.gradient(loss, trained)
        optimizer.apply_gradients(zip(gradients, trained))
        follow(swimmer, shadow)


def by_variables(swimmer, shadow):
    for one, other in zip(swimmer.trainable_variables, shadow.variables):
        other.assign(other + 0.05 * (one - other))


def those_in_use(swimmer, shadow):
    """Whatever of the shadow is trained or not."""
    for one, other in zip(swimmer.trainable_variables, shadow.trainable_variables):
        other.assign(one)
    for one, other in zip(swimmer.trainable_variables, shadow.non_trainable_variables):
        other.assign(one)


def by_weights(swimmer, shadow):
    blended = [0.95 * other + 0.05 * one for one, other in zip(swimmer.get_weights(), shadow.get_weights())]
    shadow.set_weights(blended)


def compared(swimmer, shadow):
    print(len(shadow.trainable_variables), [v.shape for v in swimmer.trainable_variables])


for each in (by_variables, those_in_use, by_weights, compared):
    swim(each)
