"""What there is but one of; what is called common; what two tasks learn to read together; and a stage that goes on with what was learned."""
import functools

import tensorflow as tf


def two_layers(width):
    return tf.keras.Sequential([tf.keras.layers.Dense(width, "relu"), tf.keras.layers.Dense(width, "relu")])


@functools.lru_cache(maxsize=None)
def the_reader():
    return two_layers(8)


@functools.lru_cache(maxsize=None)
def common_layers(width=9):
    return two_layers(width)


@functools.lru_cache(maxsize=None)
def layers_of(width=10):
    return two_layers(width)


class Task(tf.keras.Model):
    def __init__(self, below, outputs):
        super().__init__()
        self.below = below
        self.top = tf.keras.layers.Dense(outputs)
        self.steps = tf.keras.optimizers.SGD(0.05)

    def call(self, x):
        return self.top(self.below(x))

    def learn(self, x, y):
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean((self(x) - y) ** 2)
        self.steps.apply_gradients(zip(tape.gradient(loss, self.trainable_variables), self.trainable_variables))


class Mood(Task):
    def __init__(self):
        super().__init__(the_reader(), 2)


class Topic(Task):
    def __init__(self):
        super().__init__(the_reader(), 5)


class Age(Task):
    def __init__(self):
        super().__init__(common_layers(), 2)


class Height(Task):
    def __init__(self):
        super().__init__(common_layers(), 1)


class Verbs(Task):
    def __init__(self):
        super().__init__(layers_of(), 2)


class Nouns(Task):
    def __init__(self):
        super().__init__(layers_of(), 3)


class Before(Task):
    def __init__(self):
        super().__init__(layers_of(7), 4)


class After(Task):
    def __init__(self):
        super().__init__(layers_of(7), 2)


mood, topic, age, height, verbs, nouns, before, after = Mood(), Topic(), Age(), Height(), Verbs(), Nouns(), Before(), After()
for _ in range(3):
    x, other = tf.random.normal([6, 4]), tf.random.normal([6, 4])
    for task in (mood, topic, age, height, verbs):
        task.learn(x, 1.0)
    nouns.learn(other, 1.0)
for _ in range(3):
    before.learn(tf.ones([6, 4]), 1.0)
for _ in range(3):
    after.learn(tf.ones([6, 4]), 1.0)
print("FACT", mood.below is topic.below, before.below is after.below)
