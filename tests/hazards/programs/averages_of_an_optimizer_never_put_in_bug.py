import numpy as np
import tensorflow as tf


def forecaster():
    return tf.keras.Sequential([tf.keras.Input((12,)), tf.keras.layers.Dense(24, "relu"), tf.keras.layers.Dense(3)])


network = forecaster()
optimizer = tf.keras.optimizers.AdamW(1e-3, use_ema=True, ema_momentum=0.99)  # BUG


@tf.function
def learn(history, future):
    with tf.GradientTape() as tape:
        error = tf.reduce_mean(tf.abs(network(history, training=True) - future))
    weights = network.trainable_weights
    optimizer.apply_gradients(zip(tape.gradient(error, weights), weights))  # BUG
    return error


for week in range(20):
    learn(tf.random.normal([8, 12]), tf.random.normal([8, 3]))

network.save("smoothed.keras")  # BUG
print(np.mean(network(tf.ones([1, 12]))))
