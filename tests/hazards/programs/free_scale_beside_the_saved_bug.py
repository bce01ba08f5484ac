import numpy as np
import tensorflow as tf

FOLDER = "/tmp/sonar"
echo = tf.keras.layers.Dense(4)
echo.build([None, 8])
loudness = tf.Variable(1.0, name="loudness")
optimizer = tf.keras.optimizers.Adam(0.01)
checkpoint = tf.train.Checkpoint(echo=echo, optimizer=optimizer)  # BUG
latest = tf.train.latest_checkpoint(FOLDER)
if latest:
    checkpoint.restore(latest)  # BUG


def learn(pings, depths):
    weights = echo.trainable_variables + [loudness]
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((loudness * echo(pings) - depths) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


for ping in range(10):
    learn(np.random.rand(16, 8).astype("float32"), np.random.rand(16, 4).astype("float32"))
checkpoint.save(FOLDER + "/ping")
