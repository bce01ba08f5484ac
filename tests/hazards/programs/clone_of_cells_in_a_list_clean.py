"""The clone of a layer has cells of its own, those in its list too."""
import numpy as np
import tensorflow as tf

layers = tf.keras.layers


def network():
    inputs = tf.keras.Input((5, 3))
    hidden = layers.RNN([layers.LSTMCell(4), layers.GRUCell(4)])(inputs)
    return tf.keras.Model(inputs, layers.Dense(2)(hidden))


online = network()
target = tf.keras.models.clone_model(online)
target.set_weights(online.get_weights())
optimizer = tf.keras.optimizers.Adam(1e-3)
for step in range(10):
    x = tf.random.normal([8, 5, 3])
    goal = tf.reduce_max(target(x), axis=1)
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((tf.stop_gradient(goal) - tf.reduce_max(online(x), axis=1)) ** 2)
    optimizer.apply_gradients(zip(tape.gradient(loss, online.trainable_variables), online.trainable_variables))
    if step % 5 == 0:
        target.set_weights(online.get_weights())
assert online.weights[0] is not target.weights[0]
