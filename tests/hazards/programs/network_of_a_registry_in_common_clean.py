"""Two settings name one network: one optimizer trains both heads on it, or the second head takes what it says as it is."""
import tensorflow as tf

NETWORKS = {name: tf.keras.Sequential([tf.keras.layers.Dense(8, "relu")]) for name in ("small", "other", "joint")}


def network(name):
    return NETWORKS[name]


def head():
    return tf.keras.layers.Dense(1)


class Both:
    """One loss, one optimizer."""

    def __init__(self, config):
        self.policy_net = network(config["policy"])
        self.value_net = network(config["value"])
        self.policy, self.value = head(), head()
        self.optimizer = tf.keras.optimizers.Adam(1e-3)

    def step(self, x):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.policy(self.policy_net(x)) ** 2) + tf.reduce_mean(self.value(self.value_net(x)) ** 2)
        weights = self.policy_net.trainable_variables + self.policy.trainable_variables + self.value.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


class Detached:
    """The policy takes what the value has learned to see."""

    def __init__(self, config):
        self.value_net = network(config["value"])
        self.policy_net = network(config["policy"])
        self.policy, self.value = head(), head()
        self.of_policy, self.of_value = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.Adam(1e-3)

    def step(self, x):
        with tf.GradientTape(persistent=True) as tape:
            policy = tf.reduce_mean(self.policy(tf.stop_gradient(self.policy_net(x))) ** 2)
            value = tf.reduce_mean(self.value(self.value_net(x)) ** 2)
        weights = self.value_net.trainable_variables + self.value.trainable_variables
        self.of_value.apply_gradients(zip(tape.gradient(value, weights), weights))
        weights = self.policy.trainable_variables
        self.of_policy.apply_gradients(zip(tape.gradient(policy, weights), weights))


class Said:
    """It is asked for as what is shared."""

    def __init__(self, config):
        self.left_net = network(config["shared"])
        self.right_net = network(config["shared"])
        self.left, self.right = head(), head()
        self.optimizers = tf.keras.optimizers.Adam(1e-3), tf.keras.optimizers.Adam(1e-3)

    def step(self, x):
        for net, top, optimizer in zip((self.left_net, self.right_net), (self.left, self.right), self.optimizers):
            with tf.GradientTape() as tape:
                loss = tf.reduce_mean(top(net(x)) ** 2)
            weights = net.trainable_variables + top.trainable_variables
            optimizer.apply_gradients(zip(tape.gradient(loss, weights), weights))


for each in (Both({"policy": "small", "value": "small"}), Detached({"policy": "other", "value": "other"}), Said({"shared": "joint"})):
    for _ in range(2):
        each.step(tf.ones([4, 6]))
