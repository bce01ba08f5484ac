"""The views of one picture go through one encoder, whatever it is called."""

import tensorflow as tf

encoders = dict.fromkeys(["first", "second"], tf.keras.layers.Dense(8))
stem = tf.keras.layers.Dense(16, activation="relu")
optimizer = tf.keras.optimizers.SGD(0.1)
x = tf.ones([4, 12])
for step in range(3):
    with tf.GradientTape() as tape:
        views = {name: encoders[name](stem(x + tf.random.normal([4, 12]))) for name in encoders}
        loss = -tf.reduce_mean(views["first"] * views["second"])
    weights = stem.trainable_variables + encoders["first"].trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
