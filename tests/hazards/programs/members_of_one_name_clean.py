"""Two towers have names of their own; their layers, which are called alike, are each in a model of its own. Another one is taken twice."""

from tensorflow import keras


def tower(width, name):
    given = keras.Input((16,))
    hidden = keras.layers.Dense(width, activation="relu", name="hidden")(given)
    return keras.Model(given, keras.layers.Dense(8, name="code")(hidden), name=name)


users, items = keras.Input((16,)), keras.Input((16,))
norm = keras.layers.LayerNormalization(name="norm")
codes = [norm(tower(32, "users")(users)), norm(tower(32, "items")(items))]
score = keras.layers.Dot(axes=1)(codes)
model = keras.Model([users, items], score)
