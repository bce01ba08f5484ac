"""State that is in the checkpoint, or begins from what was restored, or is put there by the program; and averages that are saved as the
weights."""

import tempfile

import tensorflow as tf


class Standardizer(tf.Module):
    def __init__(self, width):
        super().__init__()
        self.mean = tf.Variable(tf.zeros([width]), trainable=False)

    def see(self, x):
        self.mean.assign_add(0.05 * (tf.reduce_mean(x, 0) - self.mean))

    def __call__(self, x):
        return x - self.mean


class Seen:
    """For the log."""

    def __init__(self):
        self.examples = tf.Variable(0.0, trainable=False)


class Regressor(tf.Module):
    def __init__(self):
        super().__init__()
        self.standardizer, self.seen = Standardizer(4), Seen()
        self.slope = tf.Variable(tf.random.normal([4, 1]))

    def learn(self, x, y):
        self.standardizer.see(x)
        self.seen.examples.assign_add(8.0)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((tf.matmul(self.standardizer(x), self.slope) - y) ** 2)
        self.slope.assign_sub(0.1 * tape.gradient(loss, self.slope))
        return loss


class Smooth:
    def __init__(self, weight):
        self.weight, self.smooth = weight, tf.Variable(weight, trainable=False)

    def begin(self):
        self.smooth.assign(self.weight)

    def follow(self):
        self.smooth.assign(0.99 * self.smooth + 0.01 * self.weight)

    def put_in(self):
        self.weight.assign(self.smooth)


def train(folder, steps):
    regressor = Regressor()
    smooth = Smooth(regressor.slope)
    checkpoint = tf.train.Checkpoint(regressor=regressor)
    manager = tf.train.CheckpointManager(checkpoint, folder, 3)
    checkpoint.restore(manager.latest_checkpoint)
    smooth.begin()
    for _ in range(steps):
        loss = regressor.learn(tf.random.normal([8, 4]) + 3.0, tf.ones([8, 1]))
        smooth.follow()
    manager.save()
    return float(loss)


def train_smoothly(folder, steps):
    regressor = Regressor()
    checkpoint = tf.train.Checkpoint(regressor=regressor)
    manager = tf.train.CheckpointManager(checkpoint, folder, 3)
    checkpoint.restore(manager.latest_checkpoint)
    smooth = Smooth(regressor.slope)
    for _ in range(steps):
        loss = regressor.learn(tf.random.normal([8, 4]) + 3.0, tf.ones([8, 1]))
        smooth.follow()
    smooth.put_in()
    manager.save()
    return float(loss)


folder = tempfile.mkdtemp()
print(train(folder, 5), train(folder, 5))
folder = tempfile.mkdtemp()
print(train_smoothly(folder, 5), train_smoothly(folder, 5))
