"""Two towers are built by one function that gives its model a name, and are put into one model."""

from tensorflow import keras


def tower(width):
    given = keras.Input((16,))
    hidden = keras.layers.Dense(width, activation="relu", name="hidden")(given)
    return keras.Model(given, keras.layers.Dense(8, name="code")(hidden), name="tower")


users, items = keras.Input((16,)), keras.Input((16,))
codes = [tower(32)(users), tower(32)(items)]
score = keras.layers.Dot(axes=1)(codes)
model = keras.Model([users, items], score)  # BUG
