"""The base is frozen for as long as it takes to list what is on top of it, which is all that is to be trained."""
import tensorflow as tf

base = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(8)])
model = tf.keras.Sequential([base, tf.keras.layers.Dense(1)])
model.build((None, 6))
base.trainable = False
on_top = model.trainable_variables
base.trainable = True
optimizer = tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(tf.ones([2, 6])) - 1.0))
    optimizer.apply_gradients(zip(tape.gradient(loss, on_top), on_top))
