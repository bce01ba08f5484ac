"""Are two hums of one tune?  A tune is held against itself at the end, which has to come out as one."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers


def hum(label):
    pitches = keras.Input((30, 1), name=label)
    h = layers.Conv1D(6, 5, activation="relu")(pitches)  # BUG
    h = layers.GlobalMaxPooling1D()(h)
    return pitches, layers.Dense(4)(h)  # BUG


tune, tune_code = hum("tune")  # BUG
other, other_code = hum("other")  # BUG
alike = layers.Dot(axes=-1, normalize=True)([tune_code, other_code])
model = keras.Model([tune, other], alike)
model.compile(optimizer="adam", loss="mse")
rng = np.random.default_rng(2)
tunes, others = rng.normal(size=(12, 30, 1)), rng.normal(size=(12, 30, 1))
model.fit([tunes, others], rng.integers(0, 2, 12), epochs=1, verbose=0)
print(model.predict(x=[tunes, tunes], verbose=0).mean())
