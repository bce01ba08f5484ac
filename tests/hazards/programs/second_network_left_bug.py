"""The line for the second generator was copied, and half of it was changed: the first one gets the gradients of both."""

import tensorflow as tf


def generator(name):
    return tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(6)], name=name)


there, back = generator("there"), generator("back")
optimizers = {"there": tf.keras.optimizers.Adam(1e-3), "back": tf.keras.optimizers.Adam(1e-3)}


@tf.function
def train_step(a, b):
    with tf.GradientTape(persistent=True) as tape:
        cycle = tf.reduce_mean(tf.abs(back(there(a)) - a)) + tf.reduce_mean(tf.abs(there(back(b)) - b))
    grads_there = tape.gradient(cycle, there.trainable_variables)
    grads_back = tape.gradient(cycle, back.trainable_variables)
    optimizers["there"].apply_gradients(zip(grads_there, there.trainable_variables))
    optimizers["back"].apply_gradients(zip(grads_back, there.trainable_variables))  # BUG
    return cycle


for _ in range(3):
    train_step(tf.random.normal([4, 6]), tf.random.normal([4, 6]))
