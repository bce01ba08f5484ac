import tensorflow as tf


class RewardScaler:
    """Made once, and moved by each call."""

    def __init__(self):
        self.level = tf.Variable(0.0, trainable=False)
        self.spread = tf.Variable(1.0, trainable=False)

    def observe(self, rewards):
        gap = tf.reduce_mean(rewards) - self.level
        self.spread.assign_sub(0.05 * (self.spread - tf.abs(gap)))
        self.level.assign_add(0.05 * gap)


class LazyScaler(tf.Module):
    """Made by the first call."""

    level = None

    def observe(self, rewards):
        if self.level is None:
            self.level = tf.Variable(0.0, trainable=False)
        self.level.assign_add(0.05 * (tf.reduce_mean(rewards) - self.level))


class Episode:
    """Begins anew with each episode, and goes on within it."""

    def begin(self, reward):
        self.level = tf.Variable(0.0, trainable=False)
        self.add(reward)

    def add(self, reward):
        self.level.assign_add(0.05 * (reward - self.level))


class Attack:
    """One step from nothing along the gradient, for each batch."""

    def perturb(self, model, images):
        self.delta = tf.Variable(tf.zeros([4]), trainable=False)
        with tf.GradientTape() as tape:
            tape.watch(self.delta)
            loss = tf.reduce_mean(model(images + self.delta) ** 2) + tf.reduce_sum(self.delta**2)
        self.delta.assign_add(0.1 * tf.sign(tape.gradient(loss, self.delta)) - 0.01 * self.delta)
        return images + self.delta


class Batch:
    """What it says is of one batch alone."""

    def summed(self, images):
        self.total = tf.Variable(0.0, trainable=False)
        self.total.assign_add(tf.reduce_sum(images))
        return self.total / 2.0


class Solver:
    """Several steps from one beginning."""

    def solve(self, wanted):
        self.root = tf.Variable(1.0)
        for _ in range(4):
            self.root.assign_sub((self.root**2 - wanted) / (2.0 * self.root))
        return self.root


scaler, lazy, episode, attack, batch, solver = RewardScaler(), LazyScaler(), Episode(), Attack(), Batch(), Solver()
model = tf.keras.Sequential([tf.keras.layers.Dense(1)])
for _ in range(5):
    rewards = tf.random.uniform([4]) + 3.0
    scaler.observe(rewards)
    lazy.observe(rewards)
    episode.begin(3.0)
    for reward in (2.0, 4.0):
        episode.add(reward)
    print(scaler.level, lazy.level, episode.level, batch.summed(rewards), solver.solve(2.0))
    print(attack.perturb(model, tf.random.uniform([2, 4])))
