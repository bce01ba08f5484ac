import tensorflow as tf


def network():
    states = tf.keras.Input((5,))
    values = tf.keras.layers.Dense(2)(tf.keras.layers.Dense(7, activation="tanh")(states))
    return tf.keras.Model(states, values)


class Learner:
    """The slow network has layers of its own."""

    def __init__(self):
        self.fast, self.slow = network(), network()
        self.slow.set_weights(self.fast.get_weights())
        self.optimizer = tf.keras.optimizers.SGD(0.1)

    def step(self, states):
        goal = tf.reduce_max(self.slow(states), axis=1)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.reduce_max(self.fast(states), axis=1) - 0.9 * goal) ** 2)
        weights = self.fast.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
        slow, fast = self.slow.get_weights(), self.fast.get_weights()
        self.slow.set_weights([0.99 * a + 0.01 * b for a, b in zip(slow, fast)])


learner = Learner()
for _ in range(4):
    learner.step(tf.random.normal([6, 5]))


# One network under two wrappers on purpose: it goes on from halfway between what it was before some steps and what it is behind them.
model = network()
served = tf.keras.Model(model.inputs, model.outputs)
optimizer = tf.keras.optimizers.SGD(0.1)
for task in range(3):
    before = served.get_weights()
    for _ in range(2):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(model(tf.random.normal([6, 5])) ** 2)
        optimizer.apply_gradients(zip(tape.gradient(loss, model.trainable_variables), model.trainable_variables))
    model.set_weights([0.5 * a + 0.5 * b for a, b in zip(before, model.get_weights())])
    model.set_weights([0.999 * w for w in model.get_weights()])
print(served(tf.ones([1, 5])))
