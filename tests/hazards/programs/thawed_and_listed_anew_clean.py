"""Each phase lists what it trains; and once more the head alone is trained by a list of its own, when the base is thawed."""
import tensorflow as tf


def fit(model, weights, steps):
    optimizer = tf.keras.optimizers.SGD(0.1)
    for _ in range(steps):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(model(tf.ones([2, 6])) - 1.0))
        optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


base = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(8)])
head = tf.keras.layers.Dense(1)
model = tf.keras.Sequential([base, head])
model.build((None, 6))
base.trainable = False
fit(model, model.trainable_variables, 3)
base.trainable = True
fit(model, model.trainable_variables, 3)

other = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, activation="relu"), tf.keras.layers.Dense(8)])
top = tf.keras.layers.Dense(1)
second = tf.keras.Sequential([other, top])
second.build((None, 6))
other.trainable = False
fit(second, second.trainable_variables, 3)
other.trainable = True
fit(second, top.trainable_variables, 3)
