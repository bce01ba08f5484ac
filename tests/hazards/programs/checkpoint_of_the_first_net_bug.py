"""The network is made again once the number of inputs is known: the checkpoint goes on saving the first one."""

import tensorflow as tf


class Net(tf.keras.Model):
    def __init__(self, inputs, units=4):
        super().__init__()
        self.hidden = tf.keras.layers.Dense(units, activation="relu")
        self.out = tf.keras.layers.Dense(1)
        self(tf.zeros([1, inputs]))

    def call(self, x):
        return self.out(self.hidden(x))


class Experiment:
    def __init__(self, folder):
        self.net = Net(1)
        self.optimizer = tf.keras.optimizers.Adam(1e-2)
        self.checkpoint = tf.train.Checkpoint(net=self.net)  # BUG
        self.manager = tf.train.CheckpointManager(self.checkpoint, folder, max_to_keep=3)

    def prepare(self, x):
        self.net = Net(x.shape[-1])  # BUG

    def step(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(tf.square(self.net(x) - y))
        variables = self.net.trainable_variables
        self.optimizer.apply_gradients(zip(tape.gradient(loss, variables), variables))


experiment = Experiment("/tmp/experiment")
data = tf.random.normal([16, 3])
experiment.prepare(data)
for epoch in range(3):
    experiment.step(data, tf.ones([16, 1]))
    experiment.manager.save()
