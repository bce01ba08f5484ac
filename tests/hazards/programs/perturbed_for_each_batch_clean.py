"""A classifier is trained on what an attack makes of each batch: the perturbation is a variable of its own, moved by one step."""

import numpy as np
import tensorflow as tf

network = tf.keras.Sequential([tf.keras.layers.Dense(6, activation="relu"), tf.keras.layers.Dense(3)])
loss_of = tf.keras.losses.SparseCategoricalCrossentropy(from_logits=True)


class Attack:
    def __init__(self, network, size):
        self.network, self.size = network, size

    def on(self, rows, kinds):
        self.moved = tf.Variable(tf.zeros_like(rows))
        with tf.GradientTape() as tape:
            loss = loss_of(kinds, self.network(rows + self.moved))
        self.moved.assign_add(self.size * tf.sign(tape.gradient(loss, self.moved)))
        return rows + self.moved


def perturbed(rows, kinds, size):
    moved = tf.Variable(tf.zeros_like(rows))
    with tf.GradientTape() as tape:
        loss = loss_of(kinds, network(rows + moved))
    moved.assign_add(size * tf.sign(tape.gradient(loss, moved)))
    return rows + moved


attack, optimizer = Attack(network, 0.1), tf.keras.optimizers.SGD(0.1)
for _ in range(3):
    rows, kinds = tf.constant(np.random.rand(4, 5), tf.float32), tf.constant([0, 1, 2, 1])
    with tf.GradientTape() as tape:
        loss = loss_of(kinds, network(attack.on(rows, kinds))) + loss_of(kinds, network(perturbed(rows, kinds, 0.2)))
    optimizer.apply_gradients(zip(tape.gradient(loss, network.trainable_variables), network.trainable_variables))
