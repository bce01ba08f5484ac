import numpy as np
import tensorflow as tf


class Whitened(tf.Module):
    def __init__(self, sign):
        super().__init__()
        self.sign = sign
        self.centre = tf.Variable(tf.zeros([4]), trainable=False)

    def __call__(self, values):
        self.centre.assign(0.9 * self.centre + 0.1 * tf.reduce_mean(values, axis=0))
        return self.sign * (values - self.centre)


class Explorer(tf.Module):
    # what all of them have visited
    visits = tf.Variable(tf.zeros([4]), trainable=False)

    def __call__(self, state):
        self.visits.assign_add(tf.one_hot(state, 4))
        return tf.gather(self.visits, state) ** -0.5


class Player(tf.Module):
    # the players of a league see the same game, each in a thread of its own
    centre = tf.Variable(tf.zeros([4]), trainable=False)

    def __call__(self, values):
        self.centre.assign(0.9 * self.centre + 0.1 * tf.reduce_mean(values, axis=0))
        return values - self.centre


class Scaled(tf.Module):
    # the one that is to train gathers, the other one goes by that
    centre = tf.Variable(tf.zeros([4]), trainable=False)

    def __init__(self, gathers):
        super().__init__()
        self.gathers = gathers

    def __call__(self, values):
        if self.gathers:
            self.centre.assign(0.9 * self.centre + 0.1 * tf.reduce_mean(values, axis=0))
        return values - self.centre


class Defaulted(tf.Module):
    centre = tf.Variable(tf.zeros([4]), trainable=False)

    def __init__(self):
        super().__init__()
        self.centre = tf.Variable(tf.zeros([4]), trainable=False)

    def __call__(self, values):
        self.centre.assign(0.9 * self.centre + 0.1 * tf.reduce_mean(values, axis=0))
        return values - self.centre


class Chained(tf.Module):
    shared_centre = tf.Variable(tf.zeros([4]), trainable=False)

    def __call__(self, values):
        self.shared_centre.assign(0.9 * self.shared_centre + 0.1 * tf.reduce_mean(values, axis=0))
        return values - self.shared_centre


class Split(tf.Module):
    # one for what is learned from and what is measured
    centre = tf.Variable(tf.zeros([4]), trainable=False)

    def __init__(self, split):
        super().__init__()
        self.split = split

    def __call__(self, values):
        self.centre.assign(0.9 * self.centre + 0.1 * tf.reduce_mean(values, axis=0))
        return values - self.centre


pressure, humidity = Whitened(1.0), Whitened(-1.0)
north, south = Explorer(), Explorer()
players = [Player() for _ in range(3)]
learning, measured = Scaled(True), Scaled(False)
one, two = Defaulted(), Defaulted()
warm, cold = Chained(), Chained()
train, valid = Split("train"), Split("valid")
for hour in range(24):
    batch = tf.constant(np.random.rand(8, 4), tf.float32)
    print(pressure(batch + 1000.0), humidity(batch))
    print(north(hour % 4), south(hour % 3))
    print([player(batch + seat) for seat, player in enumerate(players)])
    print(learning(batch), measured(batch + 1.0))
    print(one(batch), two(batch + 1.0), warm(batch), cold(batch + 1.0), train(batch), valid(batch + 1.0))
