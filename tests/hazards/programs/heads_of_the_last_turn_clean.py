"""Each turn makes a function about a weight, a layer or a list of layers, which it is given, or which its own turn calls."""

import tensorflow as tf

SIDES = ("left", "right")
bends, weights = {}, []
for side in SIDES:
    w = tf.Variable(tf.random.normal([4, 1]), name=side)
    weights.append(w)
    bends[side] = lambda x, w=w: x @ w


class Net(tf.keras.Model):
    def __init__(self):
        super().__init__()
        self.layers_of_ends, self.ends = [], []
        for _ in range(3):
            stack = [tf.keras.layers.Dense(8), tf.keras.layers.Dense(1)]
            self.layers_of_ends.append(stack)

            def end(x, stack=stack):
                for layer in stack:
                    x = layer(x)
                return x

            self.ends.append(end)

    def call(self, x):
        return [end(x) for end in self.ends]


x = tf.ones([2, 4])
print({side: bends[side](x) for side in SIDES}, Net()(x))
shared = tf.keras.layers.Dense(1)
gates = {side: (lambda x: shared(x)) for side in SIDES}
print([gates[side](x) for side in SIDES])
for side in SIDES:
    gate = tf.keras.layers.Dense(1)
    run = lambda x: gate(x)
    print(side, run(x))
    gate = tf.keras.layers.Dense(1)
    print(side, run(x))
print("the last", run(x))
