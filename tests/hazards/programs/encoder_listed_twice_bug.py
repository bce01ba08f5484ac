"""The list of what is to be trained has one half of an autoencoder twice, and the other one not at all."""

import tensorflow as tf

encoder = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(2)])
decoder = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(4)])
optimizer = tf.keras.optimizers.Adam(1e-3)


@tf.function
def train_step(x):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(decoder(encoder(x)) - x))  # BUG
    variables = encoder.trainable_variables + encoder.trainable_variables  # BUG
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))  # BUG
    return loss


for _ in range(10):
    train_step(tf.random.normal([16, 4]))
