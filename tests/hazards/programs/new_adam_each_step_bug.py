import numpy as np
import tensorflow as tf

model = tf.keras.Sequential([tf.keras.Input((4,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(1)])


def train_step(x, y, rate):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(x) - y))
    grads = tape.gradient(loss, model.trainable_variables)
    tf.keras.optimizers.Adam(rate).apply_gradients(zip(grads, model.trainable_variables))  # BUG
    return loss


for step in range(20):
    x = np.random.rand(8, 4).astype("float32")
    train_step(x, x.sum(1, keepdims=True), 0.01 / (1 + step))  # BUG
