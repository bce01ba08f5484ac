"""A shop offers the dish that its ranker likes best; the ranker is made anew each week, and the traced offer keeps the first."""
import numpy as np
import tensorflow as tf

DISHES, FEATURES = 12, 6


def make_ranker():
    return tf.keras.Sequential([
        tf.keras.Input((FEATURES,)),
        tf.keras.layers.Dense(16, activation="relu"),
        tf.keras.layers.Dense(1),
    ])


class Menu:
    def __init__(self):
        self.ranker = make_ranker()

    @tf.function
    def offer(self, dishes):
        liking = self.ranker(dishes)[:, 0]
        return dishes[tf.argmax(liking)]

    def learn(self, dishes, sold):
        fresh = make_ranker()
        fresh.compile(optimizer="adam", loss="mse")
        fresh.fit(dishes, sold, epochs=2, verbose=0)
        self.ranker = fresh  # BUG


def main():
    rng = np.random.default_rng(1)
    menu = Menu()
    for week in range(4):
        dishes = rng.normal(size=(DISHES, FEATURES)).astype("float32")
        print(week, menu.offer(tf.constant(dishes)).numpy())
        menu.learn(dishes, rng.uniform(size=(DISHES, 1)).astype("float32"))


main()
