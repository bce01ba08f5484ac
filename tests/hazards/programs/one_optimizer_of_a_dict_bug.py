"""A painter and its judge each take a step by the optimizer that the settings describe: it is one, and was built for the painter."""

import keras
import tensorflow as tf

SETTINGS = {"class_name": "Adamax", "config": {"learning_rate": 1e-3}}


class Painters:
    def __init__(self, settings):
        self.painter = keras.Sequential([keras.Input([2]), keras.layers.Dense(5)])
        self.judge = keras.Sequential([keras.Input([5]), keras.layers.Dense(1)])
        optimizer = keras.optimizers.get(dict(settings))  # BUG
        self.steps = {"painter": optimizer, "judge": optimizer}  # BUG

    def learn(self, who, noise):
        model = getattr(self, who)
        with tf.GradientTape() as tape:
            loss = tf.reduce_mean(self.judge(self.painter(noise)))
        weights = model.trainable_variables
        self.steps[who].apply_gradients(zip(tape.gradient(loss, weights), weights))  # BUG


painters = Painters(SETTINGS)
for turn in range(3):
    painters.learn("painter", tf.random.normal([4, 2]))
    painters.learn("judge", tf.random.normal([4, 2]))  # BUG
