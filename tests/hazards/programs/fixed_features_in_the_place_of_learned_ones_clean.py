"""Another agent looks at the world by features that chance has made, and that are not to learn: it goes on with its head alone."""
import tensorflow as tf


class Agent:
    def __init__(self):
        self.body = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, "relu")])
        self.head = tf.keras.Sequential([tf.keras.Input((8,)), tf.keras.layers.Dense(2)])
        self.weights = self.body.trainable_weights + self.head.trainable_weights
        self.optimizer = tf.keras.optimizers.Adam(1e-3)

    def learn(self, seen, wanted):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.head(self.body(seen)) - wanted) ** 2)
        pairs = [(g, w) for g, w in zip(tape.gradient(loss, self.weights), self.weights) if g is not None]
        self.optimizer.apply_gradients(pairs)


class FixedAgent(Agent):
    def __init__(self):
        super().__init__()
        self.body = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dense(8, "relu")])
        self.body.trainable = False


class LazyAgent(Agent):
    """It takes over what another one has learned."""

    def __init__(self, teacher):
        super().__init__()
        self.body = teacher.body


first = Agent()
for _ in range(3):
    first.learn(tf.ones([4, 6]), tf.ones([4, 2]))
for agent in (FixedAgent(), LazyAgent(first)):
    for _ in range(3):
        agent.learn(tf.ones([4, 6]), tf.ones([4, 2]))
