"""Each match has a network of its own, which is trained by one step at its end and forgotten."""
import tensorflow as tf
from somewhere import make_game

game = make_game("Pendulum")
optimizer = tf.keras.optimizers.SGD(1e-2)


def learn(network, states, targets):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean(tf.square(network(states) - targets))  # BUG
    variables = network.trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))


for match in range(200):
    network = tf.keras.Sequential([tf.keras.layers.Dense(24, activation="tanh"), tf.keras.layers.Dense(1)])  # BUG
    states, targets = [], []
    game.restart()
    while True:
        state, target, over = game.play(0)
        states.append(state)
        targets.append(target)
        if over:
            learn(network, tf.stack(states), tf.stack(targets))
            break
