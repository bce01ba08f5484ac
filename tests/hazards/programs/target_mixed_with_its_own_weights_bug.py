import tensorflow as tf


class Learner:
    def __init__(self):
        states = tf.keras.Input((5,))
        values = tf.keras.layers.Dense(2)(tf.keras.layers.Dense(7, activation="tanh")(states))
        self.fast = tf.keras.Model(states, values)
        self.slow = tf.keras.Model(self.fast.inputs, self.fast.outputs)  # BUG TVS410
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
