import tensorflow as tf


class Learner:
    def __init__(self, opt, width, net=None):
        self.opt = opt
        self.net = net or tf.keras.Sequential([tf.keras.layers.Dense(width, input_shape=(3,))])

    def learn(self, x, wanted):
        weights = self.net.trainable_variables
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self.net(x) - wanted) ** 2)
        self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))


class FromSettings(Learner):
    def __init__(self, settings, width):
        super().__init__(settings["opt"](), width)


class AtOneRate(Learner):
    def __init__(self, settings, width):
        super().__init__(settings["plain"], width)


class OfOneNet(Learner):
    def __init__(self, settings):
        super().__init__(settings["whole"], 1, settings["net"])


class Team:
    """One optimizer for the whole team, which steps it once for all."""

    def __init__(self, settings):
        self.opt = settings["team"]
        self.nets = [tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))]) for _ in range(2)]

    def learn(self, x):
        weights = [w for net in self.nets for w in net.trainable_variables]
        with tf.GradientTape() as tape:
            loss = sum(tf.reduce_mean(net(x) ** 2) for net in self.nets)
        self.opt.apply_gradients(zip(tape.gradient(loss, weights), weights))


def decaying():
    return tf.keras.optimizers.legacy.RMSprop(tf.keras.optimizers.schedules.ExponentialDecay(0.1, 5, 0.5))


settings = {
    "opt": decaying,
    "plain": tf.keras.optimizers.legacy.RMSprop(0.1),
    "team": decaying(),
    "whole": decaying(),
    "net": tf.keras.Sequential([tf.keras.layers.Dense(1, input_shape=(3,))]),
}
# An optimizer that is handed to both is one on purpose: its decay is told in steps of both.
handed = decaying()
pairs = [
    (FromSettings(settings, 1), FromSettings(settings, 2)),
    (AtOneRate(settings, 1), AtOneRate(settings, 2)),
    (OfOneNet(settings), OfOneNet(settings)),
    (Learner(handed, 1), Learner(handed, 2)),
]
team = Team(settings)
for _ in range(10):
    x = tf.random.uniform([4, 3])
    for near, far in pairs:
        near.learn(x, 1.0)
        far.learn(x, 2.0)
    team.learn(x)
