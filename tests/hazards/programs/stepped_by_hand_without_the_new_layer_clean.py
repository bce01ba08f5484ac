"""Heights of tides: what is stepped by hand is listed when there is all of it, or is all that is to be learned."""
import numpy as np
import tensorflow as tf


def body():
    return tf.keras.Sequential([tf.keras.layers.Input((5,)), tf.keras.layers.Dense(7, activation="tanh")])


def step(loss_of, variables, rate=0.02):
    with tf.GradientTape() as tape:
        loss = loss_of()
    for slope, variable in zip(tape.gradient(loss, variables), variables):
        variable.assign_sub(rate * slope)
    return float(loss)


rng = np.random.default_rng(0)
moon, sea = rng.normal(size=(6, 5)).astype("float32"), rng.normal(size=(6, 1)).astype("float32")

# the list is taken anew for each step
first, height = body(), tf.keras.layers.Dense(1)
print("variables so far:", len(first.trainable_variables + height.trainable_variables))
height(first(moon))
for _ in range(3):
    learned = first.trainable_variables + height.trainable_variables
    print(step(lambda: tf.reduce_mean(tf.abs(height(first(moon)) - sea)), learned))

# a projection that is left as chance has made it, and says so
second, chance = body(), tf.keras.layers.Dense(1, use_bias=False)
chance.trainable = False
learned = second.trainable_variables + chance.trainable_variables
for _ in range(3):
    print(step(lambda: tf.reduce_mean(tf.abs(chance(second(moon)) - sea)), learned))

# a last layer that has its weights from elsewhere by its own rule
third, slow = body(), tf.keras.layers.Dense(1)
learned = third.trainable_variables + slow.trainable_variables
for _ in range(3):
    print(step(lambda: tf.reduce_mean(tf.abs(slow(third(moon)) - sea)), learned))
    slow.kernel.assign(0.9 * slow.kernel + 0.1)
    slow.bias.assign(0.9 * slow.bias)
