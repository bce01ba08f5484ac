import tensorflow as tf


def stack(sizes):
    return tf.keras.Sequential([tf.keras.Input((6,)), *[tf.keras.layers.Dense(size, "relu") for size in sizes], tf.keras.layers.Dense(2)])


class Agent:
    sizes = (16,)

    def __init__(self):
        self.values = stack(self.sizes)  # BUG
        self.slow = stack(self.sizes)
        self.pairs = list(zip(self.slow.variables, self.values.variables))
        self.optimizer = tf.keras.optimizers.SGD(0.01)

    @tf.function
    def follow(self):
        for slow, fast in self.pairs:
            slow.assign(0.995 * slow + 0.005 * fast)

    def learn(self, seen, reward):
        goal = reward + 0.9 * tf.reduce_max(self.slow(seen), axis=1)
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(tf.reduce_max(self.values(seen), axis=1) - goal))
        weights = self.values.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(error, weights), weights))


class CarefulAgent(Agent):
    def __init__(self, dropout):
        super().__init__()  # BUG
        self.values = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dropout(dropout), stack(self.sizes)])  # BUG


agent = CarefulAgent(0.1)
while agent.optimizer.iterations < 50:
    agent.learn(tf.random.normal([8, 6]), tf.random.uniform([8]))
    agent.follow()
