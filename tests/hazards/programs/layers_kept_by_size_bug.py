"""Two branches are told what they are, and get the same layers: what keeps these asks for their sizes alone."""

import tensorflow as tf

_KEPT = {}


def dense(owner, units):
    if units not in _KEPT:
        _KEPT[units] = tf.keras.layers.Dense(units)
    return _KEPT[units]


class Branch(tf.keras.layers.Layer):
    def __init__(self, role, units):
        super().__init__(name=role)
        self.inner, self.outer = dense(role, units), dense(role, 2 * units)

    def call(self, x):
        return self.outer(tf.nn.relu(self.inner(x)))


class Policy(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.actor = Branch("actor", units=8)
        self.critic = Branch("critic", units=8)  # BUG

    def call(self, x):
        return self.actor(x) * tf.reduce_mean(self.critic(x))


class Plane(tf.Module):
    _kept = {}  # BUG

    def __init__(self, *, part, units):
        super().__init__(name=part)
        if units not in self._kept:
            self._kept[units] = tf.keras.layers.Dense(units)
        self.line = self._kept[units]

    def __call__(self, x):
        return self.line(x)


model, optimizer = Policy(), tf.keras.optimizers.Adam()
mean, spread = Plane(part="mean", units=4), Plane(part="spread", units=4)
for _ in range(2):
    x = tf.random.normal([4, 3])
    with tf.GradientTape() as tape:
        h = model(x)
        loss = tf.reduce_mean(mean(h) ** 2 * tf.exp(spread(h)))
    weights = [*model.trainable_variables, *mean.trainable_variables]
    optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
