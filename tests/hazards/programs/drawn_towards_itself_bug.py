"""A follower is to be drawn towards a level, and the level is the follower."""

import tensorflow as tf


class Level(tf.Module):
    def __init__(self, rate=0.2):
        super().__init__()
        self.rate = rate
        self.level = tf.Variable(tf.ones([4]), trainable=False, name="level")


def follow(follower, level, rate):
    follower.assign((1.0 - rate) * follower + rate * level)  # BUG


def main():
    level = Level()
    for _ in range(3):
        follow(level.level, level.level, level.rate)
    print(level.level.numpy())


if __name__ == "__main__":
    main()
