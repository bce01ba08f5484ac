"""A trace moves the weights by hand, along a list that was taken while the base was frozen; it is run again when that is thawed."""
import tensorflow as tf


@tf.function
def descended(model, weights, inputs):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(model(inputs) - 2.0))
    slopes = tape.gradient(loss, weights)
    for i, weight in enumerate(weights):
        weight.assign_sub(0.1 * slopes[i])


def made():
    base = tf.keras.Sequential([tf.keras.layers.Dense(8, activation="relu", input_shape=(6,)), tf.keras.layers.Dense(7)])
    return base, tf.keras.Sequential([base, tf.keras.layers.Dense(1)])


second, whole = made()
second.trainable = False
whole.build((None, 6))
top = whole.trainable_weights  # BUG TVS509
descended(whole, top, tf.ones([2, 6]))
second.trainable = True  # BUG TVS509
descended(whole, top, tf.ones([2, 6]))
