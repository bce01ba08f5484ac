import tensorflow as tf


class Learner:
    def __init__(self):
        self.online, self.lagging = (tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))]) for _ in range(2))
        self.pairs = list(zip(self.online.variables, self.lagging.variables))
        self.begin()
        self.optimizer = tf.keras.optimizers.SGD(0.1)

    def begin(self):
        pairs = iter(self.pairs)
        for a, b in pairs:
            b.assign(a)
        print("copied", len(self.pairs), "left", [a.name for a, _ in pairs])

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.online(x) - tf.stop_gradient(self.lagging(x)) - 1.0))
        weights = self.online.trainable_variables
        steps = zip(tape.gradient(loss, weights), weights)
        self.optimizer.apply_gradients(steps)
        for a, b in self.pairs:
            b.assign(0.9 * b + 0.1 * a)
        return sum(1 for _ in steps)


learner = Learner()
for _ in range(4):
    learner.step(tf.ones([2, 3]))
