import tempfile

import tensorflow as tf


class Temperature:
    """Cools down in each step, and is warm again when a new round begins."""

    def __init__(self, warm=2.0):
        self.warm = warm
        self.value = tf.Variable(warm, trainable=False)

    def cool(self):
        self.value = 0.5 * self.value  # BUG

    def begin(self):
        self.value.assign(self.warm)


class Centers(tf.Module):
    """The means of what was counted as theirs."""

    def __init__(self, count, width):
        super().__init__()
        self.total = tf.Variable(tf.zeros([count, width]), trainable=False)
        self.seen = tf.Variable(tf.ones([count, 1]), trainable=False)
        self.places = tf.Variable(tf.random.normal([count, width]), trainable=False)

    def add(self, points, owner):
        mine = tf.one_hot(owner, 3)
        self.total.assign_add(tf.matmul(mine, points, transpose_a=True))
        self.seen.assign_add(tf.reduce_sum(mine, 0)[:, None])
        self.places = self.total / self.seen  # BUG


centers = Centers(3, 2)
for step in range(4):
    centers.add(tf.random.normal([5, 2]), [0, 1, 2, 0, 1])
path = tf.train.Checkpoint(centers=centers).save(tempfile.mkdtemp() + "/centers")

temperature = Temperature()
for game in range(2):
    temperature.begin()
    for step in range(3):
        temperature.cool()
    print(float(temperature.value))
