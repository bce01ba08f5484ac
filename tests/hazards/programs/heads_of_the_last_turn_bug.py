"""Each turn makes a function about a weight, a layer or a list of layers of its own, and all are about those of the last turn."""

import tensorflow as tf

SIDES = ("left", "right")
bends, weights = {}, []
for side in SIDES:
    w = tf.Variable(tf.random.normal([4, 1]), name=side)
    weights.append(w)
    bends[side] = lambda x: x @ w  # BUG


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.layers_of_ends, self.ends = [], []
        for _ in range(3):
            stack = [tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)]
            self.layers_of_ends.append(stack)

            def end(x):  # BUG
                for layer in stack:
                    x = layer(x)
                return x

            self.ends.append(end)

    def call(self, x):
        return [end(x) for end in self.ends]


x = tf.ones([2, 4])
print({side: bends[side](x) for side in SIDES}, Net()(x))
gates = {side: (lambda x: gate(x)) for side, gate in zip(SIDES, [tf.keras.layers.Dense(1) for _ in SIDES])}  # BUG
print([gates[side](x) for side in SIDES])
