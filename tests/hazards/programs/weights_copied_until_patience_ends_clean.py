"""The best weights are copies, which the variables are set to when patience has run out."""

import numpy as np
import tensorflow as tf

net = tf.keras.Sequential([tf.keras.layers.LSTM(12, input_shape=(9, 2)), tf.keras.layers.Dense(1)])
optimizer = tf.keras.optimizers.Adam(0.01)
lowest, kept, worse = float("inf"), None, 0
for epoch in range(60):
    series = np.random.rand(16, 9, 2).astype("float32")
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(net(series) - series.mean((1, 2))[:, None]))
    optimizer.apply_gradients(zip(tape.gradient(loss, net.trainable_weights), net.trainable_weights))
    error = float(tf.reduce_mean(tf.abs(net(series))))
    if error < lowest:
        lowest, worse = error, 0
        kept = [w.numpy() for w in net.weights]
    else:
        worse += 1
    if worse > 3:
        break
for w, old in zip(net.weights, kept):
    w.assign(old)
