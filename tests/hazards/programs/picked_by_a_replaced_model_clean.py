"""Rows that are picked by what a model says, where the trace has the model that is meant."""
import numpy as np
import tensorflow as tf

DISHES, FEATURES = 12, 6


def make_ranker():
    return tf.keras.Sequential([
        tf.keras.Input((FEATURES,)),
        tf.keras.layers.Dense(16, activation="relu"),
        tf.keras.layers.Dense(1),
    ])


class Refreshed:
    """The ranker gets new weights, and stays the same object."""

    def __init__(self):
        self.ranker = make_ranker()
        self.ranker.compile(optimizer="adam", loss="mse")
        self.start = self.ranker.get_weights()

    @tf.function
    def offer(self, dishes):
        return dishes[tf.argmax(self.ranker(dishes)[:, 0])]

    def learn(self):
        self.ranker.set_weights(self.start)
        self.ranker.fit(np.ones([4, FEATURES], "float32"), np.ones([4, 1], "float32"), verbose=0)


class Retraced:
    """The offer is traced anew with each ranker."""

    def __init__(self):
        self.learn()

    def learn(self):
        self.ranker = make_ranker()
        self.offer = tf.function(self._offer)

    def _offer(self, dishes):
        return dishes[tf.argmax(self.ranker(dishes)[:, 0])]


class Told:
    """The trace is told which ranker it is: there is one for each."""

    def __init__(self):
        self.ranker = make_ranker()

    @tf.function
    def _best(self, ranker, dishes):
        return dishes[tf.argmax(ranker(dishes)[:, 0])]

    def offer(self, dishes):
        return self._best(self.ranker, dishes)

    def learn(self):
        self.ranker = make_ranker()


def main():
    rng = np.random.default_rng(1)
    for menu in (Refreshed(), Retraced(), Told()):
        for week in range(4):
            dishes = tf.constant(rng.normal(size=(DISHES, FEATURES)), tf.float32)
            print(week, menu.offer(dishes).numpy())
            menu.learn()


def by_a_table():
    """A graph that fetches rows picked by a network, a mask and a step, and trains what it picks from."""
    table = tf.Variable(tf.random.normal([DISHES, FEATURES]))
    chooser = tf.keras.layers.Dense(DISHES)
    step = tf.Variable(0, dtype=tf.int64)
    optimizer = tf.keras.optimizers.SGD(0.1)
    wanted = tf.ones([FEATURES])
    for _ in range(5):
        with tf.GradientTape() as tape:
            row = table[tf.argmax(chooser(wanted[None])[0])]
            loss = tf.reduce_mean(tf.square(row - wanted)) + 0.1 * tf.reduce_mean(tf.square(table[step % DISHES]))
        optimizer.apply_gradients([(tape.gradient(loss, table), table)])
        step.assign_add(1)


main()
by_a_table()
