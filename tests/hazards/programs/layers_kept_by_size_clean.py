"""Two branches are told what they are, and have layers of their own, or one embedding, or are two views or modes of one network."""

import tensorflow as tf

_KEPT = {}


def dense(owner, units):
    if (owner, units) not in _KEPT:
        _KEPT[owner, units] = tf.keras.layers.Dense(units)
    return _KEPT[owner, units]


def one(units):
    return dense("one", units)


class Branch(tf.keras.layers.Layer):
    def __init__(self, role, units):
        super().__init__(name=role)
        self.inner = dense(role, units)

    def call(self, x):
        return self.inner(x)


class View(tf.keras.layers.Layer):
    def __init__(self, side):
        super().__init__(name=side)
        self.inner = one(8)

    def call(self, x):
        return self.inner(x)


class Words(tf.keras.layers.Layer):
    def __init__(self, field):
        super().__init__(name=field)
        self.embedding = one(8)

    def call(self, x):
        return self.embedding(x)


class Player:
    def __init__(self, colour):
        self.colour = colour
        self.net = one(8)

    def move(self, x):
        return self.net(x)


parts = [Branch("actor", 8), Branch("critic", 8), View("left"), View("right"), View("query"), View("document"), View("train"), View("eval")]
parts += [View("tower_0"), View("tower_1"), Words("title"), Words("body"), Player("black").move, Player("white").move]
optimizer = tf.keras.optimizers.Adam()
for _ in range(2):
    x = tf.random.normal([4, 3])
    with tf.GradientTape() as tape:
        loss = tf.add_n([tf.reduce_mean(part(x) ** 2) for part in parts])
    weights = parts[0].trainable_variables + parts[1].trainable_variables + parts[2].trainable_variables
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
