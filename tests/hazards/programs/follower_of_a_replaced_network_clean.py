import tensorflow as tf


def stack(sizes):
    return tf.keras.Sequential([tf.keras.Input((6,)), *[tf.keras.layers.Dense(size, "relu") for size in sizes], tf.keras.layers.Dense(2)])


class Follower:
    def __init__(self, leader, own):
        self.leader, self.own = leader, own
        self.own.set_weights(leader.get_weights())

    def follow(self):
        for slow, fast in zip(self.own.variables, self.leader.variables):
            slow.assign(0.995 * slow + 0.005 * fast)


class Agent:
    def __init__(self, sizes=(16,)):
        self.values = stack(sizes)
        self.follower = Follower(self.values, stack(sizes))
        self.optimizer = tf.keras.optimizers.SGD(0.01)

    def learn(self, seen, reward):
        goal = reward + 0.9 * tf.reduce_max(self.follower.own(seen), axis=1)
        with tf.GradientTape() as tape:
            error = tf.reduce_mean(tf.square(tf.reduce_max(self.values(seen), axis=1) - goal))
        weights = self.values.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(error, weights), weights))
        self.follower.follow()


class BothAnew(Agent):
    """Puts another network in the place of the first one, and another follower too."""

    def __init__(self):
        super().__init__()
        self.values = stack((32, 32))
        self.follower = Follower(self.values, stack((32, 32)))


class Around(Agent):
    """The network in another one."""

    def __init__(self):
        super().__init__()
        self.values = tf.keras.Sequential([tf.keras.Input((6,)), tf.keras.layers.Dropout(0.1), self.values])


class Reborn(Agent):
    """A second generation learns, while the follower goes on to what the first one has learned."""

    def begin_anew(self):
        self.values = stack((16,))
        self.optimizer = tf.keras.optimizers.SGD(0.01)


class Loaded(Agent):
    """The follower goes to weights of old."""

    def __init__(self):
        super().__init__()
        self.values.load_weights("of_old.weights.h5")
        self.values = stack((16,))


def run(agent):
    for _ in range(20):
        agent.learn(tf.random.normal([8, 6]), tf.random.uniform([8]))


first = Agent()
first.values.save_weights("of_old.weights.h5")
run(first)
run(BothAnew())
run(Around())
reborn = Reborn()
run(reborn)
reborn.begin_anew()
run(reborn)
run(Loaded())
