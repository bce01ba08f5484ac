import numpy as np
import tensorflow as tf


class Critic:
    def __init__(self, state, rate):
        inputs = tf.keras.Input((state,))
        hidden = tf.keras.layers.Dense(32, activation="tanh")(inputs)
        value = tf.keras.layers.Dense(1)(hidden)
        self.live = tf.keras.Model(inputs, value)
        self.lagged = tf.keras.models.clone_model(self.live)
        self.lagged.set_weights(self.live.get_weights())
        self.played = tf.keras.Model(self.live.inputs, self.live.outputs)  # another view of it, which is not to lag
        self.optimizer = tf.keras.optimizers.SGD(rate)

    def hard(self):
        self.lagged.set_weights(self.live.get_weights())

    def step(self, state, reward, after):
        goal = reward + 0.9 * self.lagged(after)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((goal - self.live(state)) ** 2)
        grads = tape.gradient(loss, self.live.trainable_weights)
        self.optimizer.apply_gradients(zip(grads, self.live.trainable_weights))


critic = Critic(3, 0.1)
for turn in range(100):
    state = np.random.rand(8, 3).astype("float32")
    critic.step(state, 1.0, state)
    critic.hard()
