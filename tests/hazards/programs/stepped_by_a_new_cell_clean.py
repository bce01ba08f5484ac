"""The model that steps has the trained layer; one that has a new layer is trained as well, and one that looks on has another kind of layer."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

UNITS = 12

project = layers.Dense(8, activation="tanh", name="project")
memory = layers.GRU(UNITS, return_sequences=True, return_state=True, name="memory")
level = layers.Dense(1, name="level")

days = keras.Input((24, 3))
learner = keras.Model(days, level(memory(project(days))[0]))
learner.compile("adam", "mse")
learner.fit(np.ones((16, 24, 3)), np.ones((16, 24, 1)), epochs=2, verbose=0)

hours, state = keras.Input((1, 3)), keras.Input((UNITS,))
seen, after = memory(project(hours), initial_state=state)
stepper = keras.Model([hours, state], [level(seen), after])

now = np.zeros((1, UNITS))
for hour in range(24):
    guess, now = stepper.predict([np.ones((1, 1, 3)), now], verbose=0)
print(float(guess[0, 0, 0]))

# a second memory for the nights learns beside the trained layers
nights = keras.Input((24, 3))
of_nights = keras.Model(nights, level(layers.GRU(UNITS, return_sequences=True)(project(nights))))
of_nights.compile("adam", "mse")
of_nights.fit(np.ones((16, 24, 3)), np.zeros((16, 24, 1)), epochs=2, verbose=0)
print(of_nights.predict(np.ones((1, 24, 3)), verbose=0).shape)

# a longer one, which is no twin of what was trained, looks at what the trained layer makes of a day
probe = keras.Model(days, layers.GRU(2)(project(days)))
print(probe.predict(np.ones((1, 24, 3)), verbose=0).shape)
