"""A forecaster learns on whole days and is then run hour by hour, by a model whose recurrent layer is a new one."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

UNITS = 12

project = layers.Dense(8, activation="tanh", name="project")
memory = layers.GRU(UNITS, return_sequences=True, name="memory")
level = layers.Dense(1, name="level")

days = keras.Input((24, 3))
learner = keras.Model(days, level(memory(project(days))))
learner.compile("adam", "mse")
learner.fit(np.ones((16, 24, 3)), np.ones((16, 24, 1)), epochs=2, verbose=0)

hours, state = keras.Input((1, 3)), keras.Input((UNITS,))
seen, after = layers.GRU(UNITS, return_sequences=True, return_state=True)(project(hours), initial_state=state)  # BUG
stepper = keras.Model([hours, state], [level(seen), after])  # BUG

now = np.zeros((1, UNITS))
for hour in range(24):
    guess, now = stepper.predict([np.ones((1, 1, 3)), now], verbose=0)
print(float(guess[0, 0, 0]))
