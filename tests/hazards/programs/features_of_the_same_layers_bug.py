"""A model up to a layer of another one has that one's layers: it is not another teacher."""
import numpy as np
import tensorflow as tf

inputs = tf.keras.Input((4,))
hidden = tf.keras.layers.Dense(8, activation="relu", name="hidden")(inputs)
online = tf.keras.Model(inputs, hidden)
target = tf.keras.Model(online.input, online.get_layer("hidden").output)  # BUG
optimizer = tf.keras.optimizers.Adam(1e-3)
for step in range(10):
    x = tf.random.normal([8, 4])
    goal = target(x)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((tf.stop_gradient(goal) - online(x)) ** 2)
    weights = online.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
    if step % 5 == 0:
        target.set_weights(online.get_weights())  # BUG
assert np.array_equal(online.get_weights()[0], target.get_weights()[0])
