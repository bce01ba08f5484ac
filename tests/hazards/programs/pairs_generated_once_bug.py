import tensorflow as tf


class Learner:
    def __init__(self):
        self.online, self.lagging = (tf.keras.Sequential([tf.keras.layers.Dense(2, input_shape=(3,))]) for _ in range(2))
        self.lagging.set_weights(self.online.get_weights())
        self.pairs = ((a, b) for a, b in zip(self.online.variables, self.lagging.variables))
        self.optimizer = tf.keras.optimizers.SGD(0.1)

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.online(x) - tf.stop_gradient(self.lagging(x)) - 1.0))
        weights = self.online.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))
        for a, b in self.pairs:  # BUG
            b.assign(0.9 * b + 0.1 * a)


learner = Learner()
for _ in range(4):
    learner.step(tf.ones([2, 3]))
