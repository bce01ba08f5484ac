"""The online network is compiled when it is to be copied, but has no weights yet: all there is counts the optimizer's steps."""
import numpy as np
from tensorflow import keras


class Critic(keras.Model):
    def __init__(self):
        super().__init__()
        self.hidden = keras.layers.Dense(32, activation="relu")
        self.value = keras.layers.Dense(1)

    def call(self, states):
        hidden = self.hidden(states)  # the first weights
        return self.value(hidden)


online, lagged = Critic(), Critic()
online.compile(optimizer=keras.optimizers.Adam(), loss="mse")
for theirs, ours in zip(lagged.trainable_variables, online.trainable_variables):  # BUG
    theirs.assign(ours)
states = np.zeros((16, 5), np.float32)
for _ in range(20):
    online.train_on_batch(states, lagged(states))
