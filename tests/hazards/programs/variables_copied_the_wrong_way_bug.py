"""The same, variable by variable, under a tape."""

import tensorflow as tf


def net():
    return tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(3,)), tf.keras.layers.Dense(2)])

online, target = net(), net()
opt = tf.keras.optimizers.Adam(1e-3)
for step in range(10):
    x = tf.random.normal([8, 3])
    y = 0.9 * target(x)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(online(x) - y))
    opt.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))
    for a, b in zip(online.variables, target.variables):
        a.assign(b)  # BUG
