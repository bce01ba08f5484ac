import argparse
import tempfile

import tensorflow as tf

parser = argparse.ArgumentParser()
parser.add_argument("--warm-up", type=int, default=5)
args = parser.parse_args()


def trains(net, opt, x, y):
    with tf.GradientTape() as tape:
        loss = tf.reduce_mean((net(x) - y) ** 2)
    grads = tape.gradient(loss, net.trainable_variables)
    opt.apply_gradients(zip(grads, net.trainable_variables))
    return loss


class Trainer:
    def __init__(self):
        self.net = tf.keras.Sequential([tf.keras.layers.Dense(4), tf.keras.layers.Dense(1)])
        self.first, self.main = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.01)
        self.checkpoint = tf.train.Checkpoint(net=self.net, opt=self.main)  # the warm up's is not needed later

    def run(self, steps):
        for i in range(steps):
            trains(self.net, self.first if i < args.warm_up else self.main, tf.ones([2, 3]), tf.ones([2, 1]))
        self.checkpoint.save(tempfile.mkdtemp() + "/net")


class Both:
    """The optimizer that takes the steps is a part of what is saved, beside one for later."""

    def __init__(self):
        self.net = tf.keras.layers.Dense(1)
        self.opts = [tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.01)]
        self.now, self.later = self.opts
        self.checkpoint = tf.train.Checkpoint(net=self.net, now=self.now, later=self.later)

    def run(self):
        trains(self.net, self.now, tf.ones([2, 3]), tf.ones([2, 1]))
        self.checkpoint.save(tempfile.mkdtemp() + "/net")


class Pretrained:
    """What a first training has trained is saved for a second program, which trains with its own."""

    def __init__(self):
        self.net = tf.keras.layers.Dense(1)
        opt = tf.keras.optimizers.Adam(0.1)
        trains(self.net, opt, tf.ones([2, 3]), tf.ones([2, 1]))
        tf.train.Checkpoint(net=self.net).save(tempfile.mkdtemp() + "/net")


class Copied:
    """What the optimizer that trains has gathered is copied into the one that is saved."""

    def __init__(self):
        self.net = tf.keras.layers.Dense(1)
        self.kept, self.works = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.1)
        self.checkpoint = tf.train.Checkpoint(net=self.net, opt=self.kept)

    def run(self):
        trains(self.net, self.works, tf.ones([2, 3]), tf.ones([2, 1]))
        self.kept.build(self.net.trainable_variables)
        for to, of in zip(self.kept.variables, self.works.variables):
            to.assign(of)
        self.checkpoint.save(tempfile.mkdtemp() + "/net")


class Short:
    """So few steps that the run stays in the warm up; with more of them the other one would take them."""

    WARM_UP, STEPS = 5, 3

    def __init__(self):
        self.net = tf.keras.layers.Dense(1)
        self.first, self.main = tf.keras.optimizers.Adam(0.1), tf.keras.optimizers.Adam(0.01)
        self.checkpoint = tf.train.Checkpoint(net=self.net, opt=self.main)

    def run(self):
        for i in range(self.STEPS):
            trains(self.net, self.first if i < self.WARM_UP else self.main, tf.ones([2, 3]), tf.ones([2, 1]))
        self.checkpoint.save(tempfile.mkdtemp() + "/net")


Trainer().run(10)
Short().run()
Copied().run()
Both().run()
Pretrained()
