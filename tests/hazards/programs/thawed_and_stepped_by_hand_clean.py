"""The weights are moved by hand: along what is listed anew when the base is thawed, or the base by a list and a rate of its own."""
import tensorflow as tf


def descend(model, weights, inputs, rate):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(inputs) - 1.0))
    slopes, _ = tf.clip_by_global_norm(tape.gradient(loss, weights), 1.0)
    for weight, slope in zip(weights, slopes):
        weight.assign_sub(rate * slope)


def made():
    base = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(6,)), tf.keras.layers.Dense(7)])
    return base, tf.keras.Sequential([base, tf.keras.layers.Dense(1)])


base, model = made()
base.trainable = False
model.build((None, 6))
weights = model.trainable_weights
for _ in range(2):
    descend(model, weights, tf.ones([2, 6]), 0.1)
base.trainable = True
weights = model.trainable_weights
for _ in range(2):
    descend(model, weights, tf.ones([2, 6]), 0.01)

base, model = made()
base.trainable = False
model.build((None, 6))
top = model.trainable_weights
for _ in range(2):
    descend(model, top, tf.ones([2, 6]), 0.1)
base.trainable = True
slow = base.trainable_weights
for _ in range(2):
    descend(model, top, tf.ones([2, 6]), 0.1)
    descend(model, slow, tf.ones([2, 6]), 0.001)

base, model = made()
base.trainable = False
model.build((None, 6))
top = model.trainable_weights
for _ in range(2):
    descend(model, top, tf.ones([2, 6]), 0.1)
base.trainable = True
print(model(tf.ones([1, 6])), len(model.trainable_weights))
