"""A target is to follow every fifth step; instead, what has learned is set back to the target."""

import tensorflow as tf


def net():
    return tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(3,)), tf.keras.layers.Dense(2)])

online, target = net(), net()
online.compile("adam", "mse")
for step in range(10):
    x = tf.random.normal([8, 3])
    y = 0.9 * target.predict(x)
    online.fit(x, y)
    if step % 5 == 0:
        online.set_weights(target.get_weights())  # BUG
