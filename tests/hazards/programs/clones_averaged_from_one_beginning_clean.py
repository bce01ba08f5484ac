"""Clones that begin with the weights of the model, and the best of some that begin anew."""

import numpy as np
import tensorflow as tf


def build():
    return tf.keras.Sequential([tf.keras.layers.Input((4,)), tf.keras.layers.Dense(3), tf.keras.layers.Dense(1)])


def learn(model, x, y):
    model.compile("sgd", "mse")
    return model.fit(x, y, epochs=2, verbose=0).history["loss"][-1]


def visit(common, x, y):
    mine = tf.keras.models.clone_model(common)
    mine.set_weights(common.get_weights())
    learn(mine, x, y)
    return mine.get_weights()


def visit_by_variables(common, x, y):
    mine = tf.keras.models.clone_model(common)
    for ours, theirs in zip(mine.variables, common.variables):
        ours.assign(theirs)
    learn(mine, x, y)
    return mine.get_weights()


def best_of(common, x, y):
    found = []
    for _ in range(3):
        mine = tf.keras.models.clone_model(common)
        found.append((learn(mine, x, y), mine.get_weights()))
    return min(found, key=lambda each: each[0])[1]


common = build()
places = [(np.random.rand(8, 4).astype("float32"), np.ones((8, 1), "float32")) for _ in range(3)]
common.set_weights(best_of(common, *places[0]))
for way in (visit, visit_by_variables):
    for turn in range(2):
        found = [way(common, x, y) for x, y in places]
        common.set_weights([np.mean(parts, axis=0) for parts in zip(*found)])
print(common.predict(places[0][0], verbose=0).mean())
