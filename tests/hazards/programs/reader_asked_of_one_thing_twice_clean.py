"""One thing for two inputs: of one network, of a query and a key, of two that are added, and of two kinds that are never one."""
import numpy as np
from tensorflow import keras
from tensorflow.keras import layers

rng = np.random.default_rng(2)
tunes, others = rng.normal(size=(12, 30, 1)), rng.normal(size=(12, 30, 1))
same = rng.integers(0, 2, 12)


def hum(label):
    pitches = keras.Input((30, 1), name=label)
    h = layers.Conv1D(6, 5, activation="relu")(pitches)
    h = layers.GlobalMaxPooling1D()(h)
    return pitches, layers.Dense(4)(h)


def judged(inputs, codes, learn):
    """A model that says how like two codes are, and learns or not."""
    alike = layers.Dot(axes=-1, normalize=True)(codes)
    model = keras.Model(inputs, alike)
    model.compile(optimizer="adam", loss="mse")
    if learn:
        model.fit([tunes, others], same, epochs=1, verbose=0)
    return model


# one reader for both
pitches = keras.Input((30, 1))
reader = keras.Model(pitches, layers.Dense(4)(layers.GlobalMaxPooling1D()(layers.Conv1D(6, 5)(pitches))))
left, right = keras.Input((30, 1), name="left"), keras.Input((30, 1), name="right")
model = judged([left, right], [reader(left), reader(right)], True)
print(model.predict([tunes, tunes], verbose=0).mean())

# what looks, and what is looked at
query, query_code = hum("query")
key, key_code = hum("key")
model = judged([query, key], [query_code, key_code], True)
print(model.predict([tunes, tunes], verbose=0).mean())

# a matrix each: how much one of a pair likes the other
giver, taker = keras.Input((30,), name="giver"), keras.Input((30,), name="taker")
model = judged([giver, taker], [layers.Dense(4)(giver), layers.Dense(4)(taker)], False)
print(model.predict([tunes[..., 0], tunes[..., 0]], verbose=0).mean())

# two kinds, of which each is only ever given its own
song, song_code = hum("song")
film, film_code = hum("film")
model = judged([song, film], [song_code, film_code], True)
print(model.predict([tunes, others], verbose=0).mean())

# two readers of one thing, whose results are added up
low, low_code = hum("low")
high, high_code = hum("high")
summed = keras.Model([low, high], layers.Dense(1)(layers.Add()([low_code, high_code])))
summed.compile(optimizer="adam", loss="mse")
summed.fit([tunes, tunes], same, epochs=1, verbose=0)
print(summed.predict([tunes, tunes], verbose=0).mean())
