import tensorflow as tf


def network(width):
    return tf.keras.Sequential([tf.keras.Input([width]), tf.keras.layers.Dense(6, activation="tanh"), tf.keras.layers.Dense(2)])


class Learner:
    def __init__(self, width):
        self.policy = network(width)
        self.frozen = self.policy
        self.optimizer = tf.keras.optimizers.Adam(0.01)

    def step(self, seen, after):
        wanted = tf.reduce_max(self.frozen(after), axis=1)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(tf.reduce_max(self.policy(seen), axis=1) - wanted))
        weights = self.policy.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


class Frozen:
    """Enters with a copy that stays as it is, and leaves with one network again."""

    def __init__(self, learner):
        self.learner = learner

    def __enter__(self):
        copy = network(self.learner.policy.input_shape[-1])
        copy.set_weights(self.learner.policy.get_weights())
        self.learner.frozen = copy
        return self.learner

    def __exit__(self, *error):
        self.learner.frozen = self.learner.policy


learner = Learner(3)
for _ in range(4):
    with Frozen(learner):
        for _ in range(5):
            learner.step(tf.random.normal([8, 3]), tf.random.normal([8, 3]))
