import numpy as np
import tensorflow as tf


def build():
    model = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(1)])
    model.build((None, 4))
    return model


def soft_update(online, target, tau=0.005):
    for t, o in zip(target.trainable_variables, online.trainable_variables):
        t.assign(tau * o + (1.0 - tau) * t)


online, target = build(), build()
target.set_weights(online.get_weights())
optimizer = tf.keras.optimizers.Adam()
for step in range(10):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(online(np.ones((2, 4), "float32")) - target(np.ones((2, 4), "float32")) - 1.0))
    optimizer.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))
    soft_update(online, target)
